import Diagnostics

/// Names and strings that are written as in other languages.
extension Lexer {
  /// Whether a sign follows directly, and then more of the name: `content-type`.
  var continuesForeignName: Bool {
    guard let sign = peek(0), let next = peek(1) else { return false }
    return Self.signs.contains(sign) && isWordCharacter(next)
  }

  private static let signs = [
    UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "%"),
  ]

  /// `content-type`, `$ref`: read as one name; `offset` is after its first part.
  mutating func lexForeignName(from start: Int) {
    while continuesForeignName {
      offset += 1
      let part = offset
      skipIdentifierCharacters()
      // What cannot be part of a name is left for the next token.
      if offset == part { break }
    }
    let place = span(from: start)
    add(.identifier, from: start)
    if start >= foreignEnd { reportForeignName(at: place) }
  }

  private mutating func reportForeignName(at place: SourceSpan) {
    let name = String(decoding: bytes[place.start..<place.end], as: UTF8.self)
    let sign = name.first { !($0.isLetter || $0.isNumber || $0 == "_") } ?? "-"
    let correction = quoted(name, as: swiftName(resembling: name))
    let next = afterBlanks(offset)
    let before = tokens.dropLast().last?.kind
    let isFirst =
      tokens.last?.startsLine == true || before == .leftBrace || before == .comma || before == nil
    let isMember = isFirst && (startsSwiftName(at: next) || isSign(":", at: next))
    report(
      .wireName("with `\(sign)`", .write(correction)), at: place,
      fix: isMember ? .replace(place, with: correction) : nil)
  }

  /// What is written for the wire name that ends here: `"content-type" as contentType`, or `"content-type"` alone, before `as`
  /// and before a constant, which has no name in Swift.
  private func quoted(_ key: String, as name: String) -> String {
    let next = afterBlanks(offset)
    let hasName =
      startsSwiftName(at: next)
      || isSign(":", at: next) && startsConstant(at: afterBlanks(next + 1))
    return hasName ? "\"\(key)\"" : "\"\(key)\" as \(name)"
  }

  private func afterBlanks(_ start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
  }

  private func isSign(_ sign: Unicode.Scalar, at place: Int) -> Bool {
    place < bytes.count && bytes[place] == UInt8(ascii: sign)
  }

  private func startsSwiftName(at place: Int) -> Bool {
    bytes[place...].starts(with: "as ".utf8)
  }

  private func startsConstant(at place: Int) -> Bool {
    guard place < bytes.count else { return false }
    let isDigitOrQuote = isDigit(bytes[place]) || bytes[place] == UInt8(ascii: "\"")
    let isNegative = isSign("-", at: place) && place + 1 < bytes.count && isDigit(bytes[place + 1])
    let word = bytes[place...].prefix(while: isWordCharacter)
    return isDigitOrQuote || isNegative || word.elementsEqual("true".utf8)
      || word.elementsEqual("false".utf8)
  }

  /// `😀: Int`: a wire name that begins with a symbol, which was just consumed.
  mutating func lexSymbolicName(_ first: Unicode.Scalar, from start: Int) -> Bool {
    let isFirst = tokens.last.map { $0.kind == .leftBrace || $0.kind == .comma } ?? false
    guard atLineStart || isFirst, first.isSymbol else { return false }
    var end = offset
    while end < bytes.count, isWordCharacter(bytes[end]) {
      guard let (_, length) = scalar(at: end) else { return false }
      end += length
    }
    let next = afterBlanks(end)
    guard startsSwiftName(at: next) || isSign(":", at: next) else { return false }
    offset = end
    let place = span(from: start)
    let correction = quoted(String(decoding: bytes[start..<end], as: UTF8.self), as: "…")
    add(.unknown, from: start)
    report(
      .wireName(
        "with `\(first)`",
        correction.hasSuffix("…")
          ? .advise("quote it, and give it a Swift name: `\(correction)`") : .write(correction)),
      at: place)
    return true
  }

  /// `+1: Int`, as the key of an object.
  mutating func lexSignedName() -> Bool {
    let isFirst = tokens.last.map { $0.kind == .leftBrace || $0.kind == .comma } ?? false
    let end = bytes[(offset + 1)...].firstIndex { !isDigit($0) } ?? bytes.count
    let next = afterBlanks(end)
    guard atLineStart || isFirst, startsSwiftName(at: next) || isSign(":", at: next) else {
      return false
    }
    let start = offset
    offset = end
    add(.identifier, from: start)
    let digits = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let correction = quoted("+\(digits)", as: "plus\(digits)")
    report(.wireName("with `+`", .write(correction)), at: span(from: start))
    return true
  }

  /// A name in backticks is read as that name.
  mutating func lexBackticks() {
    let start = offset
    offset += 1
    let name = offset
    skipIdentifierCharacters()
    guard offset > name, peek(0) == UInt8(ascii: "`") else {
      offset = name
      return lexForeign("`", from: start)
    }
    let inner = span(from: name)
    offset += 1
    let text = String(decoding: bytes[inner.start..<inner.end], as: UTF8.self)
    report(.backticks(text), at: span(from: start), fix: .replace(span(from: start), with: text))
    add(.identifier, at: inner)
  }

  /// `'…'`, `“…”`: read as a string if it is closed on the same line.
  mutating func lexForeignString(closing: [UInt8]) {
    let start = offset
    guard let end = foreignStringEnd(from: start + closing.count, closing: closing) else {
      offset = start + closing.count
      add(.unknown, from: start)
      report(.quotes(.write("\"")), at: span(from: start), fix: nil)
      return
    }
    let content = String(decoding: bytes[(start + closing.count)..<end], as: UTF8.self)
    offset = end + closing.count
    add(.string, from: start)
    checkUTF8(from: start)
    report(.quotes(.write("\"\(Self.escaped(content))\"")), at: span(from: start))
  }

  /// What is written between double quotes for the same text: only these need a backslash.
  private static func escaped(_ content: String) -> String {
    var isAfterBackslash = false
    var escaped = ""
    for character in content {
      if isAfterBackslash {
        escaped += character == "'" ? "'" : "\\\(character)"
        isAfterBackslash = false
      } else if character == "\\" {
        isAfterBackslash = true
      } else {
        escaped += character == "\"" ? "\\\"" : "\(character)"
      }
    }
    return escaped
  }

  /// Looks no further than the end of the line, and into each line only once if nothing is closed there.
  private mutating func foreignStringEnd(from start: Int, closing: [UInt8]) -> Int? {
    guard start >= unclosedEnd else { return nil }
    var end = start
    while end < bytes.count, !isLineBreak(bytes[end]) {
      if bytes[end...].starts(with: closing) { return end }
      let isEscape = bytes[end] == UInt8(ascii: "\\")
      end += isEscape && end + 1 < bytes.count && !isLineBreak(bytes[end + 1]) ? 2 : 1
    }
    unclosedEnd = end
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isSymbol: Bool {
    switch properties.generalCategory {
    case .otherSymbol, .mathSymbol, .currencySymbol, .modifierSymbol: true
    default: false
    }
  }
}

/// A Swift name to suggest for a wire name that is not one. Capital letters within a word stay, unless all of its letters are.
func swiftName(resembling wireName: String) -> String {
  wireName.split { !($0.isLetter || $0.isNumber) }.enumerated()
    .map { index, word in
      let word = word.contains(where: \.isLowercase) ? String(word) : word.lowercased()
      return index == 0 ? word.uncapitalized : word.capitalizedFirst
    }
    .joined()
}
