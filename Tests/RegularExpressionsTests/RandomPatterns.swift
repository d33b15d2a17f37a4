import SeededRandom

/// Patterns that mean the same to `NSRegularExpression`: no `\s` and no flag, whose sets differ beyond ASCII.
struct RandomPatterns {
  var generator: SeededGenerator
  /// Without repeated groups, a backtracking engine can match them in reasonable time.
  let repeatsGroups: Bool

  mutating func next() -> String {
    choice(depth: 0)
  }

  private mutating func choice(depth: Int) -> String {
    let count = [1, 1, 1, 2, 3].randomElement(using: &generator) ?? 1
    return (0..<count).map { _ in sequence(depth: depth) }.joined(separator: "|")
  }

  private mutating func sequence(depth: Int) -> String {
    let length = Int.random(in: depth == 0 ? 1...4 : 0...3, using: &generator)
    return (0..<length).map { _ in item(depth: depth) }.joined()
  }

  private mutating func item(depth: Int) -> String {
    if depth < 2, Int.random(in: 0..<5, using: &generator) == 0 {
      let opening = Bool.random(using: &generator) ? "(" : "(?:"
      let group = opening + choice(depth: depth + 1) + ")"
      return repeatsGroups ? group + repetition() : group
    }
    return atom() + repetition()
  }

  private mutating func atom() -> String {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<4: Self.characters.randomElement(using: &generator) ?? "a"
    case 4..<7: characterClass()
    default: "."
    }
  }

  private mutating func characterClass() -> String {
    let count = Int.random(in: 1...3, using: &generator)
    let members = (0..<count).map { _ in Self.members.randomElement(using: &generator) ?? "a" }
    let opening = ["[", "[", "[^", "[-"].randomElement(using: &generator) ?? "["
    return opening + members.joined() + "]"
  }

  private mutating func repetition() -> String {
    let repetitions = ["", "", "", "", "?", "*", "+", "{2}", "{0,2}", "{1,3}", "{2,}"]
    return repetitions.randomElement(using: &generator) ?? ""
  }

  private static let characters = [
    "a", "b", "c", "A", "0", "7", "-", " ", "é", "日", "🎉", "\\.", "\\*", "\\\\", "\\n", "\\x62",
    "\\/",
    "\\u00e9", "_",
  ]

  private static let members = [
    "a", "b", "a-c", "0-9", "_", "é", "à-ö", "日", "\\n", "\\]", "\\-", ".", "A-Z", "🎉-🎯",
    "\\\\",
  ]
}

extension RandomPatterns {
  init(seed: UInt64, repeatsGroups: Bool) {
    self.init(generator: SeededGenerator(seed: seed), repeatsGroups: repeatsGroups)
  }
}
