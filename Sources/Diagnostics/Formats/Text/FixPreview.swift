/// What a fix makes of the lines that it touches.
struct FixPreview {
  private let changes: [Change]

  struct Line: Hashable {
    let file: Int
    let number: Int
  }

  private struct Change {
    let file: Int
    let path: String
    let position: SourcePosition
    let firstLine: Int
    let removed: [MeasuredLine]
    let added: [MeasuredLine]
  }

  /// A fix with more bytes or lines than this is not worth showing, because nobody would read it.
  private static let byteLimit = 4096
  private static let lineLimit = 6

  /// Nil if the fix cannot be applied, changes nothing, or is too large to be read.
  init?(_ fix: Diagnostic.Fix, _ locator: inout SourceLocator) {
    let edits = FixedFiles.inOrder(fix.edits)
    guard locator.areSound(edits) else { return nil }
    var changes: [Change] = []
    for hunk in Self.hunks(edits, &locator) {
      guard let change = Self.change(hunk, &locator) else { return nil }
      if !change.removed.isEmpty || !change.added.isEmpty { changes.append(change) }
    }
    guard !changes.isEmpty else { return nil }
    self.changes = changes
  }

  var largestLine: Int {
    changes.map {
      $0.firstLine + min(max($0.removed.count, $0.added.count), Self.lineLimit) - 1
    }.max() ?? 1
  }

  /// Lines that the excerpt shows already are not repeated as removed, unless nothing replaces them.
  func rows(_ gutter: Gutter, besides shown: [Line], mainFile: Int) -> [String] {
    var rows: [String] = []
    var file = mainFile
    for change in changes {
      if change.file != file {
        rows.append(gutter.place(change.path, change.position, isFirst: false))
        file = change.file
      }
      let numbers = change.firstLine..<change.firstLine + change.removed.count
      let isShown = numbers.allSatisfy { shown.contains(Line(file: change.file, number: $0)) }
      if !isShown || change.added.isEmpty {
        rows += Self.rows(change.removed, beside: change.added, gutter) {
          gutter.removed(change.firstLine + $0, $1)
        }
      }
      rows += Self.rows(change.added, beside: change.removed, gutter) {
        gutter.added(change.firstLine + $0, $1)
      }
    }
    return rows
  }

  private static func rows(
    _ lines: [MeasuredLine], beside others: [MeasuredLine], _ gutter: Gutter,
    _ row: (Int, String) -> String
  ) -> [String] {
    var rows: [String] = []
    for (index, line) in lines.prefix(lineLimit).enumerated() {
      let other = index < others.count ? others[index] : nil
      let change = line.cell(ofCharacter: line.character(at: line.commonPrefix(with: other)))
      let focus = Mark(cells: change..<change + 1, isPrimary: true, text: "")
      rows.append(row(index, LineWindow(line, around: [focus]).text))
    }
    if lines.count > lineLimit { rows.append(gutter.gap) }
    return rows
  }

  /// Groups of edits that touch the same lines.
  private static func hunks(
    _ edits: [Diagnostic.Edit], _ locator: inout SourceLocator
  ) -> [[Diagnostic.Edit]] {
    var hunks: [[Diagnostic.Edit]] = []
    for edit in edits {
      if let previous = hunks.last?.last, previous.span.file == edit.span.file,
        let index = locator.index(ofFile: edit.span.file),
        index.line(at: previous.span.end) == index.line(at: edit.span.start)
      {
        hunks[hunks.count - 1].append(edit)
      } else {
        hunks.append([edit])
      }
    }
    return hunks
  }

  private static func change(
    _ edits: [Diagnostic.Edit], _ locator: inout SourceLocator
  ) -> Change? {
    guard let first = edits.first?.span, let last = edits.last?.span,
      let place = locator.place(of: first), let file = locator.file(first.file),
      let index = locator.index(ofFile: first.file)
    else { return nil }
    let firstLine = index.line(at: first.start)
    let start = min(index.content(ofLine: firstLine).lowerBound, first.start)
    let end = max(index.content(ofLine: index.line(at: last.end)).upperBound, last.end)
    let length = edits.reduce(end - start) { $0 + $1.replacement.utf8.count }
    guard length <= byteLimit else { return nil }

    let before = file.bytes[start..<end]
    let after = FixedFiles.applying(edits, to: before)
    var removed = lines(of: Array(before))
    var added = lines(of: after)
    let above = zip(removed, added).prefix { $0.hasSameText(as: $1) }.count
    removed.removeFirst(above)
    added.removeFirst(above)
    let below = zip(removed.reversed(), added.reversed()).prefix { $0.hasSameText(as: $1) }.count
    removed.removeLast(below)
    added.removeLast(below)
    // A blank line that is left over is not what the fix is about.
    if !removed.isEmpty, added.allSatisfy(\.isBlank) { added = [] }
    return Change(
      file: first.file, path: place.path, position: place.start, firstLine: firstLine + above,
      removed: removed, added: added)
  }

  private static func lines(of bytes: [UInt8]) -> [MeasuredLine] {
    let index = LineIndex(bytes)
    return (1...index.lineCount).map(index.measured)
  }
}
