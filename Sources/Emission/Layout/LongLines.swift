/// Breaks the lines that are too long, as swift-format with its default configuration does.
///
/// Templates are written as if lines had no end, and names and types are as long as the schema makes them. Lines that fit
/// stay as they are, as do comments and literals of several lines.
enum LongLines {
  private static let lineFeed = UInt8(ascii: "\n")

  /// Nearly all lines fit, so what stands between two that do not is copied as a whole.
  static func broken(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var copied = 0
    var start = 0
    var isInLiteral = false
    while start < text.count {
      let end = text[start...].firstIndex(of: lineFeed) ?? text.count
      let line = text[start..<end]
      if holdsQuotes(line) {
        isInLiteral.toggle()
      } else if !isInLiteral, let lines = broken(line) {
        output += text[copied..<start]
        output += lines.utf8
        copied = end
      }
      start = end + 1
    }
    if copied == 0 { return text }
    output += text[copied...]
    return output
  }

  /// The quotes that begin or end a literal of several lines.
  private static func holdsQuotes(_ line: ArraySlice<UInt8>) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard let first = line.firstIndex(of: quote) else { return false }
    var count = 0
    for byte in line[first...] {
      count = byte == quote ? count + 1 : 0
      if count == 3 { return true }
    }
    return false
  }

  /// Nil for a line that fits, and for a comment. Bytes are quicker to count than characters, and never fewer.
  private static func broken(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count > LayoutPrinter.width else { return nil }
    let line = String(decoding: bytes, as: UTF8.self)
    let statement = line.drop { $0 == " " }
    guard line.count > LayoutPrinter.width, !statement.hasPrefix("//") else { return nil }
    return broken(statement, line.utf8.count - statement.utf8.count)
  }

  private static func broken(_ statement: Substring, _ indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    if statement.hasPrefix("case ") || statement.hasPrefix("default: "),
      let colon = statement.outermost(": ")
    {
      return margin + statement[..<colon] + ":\n"
        + broken(statement[colon...].dropFirst(2), indentation + 2)
    }
    if statement.hasSuffix(" }"), !statement.hasPrefix("if "),
      let brace = statement.outermost(" { ")
    {
      return broken(statement[..<brace] + " {", indentation) + "\n"
        + broken(statement[brace...].dropFirst(3).dropLast(2), indentation + 2) + "\n\(margin)}"
    }
    if indentation + statement.count <= LayoutPrinter.width { return margin + statement }
    let words = SwiftWords.words(in: statement)
    if statement.hasPrefix("@") {
      return LongStrings.brokenAttribute(words, indentation: indentation)
        ?? LayoutPrinter.print(StatementLayout.tokens(of: words), indentation: indentation)
    }
    let tokens = StatementLayout.tokens(of: LongStrings.split(words, indentation: indentation))
    return LayoutPrinter.print(tokens, indentation: indentation)
  }
}

extension Substring {
  /// Where `text` stands outside of all brackets and literals.
  fileprivate func outermost(_ text: String) -> Index? {
    var depth = 0
    var isInLiteral = false
    var index = startIndex
    while index < endIndex {
      let character = self[index]
      if isInLiteral {
        if character == "\\" { formIndex(after: &index) }
        isInLiteral = character != "\""
      } else if depth == 0, self[index...].hasPrefix(text) {
        return index
      } else if character == "\"" {
        isInLiteral = true
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      }
      if index < endIndex { formIndex(after: &index) }
    }
    return nil
  }
}
