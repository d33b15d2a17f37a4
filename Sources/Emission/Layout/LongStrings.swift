/// Cuts string literals that no line has room for into parts that are joined with `+`.
enum LongStrings {
  /// - Parameter indentation: of the statement; the literal may stand two levels deeper.
  static func split(_ statement: Substring, indentation: Int) -> String {
    let room = max(40, LayoutPrinter.width - indentation - 10)
    return SwiftWords.words(in: String(statement)).map { word in
      if case .plain(let text) = word, text.hasPrefix("\""), text.count > room {
        return parts(of: text, room).joined(separator: " + ")
      }
      return word.text
    }
    .joined()
  }

  /// Cut behind blanks, where there are any; never within an escape or an interpolation.
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

  /// Characters, and escapes as wholes.
  private static func units(of text: Substring) -> [String] {
    var units: [String] = []
    var rest = text
    while let first = rest.popFirst() {
      var unit = String(first)
      if first == "\\", let kind = rest.popFirst() {
        unit.append(kind)
        let end: Character? = kind == "(" ? ")" : rest.first == "{" && kind == "u" ? "}" : nil
        if let end {
          while let next = rest.popFirst() {
            unit.append(next)
            if next == end { break }
          }
        }
      }
      units.append(unit)
    }
    return units
  }
}

extension SwiftWords.Word {
  /// As it stands in the line.
  var text: String {
    switch self {
    case .plain(let text), .infix(let text): text
    case .blank: " "
    case .comma: ","
    case .opening(let bracket), .closing(let bracket): String(bracket)
    }
  }
}
