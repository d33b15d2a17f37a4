import Diagnostics
import JSON

/// Faults within texts and numbers.
extension JSONFault {
  func openText(at place: Range<Int>) -> Diagnostic {
    Diagnostic(
      .openText, "this string is never closed", at: SourceSpan(place),
      help: "close it with `\"` on the same line; a line break within it is written `\\n`")
  }

  func controlCharacter(_ byte: UInt8) -> Diagnostic {
    let escape =
      byte == 0x09 ? "\\t" : "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    return Diagnostic(
      .badEscapeInText, "this control character must be escaped", at: here,
      help: "write `\(escape)`", fix: .replaceText(here, with: escape))
  }

  var badUnicodeEscape: Diagnostic {
    Diagnostic(
      .badEscapeInText, "this escape does not stand for a character", at: here,
      help: "write the character itself, or four hexadecimal digits, as in `\\u00e9`")
  }

  var unknownEscape: Diagnostic {
    Diagnostic(
      .badEscapeInText, "JSON has no escape `\(text(error.place))`", at: here,
      help: "write `\\\\` for a backslash; in a path, write `/` between folders")
  }

  var badNumber: Diagnostic {
    let number = text(error.place)
    return Diagnostic(
      .badJSONNumber, "`\(number)` is not a JSON number", at: here, label: Self.fault(in: number))
  }

  private static func fault(in text: String) -> String {
    var rest = text[...]
    if rest.first == "+" { return "it cannot begin with `+`" }
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
    guard let sign = rest.first else { return "" }
    return sign == "_" ? "digits cannot be grouped" : "`\(sign)` is not part of a number"
  }

  private static func takeDigits(from text: inout Substring) -> Substring {
    let digits = text.prefix { ("0"..."9").contains($0) }
    text.removeFirst(digits.count)
    return digits
  }
}

extension DiagnosticKind {
  static let openText = DiagnosticKind(
    "G1009", .error, "a string that is never closed",
    explanation: """
      A string ends with a double quote, on the line on which it begins.
      """,
    language: .json,
    wrong: """
      { "templates": "Templates }
      """,
    right: """
      { "templates": "Templates" }
      """)

  static let badEscapeInText = DiagnosticKind(
    "G1010", .error, "an escape that JSON does not have",
    explanation: #"""
      The escapes are `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t` and `\u` with four hexadecimal digits, and control
      characters must be escaped. Paths never need a backslash, on any system.
      """#,
    language: .json,
    wrong: #"""
      { "templates": "Design\Templates" }
      """#,
    right: #"""
      { "templates": "Design/Templates" }
      """#)

  static let badJSONNumber = DiagnosticKind(
    "G1011", .error, "a number that is not valid in JSON",
    explanation: """
      Numbers are decimal: an optional `-`, digits without a leading zero, and an optional fraction and exponent. Digits
      are not grouped, and there is no leading `+`.
      """,
    language: .json,
    wrong: """
      { "issueCap": 1_000 }
      """,
    right: """
      { "issueCap": 1000 }
      """)
}
