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
    var corrected = Array(text.utf8)
    for place in places.reversed() {
      corrected.replaceSubrange(place.range, with: "\\(\(place.path))".utf8)
    }
    diagnostics.report(
      .foreignInterpolation,
      "`\(first.written)` is text here, and not the value of `\(first.path)`",
      at: span, help: "write `\\(\(first.path))`",
      fix: isWhole
        ? .propose("\"\(String(decoding: corrected, as: UTF8.self))\"", for: span) : nil)
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
  /// The bytes of the text that it takes.
  var range: Range<Int>

  private init(_ bytes: [UInt8], _ range: Range<Int>, path: Range<Int>) {
    written = String(decoding: bytes[range], as: UTF8.self)
    self.path = String(decoding: bytes[path], as: UTF8.self)
    self.range = range
  }

  /// `${name}`, `#{name}`, `{name}`, `{{name}}` and `$name`, in the order of the text.
  static func places(in text: String) -> [ForeignInterpolation] {
    let bytes = Array(text.utf8)
    var places: [ForeignInterpolation] = []
    var position = 0
    /// The next brace that closes something, or the end of the text.
    var close = 0
    while position < bytes.count {
      if close <= position {
        close = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
      }
      let place = inBraces(bytes, from: position, to: close) ?? afterSign(bytes, from: position)
      if let place { places.append(place) }
      position = place?.range.upperBound ?? position + 1
    }
    return places
  }

  private static func inBraces(
    _ bytes: [UInt8], from start: Int, to close: Int
  ) -> ForeignInterpolation? {
    let hasSign = bytes[start] == UInt8(ascii: "$") || bytes[start] == UInt8(ascii: "#")
    let open = hasSign ? start + 1 : start
    let count = bytes[open..<close].prefix(2).prefix { $0 == UInt8(ascii: "{") }.count
    let end = close + count
    guard count > 0, end <= bytes.count,
      bytes[close..<end].allSatisfy({ $0 == UInt8(ascii: "}") })
    else { return nil }
    return ForeignInterpolation(bytes, start..<end, path: open + count..<close)
  }

  private static func afterSign(_ bytes: [UInt8], from start: Int) -> ForeignInterpolation? {
    guard bytes[start] == UInt8(ascii: "$") else { return nil }
    let name = bytes[(start + 1)...].prefix { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber || character == "_")
    }
    guard !name.isEmpty else { return nil }
    return ForeignInterpolation(bytes, start..<name.endIndex, path: name.indices)
  }
}

extension DiagnosticKind {
  static let foreignInterpolation = DiagnosticKind(
    "G0629", .error, "a value in a string as in another language",
    explanation: """
      A map inserts a value into a string as Swift does, with `\\(name)`. `${name}`, `#{name}`, `$name` and `{name}` are
      text like any other, so it is an error if `name` is a value that the map could read: whoever writes it hardly ever
      wants the text itself. If you do, let a `custom` function make it.
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
