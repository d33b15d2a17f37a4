import Diagnostics

extension Lexer {
  /// `150`, `1_000`, `-3`, `0.5`, `1e6`. A dot belongs to the number only if a digit follows: `0...9` is a range.
  mutating func lexNumber() {
    if lexUnquotedDate() { return }
    let start = offset
    var kind = Token.Kind.integer
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    skipDigits()
    if peek(0) == UInt8(ascii: "."), let next = peek(1), isDigit(next) {
      kind = .decimal
      offset += 1
      skipDigits()
    }
    if let sign = peek(0), sign | 0x20 == UInt8(ascii: "e") {
      let digit = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 2 : 1
      if let next = peek(digit), isDigit(next) {
        kind = .decimal
        offset += digit
        skipDigits()
      }
    }
    let end = offset
    if let correction = correction(ofNumberFrom: start) {
      reportMisspelt(from: start, correction)
    }
    skipWordCharacters()
    if offset > end {
      reportBadNumber(start: start)
      kind = .unknown
    }
    add(kind, from: start)
  }

  /// `2020-01-01`, also with a time, which would be several numbers.
  private mutating func lexUnquotedDate() -> Bool {
    guard peek(4) == UInt8(ascii: "-"), peek(7) == UInt8(ascii: "-"),
      [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy({ peek($0).map(isDigit) == true })
    else { return false }
    let start = offset
    offset += 10
    let ofTimes = Set("+-:".utf8)
    while let next = peek(0) {
      let isFraction = next == UInt8(ascii: ".") && peek(1).map(isDigit) == true
      if ofTimes.contains(next) || isFraction {
        offset += 1
      } else {
        let before = offset
        skipWordCharacters()
        if offset == before { break }
      }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    diagnostics.report(
      .badNumber, "a date is written in quotes", at: span(from: start),
      help: "write `\"\(text)\"`",
      fix: .replace(span(from: start), with: "\"\(text)\"", isCertain: false))
    add(.unknown, from: start)
    return true
  }

  private mutating func skipDigits() {
    while let next = peek(0), isDigit(next) || next == UInt8(ascii: "_") { offset += 1 }
  }

  mutating func skipWordCharacters() {
    while let next = peek(0),
      isDigit(next) || next == UInt8(ascii: "_")
        || (next | 0x20 >= UInt8(ascii: "a") && next | 0x20 <= UInt8(ascii: "z"))
    {
      offset += 1
    }
  }

  /// The number without leading zeros, and with `_` only between two digits.
  private func correction(ofNumberFrom start: Int) -> String? {
    var correct: [UInt8] = []
    for (index, byte) in zip(start..., bytes[start..<offset]) {
      switch byte {
      case UInt8(ascii: "_"):
        let next = index + 1 < offset ? bytes[index + 1] : byte
        if isDigit(next), correct.last.map(isDigit) == true, !isLeadingZero(correct) {
          correct.append(byte)
        }
      case _ where isDigit(byte) && isLeadingZero(correct):
        correct[correct.count - 1] = byte
      default:
        correct.append(byte)
      }
    }
    return correct.elementsEqual(bytes[start..<offset])
      ? nil : String(decoding: correct, as: UTF8.self)
  }

  /// Whether a digit after `digits` would follow a leading zero.
  private func isLeadingZero(_ digits: [UInt8]) -> Bool {
    digits.elementsEqual("0".utf8) || digits.elementsEqual("-0".utf8)
  }

  private mutating func reportMisspelt(from start: Int, _ correction: String) {
    let place = span(from: start)
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    let beginsWithZero =
      digits.hasPrefix("0") && digits.dropFirst().first { $0 != "_" }?.isNumber == true
    let message =
      beginsWithZero
      ? "`\(text)` begins with a zero" : "`_` is not between two digits in `\(text)`"
    diagnostics.report(
      .badNumber, message, at: place, help: "write `\(correction)`",
      fix: .replace(place, with: correction, isCertain: !beginsWithZero))
  }

  private func isAfterWord(_ word: String) -> Bool {
    tokens.last.map { bytes[$0.span.start..<$0.span.end].elementsEqual(word.utf8) } ?? false
  }

  private mutating func reportBadNumber(start: Int) {
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if !atLineStart, isAfterWord("for") {
      diagnostics.report(
        .lifetime, "`\(text)` is not a duration", at: span(from: start),
        help: Self.helpWithDurations)
      return
    }
    let isName = atLineStart || tokens.last?.kind == .leftBrace || tokens.last?.kind == .comma
    diagnostics.report(
      .badNumber, "`\(text)` is neither a number nor a name", at: span(from: start),
      help: isName
        ? "quote a wire name that begins with a digit, and give it a Swift name: `\"\(text)\" as …`"
        : "write a decimal number: digits, and then an optional fraction and exponent")
  }
}

extension DiagnosticKind {
  static let badNumber = DiagnosticKind(
    "G0003", .error, "a number that cannot be read",
    explanation: """
      Numbers are decimal. They do not begin with an extra zero or with `+`, they have digits on both sides of a decimal
      point, and `_` is allowed only between two digits: `1_000`. A name cannot begin with a digit; a wire name that
      does is quoted.
      """,
    wrong: """
      dto SizesDTO { 2x: String }
      """,
    right: """
      dto SizesDTO { "2x" as double: String }
      """)
}
