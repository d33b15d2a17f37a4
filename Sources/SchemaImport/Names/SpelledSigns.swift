import SchemaSemantics

extension NamingConventions {
  /// A name for a member that the wire calls `key`, also where the conventions find no name in it: `+1` gives `plus1`.
  func memberName(for key: String) -> String {
    if let name = swiftName(for: key) { return name }
    return swiftName(for: SpelledSigns.spell(key)) ?? SpelledSigns.nameless
  }

  /// A name for a type that a document calls `name`.
  func declaredName(for name: String) -> String {
    if let name = typeName(for: name) { return name }
    return typeName(for: SpelledSigns.spell(name)) ?? "Unnamed"
  }
}

/// What signs are called, for names that consist of little else.
enum SpelledSigns {
  static let nameless = "unnamed"

  /// The words are joined as on the wire. What would begin with a digit says first that it is a value.
  ///
  /// - Parameter isComplete: whether signs that only join two words have a name, too: `created_at` and `created-at` differ
  ///   in nothing else.
  static func spell(_ text: String, isComplete: Bool = false) -> String {
    if text.isEmpty { return "empty" }
    let tokens = tokens(of: text)
    let dates = isComplete ? [] : hyphensOfDates(in: tokens)
    var words: [String] = []
    for (position, token) in tokens.enumerated() {
      guard let sign = token.sign else {
        words.append(token.text)
        continue
      }
      if !isComplete, let left = word(position - 1, of: tokens),
        let right = word(position + 1, of: tokens)
      {
        if dates.contains(position) || joins(sign, left, right) { continue }
        if sign == "-", isRange(position, of: tokens) {
          words.append("to")
          continue
        }
      }
      words.append(token.text)
    }
    let spelled = words.joined(separator: "_")
    return spelled.first?.isNumber == true ? "value_" + spelled : spelled
  }

  private struct Token {
    /// A word as it is on the wire, or what a sign is called.
    let text: String
    let sign: Character?
  }

  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var word = ""
    for character in text {
      guard let name = names[character] ?? signName(of: character) else {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(Token(text: word, sign: nil)) }
      tokens.append(Token(text: name, sign: character))
      word = ""
    }
    if !word.isEmpty { tokens.append(Token(text: word, sign: nil)) }
    return tokens
  }

  private static func word(_ position: Int, of tokens: [Token]) -> String? {
    guard tokens.indices.contains(position), tokens[position].sign == nil else { return nil }
    return tokens[position].text
  }

  /// Whether a sign only joins two words. Between digits, a point or a hyphen says something.
  private static func joins(_ sign: Character, _ left: String, _ right: String) -> Bool {
    switch sign {
    case "_", " ": true
    case ".", "-": left.last?.isNumber == false || right.first?.isNumber == false
    default: false
    }
  }

  /// Those of `2024-10-01`, also with something after it, and that of `2024-10`.
  private static func hyphensOfDates(in tokens: [Token]) -> Set<Int> {
    var hyphens: Set<Int> = []
    for position in tokens.indices where tokens[position].sign == "-" {
      guard let right = word(position + 1, of: tokens),
        right.prefix(while: \.isNumber).count == 2
      else { continue }
      let left = word(position - 1, of: tokens)
      let isAfterYear = left?.count == 4 && left?.allSatisfy(\.isNumber) == true
      let isAfterMonth = left?.count == 2 && hyphens.contains(position - 2)
      if isAfterYear && right.count == 2 || isAfterMonth { hyphens.insert(position) }
    }
    return hyphens
  }

  /// Whether it is between two numbers, of which the second one is larger: `11-50`.
  private static func isRange(_ position: Int, of tokens: [Token]) -> Bool {
    guard let left = word(position - 1, of: tokens).flatMap({ Int($0) }),
      let right = word(position + 1, of: tokens).flatMap({ Int($0) })
    else { return false }
    return left < right
      && ![position - 2, position + 2].contains {
        tokens.indices.contains($0) && tokens[$0].sign == "-"
      }
  }

  /// What Unicode calls a sign that is no part of a word: `umbrella` for `☂`.
  private static func signName(of character: Character) -> String? {
    guard !character.isLetter, !character.isNumber else { return nil }
    let names = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
      .compactMap(\.properties.name)
    guard !names.isEmpty else { return nil }
    return String(
      names.joined(separator: "_").lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
  }

  /// `-12` gives `minus_12`.
  static func spellNumber(_ text: String) -> String {
    text.map { names[$0].map { "\($0)_" } ?? String($0) }.joined()
  }

  private static let names: [Character: String] = [
    "+": "plus", "-": "minus", "*": "star", "/": "slash", "\\": "backslash", "=": "equal",
    "<": "less", ">": "greater", "!": "not", "?": "question", "%": "percent", "#": "number",
    "@": "at", "$": "dollar", "&": "and", "|": "or", "~": "tilde", "^": "caret", ".": "dot",
    ",": "comma", ":": "colon", ";": "semicolon", "'": "apostrophe", "\"": "quote",
    "_": "underscore", " ": "space",
  ]
}
