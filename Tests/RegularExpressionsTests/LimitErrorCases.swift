@testable import RegularExpressions

extension PatternErrorTests {
  static let limits = [
    tooManyStates("(a|b)*a(a|b){20}"),
    tooManyStates(".{1,1000}"),
    tooManyStates("[ab]*a[ab]{12}"),
    tooManyStates("(a{100}){41}"),
    tooMuchWork("((a{1000}){1000}){1000}"),
    tooMuchWork("(.{0,1000}){0,10}x"),
    tooMuchWork("(a?b?){1000}"),
    tooMuchWork("((((((){1000}){1000}){1000}){1000}){1000}){1000}"),
    nestedTooDeeply(51),
    nestedTooDeeply(50_000),
  ]

  private static func tooManyStates(_ pattern: String) -> PatternErrorCase {
    PatternErrorCase(
      PatternSource(pattern), .tooManyStates, at: 0, pattern,
      "this pattern needs more than 4,096 states",
      help: "lower its repetition counts, or check the length of the value by itself")
  }

  private static func tooMuchWork(_ pattern: String) -> PatternErrorCase {
    PatternErrorCase(
      PatternSource(pattern), .tooMuchWork, at: 0, pattern,
      "this pattern takes too many steps to compile",
      help: "lower its repetition counts, and repeat nothing that may be empty")
  }

  private static func nestedTooDeeply(_ depth: Int) -> PatternErrorCase {
    PatternErrorCase(
      PatternSource(String(repeating: "(", count: depth)), .nestedTooDeeply, at: 50, "(",
      "groups are nested more than 50 levels deep",
      help: "leave out the groups that are not repeated and contain no `|`")
  }
}
