/// The words that a key consists of, in lower case: `eventType`, `event_type` and `EVENT-TYPE` have the same two.
enum KeyWords {
  static func of(_ key: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in key {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || (character.isUppercase && previous?.isLowercase == true) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isLetter { word.append(character) }
      previous = character
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }
}
