/// Breaks lines that are too long, as swift-format does with its default configuration.
///
/// Templates are written as if lines were unlimited, and names and types are as long as the schema makes them. Lines that
/// fit stay as they are, and so do comments and literals of several lines.
enum LongLines {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")

  /// Nearly all lines fit, so whatever is between two that do not is copied as a whole.
  static func broken(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var copied = 0
    var start = 0
    var quotes = 0
    var isInLiteral = false
    // Whether a literal of several lines begins or ends in the line.
    var bordersLiteral = false
    for end in 0...text.count {
      let byte = end < text.count ? text[end] : lineFeed
      quotes = byte == quote ? quotes + 1 : 0
      if quotes == 3 { bordersLiteral = true }
      guard byte == lineFeed else { continue }
      if bordersLiteral, isInLiteral || !text[start..<end].isComment {
        isInLiteral.toggle()
      } else if mayBeTooLong(text[start..<end]), !isInLiteral,
        let lines = broken(text[start..<end])
      {
        output += text[copied..<start]
        output += lines.utf8
        copied = end
      }
      bordersLiteral = false
      start = end + 1
    }
    if copied == 0 { return text }
    output += text[copied...]
    return output
  }

  /// Every bracket may begin a list, whose trailing comma counts.
  private static func mayBeTooLong(_ line: ArraySlice<UInt8>) -> Bool {
    let count = line.count
    return count > LayoutPrinter.width
      || count > LayoutPrinter.width * 3 / 4
        && line.reduce(count) { $1 == UInt8(ascii: "[") ? $0 + 1 : $0 } > LayoutPrinter.width
  }

  /// Nil for a line that fits, and for a comment. Counting bytes is quicker than counting characters, and never gives
  /// less.
  private static func broken(_ bytes: ArraySlice<UInt8>) -> String? {
    // Most lines that are long are comments.
    if bytes.isComment { return nil }
    let line = String(decoding: bytes, as: UTF8.self)
    guard line.layoutSize > LayoutPrinter.width else { return nil }
    let statement = line.drop { $0 == " " }
    return broken(statement, line.utf8.count - statement.utf8.count)
  }

  private static func broken(_ statement: Substring, _ indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    if statement.hasPrefix("case ") || statement.hasPrefix("default: "),
      let colon = statement.outermost(": ")
    {
      return patterns(statement[..<colon], indentation) + ":\n"
        + broken(statement[colon...].dropFirst(2), indentation + 2)
    }
    if statement.hasPrefix("case "), statement.hasSuffix(":") {
      return patterns(statement.dropLast(), indentation) + ":"
    }
    if statement.hasSuffix(" }"), !statement.hasPrefix("if "),
      // Before the body there may be a closure.
      let brace = statement.outermost(" { ", last: true)
    {
      return broken(statement[..<brace] + " {", indentation) + "\n"
        + broken(statement[brace...].dropFirst(3).dropLast(2), indentation + 2) + "\n\(margin)}"
    }
    if indentation + statement.layoutSize <= LayoutPrinter.width { return margin + statement }
    let words = SwiftWords.words(in: statement)
    if statement.hasPrefix("@") {
      return LongStrings.brokenAttribute(words, indentation: indentation)
        ?? LayoutPrinter.print(StatementLayout.tokens(of: words), indentation: indentation)
    }
    let tokens = StatementLayout.tokens(of: LongStrings.split(words, indentation: indentation))
    return LayoutPrinter.print(tokens, indentation: indentation)
  }

  /// The patterns before the colon of a `case`, as many on a line as fit.
  private static func patterns(_ list: Substring, _ indentation: Int) -> String {
    let separator = ", "
    var lines: [String] = []
    var line = String(repeating: " ", count: indentation)
    var rest = list
    while !rest.isEmpty {
      let end = rest.outermost(separator)
      let pattern = rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[$0...].dropFirst(separator.count) } ?? ""
      // Either way, a comma or the colon follows.
      let isFull = line.count + pattern.count + 1 > LayoutPrinter.width
      if isFull, line.contains(where: { $0 != " " }) {
        lines.append(String(line.dropLast()))
        line = String(repeating: " ", count: indentation + 2)
      }
      line += pattern + (end == nil ? "" : separator)
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension StringProtocol {
  /// The length as swift-format counts it: with a comma at the end of each list.
  fileprivate var layoutSize: Int {
    utf8.contains(UInt8(ascii: "["))
      ? width + SwiftWords.words(in: Substring(self)).listsOfSeveral : width
  }

  /// How many characters a line has. In ASCII each byte is a character, which is much quicker to count.
  var width: Int {
    let isASCII = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? false
    return isASCII ? utf8.count : count
  }
}

extension Substring {
  /// Where `text`, which is ASCII, is found outside all brackets and literals. Bytes are compared, since a letter may form
  /// one character with the sign after it.
  ///
  /// - Parameter isLast: whether the last place is wanted, and not the first.
  fileprivate func outermost(_ text: String, last isLast: Bool = false) -> Index? {
    var found: Index?
    var depth = 0
    var isInLiteral = false
    var index = startIndex
    while index < endIndex {
      let byte = utf8[index]
      if isInLiteral {
        if byte == UInt8(ascii: "\\") { utf8.formIndex(after: &index) }
        isInLiteral = byte != UInt8(ascii: "\"")
      } else if depth == 0, byte == text.utf8.first, utf8[index...].starts(with: text.utf8) {
        if !isLast { return index }
        found = index
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInLiteral = true
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        default: break
        }
      }
      if index < endIndex { utf8.formIndex(after: &index) }
    }
    return found
  }
}
