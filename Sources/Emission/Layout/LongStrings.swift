/// Cuts string literals that no line has room for into parts that are joined with `+`.
enum LongStrings {
  /// - Parameter indentation: that of the statement; the literal may be two levels deeper.
  static func split(_ statement: [SwiftWords.Word], indentation: Int) -> [SwiftWords.Word] {
    let room = max(40, LayoutPrinter.width - indentation - 10)
    let isTooLong = { (index: Int) in
      guard case .plain(let text) = statement[index], text.hasPrefix("\"") else { return false }
      return text.count > room && text.contains(" ") && !mayBeKey(index, of: statement)
    }
    guard statement.indices.contains(where: isTooLong) else { return statement }
    return statement.indices.flatMap { index -> [SwiftWords.Word] in
      guard isTooLong(index) else { return [statement[index]] }
      let parts = parts(of: statement[index].text, room).map { [SwiftWords.Word.plain($0)] }
      // Each part takes the compiler longer than the one before, so a very long text is better left whole.
      guard parts.count <= mostParts else { return [statement[index]] }
      let sum = Array(parts.joined(separator: [.blank, .infix("+"), .blank]))
      // A member after the literal applies to all parts together.
      let hasMember = index + 1 < statement.count && statement[index + 1].text.hasPrefix(".")
      return hasMember ? [.opening("(")] + sum + [.closing(")")] : sum
    }
  }

  private static let mostParts = 8

  /// A key must stay one literal, so that it is not built at run time: it is a `StaticString`. Keys are arguments, or patterns.
  private static func mayBeKey(_ index: Int, of statement: [SwiftWords.Word]) -> Bool {
    var depth = 0
    var isPattern = statement.first?.text == "case"
    for word in statement[..<index] {
      switch word {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .plain(let text) where text.hasSuffix(":") && depth == 0: isPattern = false
      case .plain, .blank, .comma, .infix: break
      }
    }
    return depth > 0 || isPattern
  }

  /// In an attribute nothing can be joined with `+`, so a long literal takes several lines.
  ///
  /// Nil if none is too long.
  static func brokenAttribute(_ words: [SwiftWords.Word], indentation: Int) -> String? {
    let margin = String(repeating: " ", count: indentation)
    let room = LayoutPrinter.width - indentation - 4
    guard
      let position = words.firstIndex(where: {
        $0.text.hasPrefix("\"") && $0.text.count > room - 12
      })
    else { return nil }
    let label = words[..<position].dropLast(2).map(\.text).joined()
    let arguments = label.split(separator: "(", maxSplits: 1).map(String.init)
    guard let attribute = arguments.first, let list = arguments.last,
      let comma = list.lastIndex(of: ","), let name = words[..<position].dropLast().last
    else { return nil }
    let lines = parts(of: words[position].text, room).map { part in
      margin + "    " + part.dropFirst().dropLast()
    }
    return [
      "\(margin)\(attribute)(", "\(margin)  \(list[...comma])",
      "\(margin)  \(name.text) \"\"\"", lines.joined(separator: "\\\n"), "\(margin)    \"\"\"",
      "\(margin))",
    ].joined(separator: "\n")
  }

  /// The parts are cut after blanks, if there are any, and never within an escape or an interpolation.
  private static func parts(of literal: String, _ room: Int) -> [String] {
    var parts: [String] = []
    var part = ""
    var lastBlank: String.Index?
    for unit in units(of: literal.dropFirst().dropLast()) {
      if part.count + unit.count > room - 4, !part.isEmpty {
        let end = lastBlank ?? part.endIndex
        parts.append("\"\(part[..<end])\"")
        part = String(part[end...])
        lastBlank = nil
      }
      part += unit
      if unit == " " { lastBlank = part.endIndex }
    }
    return parts + ["\"\(part)\""]
  }

  /// Characters, with each escape and each interpolation as a unit.
  private static func units(of text: Substring) -> [String] {
    var units: [String] = []
    var rest = text
    while let first = rest.first {
      let end = first == "\\" ? endOfEscape(in: rest) : rest.index(after: rest.startIndex)
      units.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return units
  }

  private static func endOfEscape(in text: Substring) -> String.Index {
    let kind = text.index(after: text.startIndex)
    guard kind < text.endIndex else { return kind }
    let next = text.index(after: kind)
    if text[kind] == "(" {
      let bytes = Array(text.utf8)
      let length = LiteralScan.end(of: .brackets, at: 1, in: bytes[...])
      return text.utf8.index(text.startIndex, offsetBy: length)
    }
    guard text[kind] == "u", next < text.endIndex, text[next] == "{" else { return next }
    return text[next...].firstIndex(of: "}").map { text.index(after: $0) } ?? text.endIndex
  }
}

extension SwiftWords.Word {
  /// The word as it is written in the line.
  var text: String {
    switch self {
    case .plain(let text), .infix(let text): text
    case .blank: " "
    case .comma: ","
    case .opening(let bracket), .closing(let bracket): String(bracket)
    }
  }
}
