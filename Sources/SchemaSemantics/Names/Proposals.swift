/// Limits how often names that may have been meant are searched for. Each search looks at all names of a place, and so the time for
/// all searches would grow with the square of the schema. Where so many names are unknown, a file is missing, or a map is about the
/// wrong types, and proposals would not help.
struct Proposals {
  private var left: Int

  init(limit: Int) { left = limit }

  /// Whether another search is allowed.
  mutating func mayGoOn() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
