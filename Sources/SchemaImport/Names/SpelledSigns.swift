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
  static func spell(_ text: String) -> String {
    if text.isEmpty { return "empty" }
    var words: [String] = []
    var word = ""
    for character in text {
      if let name = names[character] ?? signName(of: character) {
        words += [word, name]
        word = ""
      } else {
        word.append(character)
      }
    }
    words.append(word)
    let spelled = words.filter { !$0.isEmpty }.joined(separator: "_")
    return spelled.first?.isNumber == true ? "value_" + spelled : spelled
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
