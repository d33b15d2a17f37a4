import Diagnostics

/// What one of many is called: `users` are each a `user`.
package enum Singular {
  /// Only the last word changes, and its case stays: `orderItems` gives `orderItem`. What is not known to be a plural stays as
  /// it is.
  package static func of(_ name: String) -> String {
    let word = lastWord(of: name)
    let lowercased = word.lowercased()
    guard let singular = singular(of: lowercased), singular != lowercased else { return name }
    return name.dropLast(word.count) + recased(singular, like: word)
  }

  private static func lastWord(of name: String) -> Substring {
    var start = name.endIndex
    while start > name.startIndex {
      let before = name.index(before: start)
      guard name[before].isLetter else { break }
      let begins = name[before].isUppercase && start < name.endIndex && name[start].isLowercase
      start = before
      if begins { break }
    }
    return name[start...]
  }

  private static func singular(of word: String) -> String? {
    if let irregular = irregulars[word] { return irregular }
    if unchanged.contains(word) || !word.hasSuffix("s") || word.count < 3 { return nil }
    if word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return nil }
    if word.hasSuffix("ies") {
      return word.count > 4 ? word.dropLast(3) + "y" : String(word.dropLast())
    }
    let withoutES = ["sses", "shes", "ches", "xes", "zzes", "uses"]
    if withoutES.contains(where: word.hasSuffix), !keepingE.contains(word) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  private static let irregulars = [
    "aliases": "alias", "analyses": "analysis", "appendices": "appendix", "axes": "axis",
    "bases": "base", "calories": "calorie", "calves": "calf", "children": "child",
    "cookies": "cookie", "crises": "crisis", "criteria": "criterion", "diagnoses": "diagnosis",
    "echoes": "echo", "emphases": "emphasis",
    "feet": "foot", "gases": "gas",
    "geese": "goose", "halves": "half", "heroes": "hero", "indices": "index",
    "hypotheses": "hypothesis", "knives": "knife", "leaves": "leaf", "lenses": "lens",
    "lives": "life", "loaves": "loaf", "matrices": "matrix", "men": "man", "menus": "menu",
    "mice": "mouse", "movies": "movie", "oases": "oasis", "parentheses": "parenthesis",
    "people": "person", "potatoes": "potato", "prognoses": "prognosis", "quizzes": "quiz",
    "selfies": "selfie", "selves": "self", "shelves": "shelf", "synopses": "synopsis",
    "syntheses": "synthesis", "teeth": "tooth", "theses": "thesis", "thieves": "thief",
    "tomatoes": "tomato", "vertices": "vertex", "wives": "wife", "wolves": "wolf",
    "women": "woman", "zombies": "zombie",
  ]

  private static let unchanged: Set<String> = [
    "alias", "analytics", "atlas", "bias", "canvas", "chaos", "clothes", "dns", "diagnostics",
    "gas", "gps", "headquarters", "https", "lens", "logistics", "mathematics", "news", "os",
    "physics", "series", "sms",
    "species",
    "statistics", "tls",
  ]

  private static let keepingE: Set<String> = [
    "caches", "causes", "clauses", "excuses", "houses", "pauses", "uses", "warehouses",
  ]

  private static func recased(_ singular: String, like word: Substring) -> String {
    if word.count > 1, word.allSatisfy(\.isUppercase) { return singular.uppercased() }
    guard word.first?.isUppercase == true else { return singular }
    return singular.capitalizedFirst
  }
}
