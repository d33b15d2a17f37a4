import SeededRandom

extension RandomVocabulary {
  /// The members of a record, some of them in groups that it spreads, in the same order.
  mutating func shared(_ members: [String], by layer: String, prefix: String)
    -> (groups: String, members: String)
  {
    let lines = members.map { "  \($0)\n" }
    guard random.chance(0.3) else { return ("", lines.joined()) }
    let first = Int.random(in: 0...lines.count, using: &random)
    let last = Int.random(in: first...lines.count, using: &random)
    let middle = Int.random(in: first...last, using: &random)
    let becomes = (0..<2).map { _ in random.pick(["", ": protocol"]) }
    let groups = """
      \(layer) fields \(prefix)Outer\(becomes[0]) {
      \(lines[first..<middle].joined())  ...\(prefix)Inner
      }
      \(layer) fields \(prefix)Inner\(becomes[1]) {
      \(lines[middle..<last].joined())}

      """
    return (groups, lines[..<first].joined() + "  ...\(prefix)Outer\n" + lines[last...].joined())
  }

  /// The fields of a dto, with another name for the type of those that are strings.
  mutating func aliased(_ members: [String], of name: String) -> (alias: String, members: [String])
  {
    guard random.chance(0.3) else { return ("", members) }
    let alias = "\(name)Text"
    let renamed = members.map { member in
      member.hasSuffix(": String") ? member.dropLast("String".count) + alias : member
    }
    return ("alias \(alias) = String\n", renamed)
  }
}
