import Diagnostics

extension JSONReader {
  /// Everything that looks like a part of a number, judged as a whole.
  mutating func readNumber() -> JSONNode.Content {
    let start = offset
    while let byte = peek, byte < 0x80, byte == UInt8(ascii: "+") || Self.isWordByte(byte) {
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let fault = Self.fault(in: text) else { return .number(text) }
    diagnostics.append(
      Diagnostic(
        .badJSONNumber, "`\(text)` is not a JSON number", at: span(from: start), label: fault)
    )
    return .unreadable
  }

  /// A number is a sign, digits without a leading zero, a fraction and an exponent, of which only the digits must be there.
  private static func fault(in text: String) -> String? {
    var rest = text[...]
    if rest.first == "+" { return "it needs no `+`" }
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    if rest.first == "." { return "a digit is needed before the point" }
    let whole = takeDigits(from: &rest)
    if whole.isEmpty, rest.isEmpty, isNegative { return "digits are missing after `-`" }
    if whole.count > 1, whole.first == "0" { return "it cannot begin with a zero" }
    if rest.first == "." {
      rest.removeFirst()
      if takeDigits(from: &rest).isEmpty { return "a digit is needed after the point" }
    }
    if !whole.isEmpty, rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      if takeDigits(from: &rest).isEmpty { return "the digits of its exponent are missing" }
    }
    guard let sign = rest.first else { return nil }
    return sign == "_" ? "digits are not grouped" : "`\(sign)` is not part of a number"
  }

  private static func takeDigits(from text: inout Substring) -> Substring {
    let digits = text.prefix { ("0"..."9").contains($0) }
    text.removeFirst(digits.count)
    return digits
  }
}

extension DiagnosticKind {
  static let badJSONNumber = DiagnosticKind(
    "G1011", .error, "a number that JSON does not know",
    explanation: """
      Numbers are decimal: digits without a zero in front, `-` before them if need be, a fraction and an exponent after them.
      Digits are not grouped, and there is no `+` in front.

      ```json
      { "issueCap": 1_000 }
      ```

      ```json
      { "issueCap": 1000 }
      ```
      """)
}
