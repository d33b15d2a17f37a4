import Diagnostics
import GatehousePipeline

/// Diagnostics as bytes that another run of the same tool reads: numbers by their digits, texts after their length.
///
/// The diagnostics are remembered, and not their printed text, since the next run may ask for another format, another
/// limit, or no colours.
struct RememberedDiagnostics {
  private(set) var bytes: [UInt8] = []

  init(_ diagnostics: [Diagnostic]) {
    add(diagnostics) { $0.add($1) }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    add(diagnostic.kind.code)
    add(diagnostic.message)
    add(diagnostic.primary)
    add(diagnostic.secondary) { $0.add($1) }
    add(diagnostic.notes) { $0.add($1) }
    add(diagnostic.help.map { [$0] } ?? []) { $0.add($1) }
    add(diagnostic.fix.map { [$0] } ?? []) { bytes, fix in
      bytes.add(fix.isCertain)
      bytes.add(fix.edits) { $0.add($1) }
    }
  }

  private mutating func add(_ edit: Diagnostic.Edit) {
    add(edit.span)
    add(edit.replacement)
    add(edit.isWithinText)
  }

  private mutating func add(_ label: Diagnostic.Label) {
    add(label.span)
    add(label.text)
  }

  private mutating func add(_ span: SourceSpan) {
    for number in [span.file, span.start, span.end] { add(number) }
  }

  private mutating func add<Item>(_ items: [Item], _ add: (inout Self, Item) -> Void) {
    self.add(items.count)
    for item in items { add(&self, item) }
  }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  private mutating func add(_ flag: Bool) { add(flag ? 1 : 0) }

  private mutating func add(_ number: Int) {
    bytes += "\(number)\n".utf8
  }
}

extension [Diagnostic] {
  /// Nil if the bytes are not remembered diagnostics about `files`.
  init?(remembered bytes: ArraySlice<UInt8>, of files: [SourceFile]) {
    var reader = RememberedDiagnosticsReader(rest: bytes, files: files)
    do throws(RememberedDiagnosticsReader.Damage) {
      self = try reader.list { reader throws(RememberedDiagnosticsReader.Damage) in
        try reader.diagnostic()
      }
    } catch {
      return nil
    }
    guard reader.rest.isEmpty else { return nil }
  }
}

private struct RememberedDiagnosticsReader {
  struct Damage: Error {}

  private(set) var rest: ArraySlice<UInt8>
  let files: [SourceFile]
  private let kinds = Dictionary(
    allDiagnosticKinds.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

  mutating func diagnostic() throws(Damage) -> Diagnostic {
    guard let kind = kinds[try text()] else { throw Damage() }
    let message = try text()
    let primary = try label()
    return Diagnostic(
      kind, message, at: primary.span, label: primary.text,
      secondary: try list { reader throws(Damage) in try reader.label() },
      notes: try list { reader throws(Damage) in try reader.text() },
      help: try list { reader throws(Damage) in try reader.text() }.first,
      fix: try list { reader throws(Damage) in try reader.fix() }.first)
  }

  private mutating func fix() throws(Damage) -> Diagnostic.Fix {
    let isCertain = try flag()
    return Diagnostic.Fix(
      try list { reader throws(Damage) in try reader.edit() }, isCertain: isCertain)
  }

  private mutating func edit() throws(Damage) -> Diagnostic.Edit {
    Diagnostic.Edit(span: try span(), replacement: try text(), isWithinText: try flag())
  }

  private mutating func label() throws(Damage) -> Diagnostic.Label {
    Diagnostic.Label(try span(), try text())
  }

  /// A span within its file, or nowhere.
  private mutating func span() throws(Damage) -> SourceSpan {
    let (file, start, end) = (try number(), try number(), try number())
    let span = SourceSpan(file: file, start: start, end: end)
    if span == .nowhere { return span }
    guard files.indices.contains(file), start <= end, end <= files[file].bytes.count else {
      throw Damage()
    }
    return span
  }

  mutating func list<Item>(
    _ item: (inout Self) throws(Damage) -> Item
  ) throws(Damage) -> [Item] {
    var items: [Item] = []
    for _ in 0..<(try number()) { items.append(try item(&self)) }
    return items
  }

  private mutating func text() throws(Damage) -> String {
    let count = try number()
    guard count <= rest.count else { throw Damage() }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  private mutating func flag() throws(Damage) -> Bool { try number() == 1 }

  private mutating func number() throws(Damage) -> Int {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      let number = Int(String(decoding: rest[..<end], as: UTF8.self)), number >= 0
    else { throw Damage() }
    rest = rest[(end + 1)...]
    return number
  }
}
