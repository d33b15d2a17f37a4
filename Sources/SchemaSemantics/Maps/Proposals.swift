/// How often one map may be searched for a name that is meant. Each search looks at all names of a place; whoever has more
/// names that are unknown has the wrong file, and no use for a proposal for each.
struct Proposals {
  private var left = 100

  /// Whether there may be one more search.
  mutating func mayGoOn() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
