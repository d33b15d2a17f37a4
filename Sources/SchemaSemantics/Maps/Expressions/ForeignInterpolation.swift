import Diagnostics
import SchemaSyntax

/// `"${first} ${last}"`, as other languages insert values into a string. Here it would be text.
extension ExpressionTyping {
  /// The value of a literal, unless it inserts fields as other languages do.
  mutating func plainConstant(_ literal: Literal, _ type: SchemaType) -> MapValue? {
    guard case .string(let text) = literal.kind else { return constant(literal, type) }
    let isEscaped = text.utf8.contains { $0 < 0x20 } || text.contains("\"") || text.contains("\\")
    return reportForeignInterpolation(in: text, at: literal.span, isWhole: !isEscaped)
      ? nil : constant(literal, type)
  }

  /// - Parameter isWhole: whether the text is all that is between the quotes.
  mutating func reportForeignInterpolation(in text: String, at span: SourceSpan, isWhole: Bool)
    -> Bool
  {
    let places = ForeignInterpolation.places(in: text).filter { isValue($0.path, at: span) }
    guard let first = places.first else { return false }
    var corrected = text
    for (written, path) in Dictionary(firstOf: places.map { ($0.written, $0.path) }) {
      corrected.replace(written, with: "\\(\(path))")
    }
    diagnostics.report(
      .foreignInterpolation,
      "`\(first.written)` is text here, and not the value of `\(first.path)`",
      at: span, help: "write `\\(\(first.path))`",
      fix: isWhole ? .propose("\"\(corrected)\"", for: span) : nil)
    return true
  }

  private func isValue(_ path: String, at span: SourceSpan) -> Bool {
    let names = path.split(separator: ".").map { Name(String($0), span: span) }
    guard let first = names.first else { return false }
    if names.count == 1, scope.label(path) != nil { return true }
    return field(at: Path(first, Array(names.dropFirst()))) != nil
  }
}

private struct ForeignInterpolation {
  /// `${name.first}`
  var written: String
  var path: String

  /// In the order of the text.
  static func places(in text: String) -> [ForeignInterpolation] {
    let bytes = Array(text.utf8)
    var places: [ForeignInterpolation] = []
    var position = 0
    // After the last brace, nothing can be closed.
    let last = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
    while position + 1 < last {
      let opens = bytes[position] == UInt8(ascii: "$") || bytes[position] == UInt8(ascii: "#")
      guard opens, bytes[position + 1] == UInt8(ascii: "{"),
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "}"))
      else {
        position += 1
        continue
      }
      places.append(
        ForeignInterpolation(
          written: String(decoding: bytes[position...end], as: UTF8.self),
          path: String(decoding: bytes[(position + 2)..<end], as: UTF8.self)))
      position = end + 1
    }
    return places
  }
}

extension DiagnosticKind {
  static let foreignInterpolation = DiagnosticKind(
    "G0629", .error, "a value in a string as in another language",
    explanation: """
      A map inserts a value into a string as Swift does, with `\\(name)`. `${name}` and `#{name}` are text like any other, so
      it is an error if `name` is a value that the map could read: whoever writes it hardly ever wants the text itself. If you
      do, let a `custom` function make it.
      """,
    wrong: """
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO -> User { name: "${first} ${last}" }
      """,
    right: """
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO -> User { name: "\\(first) \\(last)" }
      """)
}
