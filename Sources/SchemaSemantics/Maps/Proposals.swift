/// Limits how often names that may have been meant are searched for in one map. Each search looks at all names of a place;
/// a map with more unknown names is probably about the wrong types, and proposals would not help.
struct Proposals {
  private var left = 100

  /// Whether another search is allowed.
  mutating func mayGoOn() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
