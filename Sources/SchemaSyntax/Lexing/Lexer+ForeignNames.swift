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
    let quoted = "\"\(name)\""
    let named = "\(quoted) as \(swiftName(resembling: name))"
    var next = offset
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    let before = tokens.dropLast().last?.kind
    let isFirst =
      tokens.last?.startsLine == true || before == .leftBrace || before == .comma || before == nil
    let isField = isFirst && next < bytes.count && bytes[next] == UInt8(ascii: ":")
    report(
      .wireName("with `\(sign)`", .write(named)), at: place,
      fix: isField ? .replace(place, with: named) : nil)
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
    var next = end
    while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    let isNamed = bytes[next...].starts(with: "as ".utf8)
    guard isNamed || next < bytes.count && bytes[next] == UInt8(ascii: ":") else { return false }
    offset = end
    let place = span(from: start)
    let quoted = "\"\(String(decoding: bytes[start..<end], as: UTF8.self))\""
    add(.unknown, from: start)
    report(
      .wireName(
        "with `\(first)`",
        isNamed
          ? .write(quoted) : .advise("quote it, and give it a Swift name: `\(quoted) as …`")),
      at: place)
    return true
  }

  /// `+1: Int`, as the key of an object.
  mutating func lexSignedName() -> Bool {
    let isFirst = tokens.last.map { $0.kind == .leftBrace || $0.kind == .comma } ?? false
    let end = bytes[(offset + 1)...].firstIndex { !isDigit($0) } ?? bytes.count
    let next = bytes[end...].first { $0 != UInt8(ascii: " ") }
    guard atLineStart || isFirst, next == UInt8(ascii: ":") else { return false }
    let start = offset
    offset = end
    add(.identifier, from: start)
    let digits = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let named = "\"+\(digits)\" as plus\(digits)"
    report(.wireName("with `+`", .write(named)), at: span(from: start))
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
    report(
      .quotes(.write("\"\(content)\"")), at: span(from: start),
      // With a quote or a backslash in it, it would become another text.
      fix: content.contains { $0 == "\"" || $0 == "\\" }
        ? nil : .replace(span(from: start), with: "\"\(content)\""))
  }

  /// Looks no further than the end of the line, and into each line only once if nothing is closed there.
  private mutating func foreignStringEnd(from start: Int, closing: [UInt8]) -> Int? {
    guard start >= unclosedEnd else { return nil }
    var end = start
    while end < bytes.count, !isLineBreak(bytes[end]) {
      if bytes[end...].starts(with: closing) { return end }
      end += 1
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

/// A Swift name to suggest for a wire name that is not one.
func swiftName(resembling wireName: String) -> String {
  wireName.split { !($0.isLetter || $0.isNumber) }.enumerated()
    .map { index, word in
      let lowercased = word.lowercased()
      return index == 0 ? lowercased : lowercased.prefix(1).uppercased() + lowercased.dropFirst()
    }
    .joined()
}
