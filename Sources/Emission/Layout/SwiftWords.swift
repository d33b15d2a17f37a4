/// One line of Swift in words: names and numbers, literals, brackets, operators, and the blanks between.
struct SwiftWords {
  enum Word: Hashable {
    /// A name, a number, an operator without blanks around it, a string literal.
    case plain(String)
    case blank
    case comma
    /// `(`, `[` or `{`, and `<` before the arguments of a generic type
    case opening(Character)
    case closing(Character)
    /// An operator, or a colon of `a ? b : c`, with blanks around it.
    case infix(String)
  }

  private(set) var words: [Word] = []
  private var rest: Substring
  /// How many lists of generic arguments are open.
  private var genericDepth = 0

  static func words(in line: String) -> [Word] {
    var reader = SwiftWords(rest: line[...])
    while let first = reader.rest.first { reader.read(first) }
    return reader.words
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func read(_ first: Character) {
    switch first {
    case " ":
      rest = rest.drop { $0 == " " }
      words.append(.blank)
    case ",": take(.comma)
    case "(", "[", "{": take(.opening(first))
    case ")", "]", "}": take(.closing(first))
    case "\"": words.append(.plain(readString()))
    case "`": readName()
    default: readPlain()
    }
  }

  private mutating func take(_ word: Word) {
    rest.removeFirst()
    words.append(word)
  }

  private mutating func readName() {
    let end = rest.dropFirst().firstIndex(of: "`").map { rest.index(after: $0) } ?? rest.endIndex
    words.append(.plain(String(rest[..<end])))
    rest = rest[end...]
  }

  private mutating func readPlain() {
    let word = rest.prefix { !" ,()[]{}\"`".contains($0) }
    let text = word[..<(angle(in: word) ?? word.endIndex)]
    if text.isEmpty { return readAngle() }
    rest = rest[text.endIndex...]
    let isAlone = words.last == .blank && rest.first == " "
    words.append(
      isAlone && Self.infixes.contains(text) ? .infix(String(text)) : .plain(String(text)))
  }

  /// Where generic arguments begin behind a name, or end.
  private func angle(in word: Substring) -> Substring.Index? {
    var before: Character? = if case .plain(let text) = words.last { text.last } else { nil }
    for index in word.indices {
      switch word[index] {
      case "<" where before.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false:
        return index
      case ">" where genericDepth > 0 && before != "-": return index
      default: before = word[index]
      }
    }
    return nil
  }

  private mutating func readAngle() {
    let opens = rest.first == "<"
    genericDepth += opens ? 1 : -1
    take(opens ? .opening("<") : .closing(">"))
  }

  private static let infixes: Set<Substring> = [
    "&&", "||", "??", "==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "?", ":",
  ]

  /// Up to the quotation mark that ends it; those within `\(…)` do not.
  private mutating func readString() -> String {
    var text = String(rest.removeFirst())
    var depth = 0
    while let next = rest.first {
      rest.removeFirst()
      text.append(next)
      if next == "\\", let escaped = rest.first {
        rest.removeFirst()
        text.append(escaped)
        if escaped == "(" { depth = 1 }
      } else if depth > 0 {
        if next == "(" { depth += 1 }
        if next == ")" { depth -= 1 }
      } else if next == "\"" {
        break
      }
      if depth > 0, next == "\"" { depth = 0 }
    }
    return text
  }
}
