/// Breaks the lines that are too long, as swift-format with its default configuration does.
///
/// Templates are written as if lines had no end, and names and types are as long as the schema makes them. Lines that fit
/// stay as they are, as do comments and literals of several lines.
struct LongLines {
  private var output = ""
  private var isInLiteral = false

  static func broken(_ text: String) -> String {
    var lines = LongLines()
    lines.output.reserveCapacity(text.utf8.count)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { lines.append(line) }
    lines.output.removeLast()
    return lines.output
  }

  private mutating func append(_ line: Substring) {
    let startsOrEndsLiteral = line.contains("\"\"\"")
    defer {
      if startsOrEndsLiteral { isInLiteral.toggle() }
      output += "\n"
    }
    // Bytes are quicker to count, and no line has fewer of them than characters.
    guard line.utf8.count > LayoutPrinter.width, !isInLiteral, !startsOrEndsLiteral,
      line.count > LayoutPrinter.width
    else {
      output += line
      return
    }
    let statement = line.drop { $0 == " " }
    let indentation = line.utf8.count - statement.utf8.count
    output += statement.hasPrefix("//") ? String(line) : Self.broken(statement, indentation)
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
    if statement.hasPrefix("@") {
      return LongStrings.brokenAttribute(statement, indentation: indentation)
        ?? LayoutPrinter.print(
          StatementLayout.tokens(of: String(statement)), indentation: indentation)
    }
    let tokens = StatementLayout.tokens(of: LongStrings.split(statement, indentation: indentation))
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
