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
  /// The rest of the line, in UTF-8.
  private var rest: ArraySlice<UInt8>
  /// How many lists of generic arguments are open.
  private var genericDepth = 0

  static func words(in line: Substring) -> [Word] {
    let bytes = line.utf8.withContiguousStorageIfAvailable { Array($0) } ?? Array(line.utf8)
    var reader = SwiftWords(rest: bytes[...])
    while let first = reader.rest.first { reader.read(first) }
    return reader.words
  }

  private mutating func read(_ first: UInt8) {
    switch first {
    case UInt8(ascii: " "):
      rest = rest.drop { $0 == first }
      words.append(.blank)
    case UInt8(ascii: ","): take(.comma)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      take(.opening(Character(Unicode.Scalar(first))))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      take(.closing(Character(Unicode.Scalar(first))))
    case .quote: readString()
    case .backtick: readName()
    default: readPlain()
    }
  }

  private mutating func take(_ word: Word) {
    rest.removeFirst()
    words.append(word)
  }

  private mutating func takePlain(upTo end: Int) {
    words.append(.plain(String(decoding: rest[..<end], as: UTF8.self)))
    rest = rest[end...]
  }

  private mutating func readName() {
    let end = rest.dropFirst().firstIndex(of: .backtick)
    takePlain(upTo: end.map { $0 + 1 } ?? rest.endIndex)
  }

  private mutating func readPlain() {
    let word = rest.prefix { !$0.endsPlainWord }
    let text = word[..<(angle(in: word) ?? word.endIndex)]
    if text.isEmpty { return readAngle() }
    let isFirst = words.last == .blank
    takePlain(upTo: text.endIndex)
    if isFirst, rest.first == UInt8(ascii: " "), case .plain(let word) = words.last,
      word.utf8.count <= 2, Self.infixes.contains(word)
    {
      words[words.count - 1] = .infix(word)
    }
  }

  /// Where generic arguments after a name begin or end.
  private func angle(in word: ArraySlice<UInt8>) -> Int? {
    var before: UInt8? = if case .plain(let text) = words.last { text.utf8.last } else { nil }
    for index in word.indices {
      switch word[index] {
      case UInt8(ascii: "<") where before?.isInName ?? false: return index
      case UInt8(ascii: ">") where genericDepth > 0 && before != UInt8(ascii: "-"): return index
      default: before = word[index]
      }
    }
    return nil
  }

  private mutating func readAngle() {
    let opens = rest.first == UInt8(ascii: "<")
    genericDepth += opens ? 1 : -1
    take(opens ? .opening("<") : .closing(">"))
  }

  private static let infixes: Set<String> = [
    "&&", "||", "??", "==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "?", ":",
  ]

  /// Up to the quotation mark that ends the string; those within `\(…)` do not.
  private mutating func readString() {
    takePlain(upTo: LiteralScan.end(of: .literal, at: rest.startIndex, in: rest))
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backtick = UInt8(ascii: "`")

  fileprivate var endsPlainWord: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), .quote, .backtick:
      true
    default: false
    }
  }
}
