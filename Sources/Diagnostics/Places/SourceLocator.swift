/// Finds places in the files of a run. It indexes each file once and measures each long line once, so that many
/// diagnostics cost little more than one, however the file is laid out.
struct SourceLocator {
  private let files: [SourceFile]
  private var indexes: [LineIndex?]
  private var longLines: [LineKey: MeasuredLine] = [:]
  private var recentLines: [LineKey: MeasuredLine] = [:]

  /// Measuring a short line again is cheap, and keeping all of them would take more memory than the files.
  private static let recentLimit = 64
  private static let shortLine = 1024

  private struct LineKey: Hashable {
    let file: Int
    let line: Int
  }

  init(_ files: [SourceFile]) {
    self.files = files
    indexes = Array(repeating: nil, count: files.count)
  }

  func path(ofFile file: Int) -> String? {
    files.indices.contains(file) ? files[file].path : nil
  }

  func file(_ file: Int) -> SourceFile? {
    files.indices.contains(file) ? files[file] : nil
  }

  func areSound(_ edits: [Diagnostic.Edit]) -> Bool {
    FixedFiles.areSound(edits, in: files)
  }

  mutating func index(ofFile file: Int) -> LineIndex? {
    guard files.indices.contains(file) else { return nil }
    if let index = indexes[file] { return index }
    let index = LineIndex(files[file])
    indexes[file] = index
    return index
  }

  mutating func measured(_ line: Int, ofFile file: Int) -> MeasuredLine? {
    guard let index = index(ofFile: file) else { return nil }
    let key = LineKey(file: file, line: line)
    if let measured = longLines[key] ?? recentLines[key] { return measured }
    let measured = index.measured(line)
    if measured.byteCount > Self.shortLine {
      longLines[key] = measured
    } else {
      if recentLines.count == Self.recentLimit { recentLines.removeAll(keepingCapacity: true) }
      recentLines[key] = measured
    }
    return measured
  }

  /// Nil if the span names no file of the run.
  mutating func place(of span: SourceSpan) -> SourcePlace? {
    guard let path = path(ofFile: span.file),
      let start = position(at: span.start, inFile: span.file),
      let end = position(at: max(span.start, span.end), inFile: span.file)
    else { return nil }
    return SourcePlace(path: path, start: start, end: end)
  }

  private mutating func position(at offset: Int, inFile file: Int) -> SourcePosition? {
    guard let index = index(ofFile: file) else { return nil }
    let line = index.line(at: offset)
    guard let measured = measured(line, ofFile: file) else { return nil }
    return index.position(at: offset, in: measured, line: line)
  }
}
