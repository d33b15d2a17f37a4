import SeededRandom

extension RandomVocabulary {
  /// What keeps the answers of a repository whose map has a way back.
  private mutating func strategy() -> String {
    let orders = ["one", "many", "maybe", "named"].map { operation in
      let order = random.pick([
        "cache first", "cache first for 5 minutes", "cache first for 1 day with updates",
        "network first", "network first with updates", "network only",
      ])
      return "\(operation): \(order)"
    }
    return "strategy \(name("Cached")) with Cache { \(orders.joined(separator: ", ")) }"
  }

  mutating func repository() -> String {
    guard !pairs.isEmpty else { return "" }
    let pair = random.pick(pairs)
    let wrapper = wrappers.randomElement(using: &random)?.name ?? "String"
    let parameters = random.pick([
      "", "(id: Int)", "(id: String, page: Int?)", "(since: Date)",
      "(by: \(wrapper), in: [\(wrapper)])",
      "(value: \(pair.domain), json: JSON)",
    ])
    let skip = random.pick(["", " else skip"])
    return """
      \(notes(0.1))repository \(name("Repository")) {
        one\(parameters) -> \(pair.domain) from \(pair.dto)
        many -> [\(pair.domain)] from [\(pair.dto)\(skip)]
        maybe -> \(pair.domain)? from \(pair.dto)?
        named -> [String: \(pair.domain)] from [String: \(pair.dto)]
        source Cache { many from [\(pair.dto)] }
        \(pair.isReversible ? strategy() : "")
      }


      """
  }
}
