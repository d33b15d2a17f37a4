@testable import RegularExpressions

extension PatternErrorTests {
  static let anchors = [
    PatternErrorCase(
      "^abc", .anchor, at: 0, "^",
      "`^` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: "abc"),
    PatternErrorCase(
      "^abc$", .anchor, at: 0, "^",
      "`^` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: "abc"),
    PatternErrorCase(
      "abc$", .anchor, at: 3, "$",
      "`$` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: "abc"),
    PatternErrorCase(
      "^a|b", .anchor, at: 0, "^",
      "`^` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: "a|b"),
    PatternErrorCase(
      "a|^b", .anchor, at: 2, "^",
      "`^` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: "a|b"),
    PatternErrorCase(
      "^a\\$", .anchor, at: 0, "^",
      "`^` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: "a\\$"),
    PatternErrorCase(
      "a^b", .anchor, at: 1, "^",
      "a pattern has no anchors such as `^`",
      help:
        "leave it out: the whole value is matched anyway, or write `\\^` for the character itself"),
    PatternErrorCase(
      "(^a)", .anchor, at: 1, "^",
      "a pattern has no anchors such as `^`",
      help:
        "leave it out: the whole value is matched anyway, or write `\\^` for the character itself"),
    PatternErrorCase(
      "(a$)", .anchor, at: 2, "$",
      "a pattern has no anchors such as `$`",
      help:
        "leave it out: the whole value is matched anyway, or write `\\$` for the character itself"),
    PatternErrorCase(
      "a$b", .anchor, at: 1, "$",
      "a pattern has no anchors such as `$`",
      help:
        "leave it out: the whole value is matched anyway, or write `\\$` for the character itself"),
    PatternErrorCase(
      "^", .anchor, at: 0, "^",
      "`^` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: ""),
    PatternErrorCase(
      "$", .anchor, at: 0, "$",
      "`$` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: ""),
    PatternErrorCase(
      "\\Aabc", .anchor, at: 0, "\\A",
      "`\\A` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: "abc"),
    PatternErrorCase(
      "abc\\z", .anchor, at: 3, "\\z",
      "`\\z` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: "abc"),
    PatternErrorCase(
      "abc\\Z", .anchor, at: 3, "\\Z",
      "`\\Z` is redundant in a pattern",
      help: "leave it out: the whole value is matched anyway", fixed: "abc"),
    PatternErrorCase(
      "a\\Ab", .anchor, at: 1, "\\A",
      "a pattern has no anchors such as `\\A`",
      help: "leave it out: the whole value is matched anyway"),
    PatternErrorCase(
      "é^b", .anchor, at: 2, "^",
      "a pattern has no anchors such as `^`",
      help:
        "leave it out: the whole value is matched anyway, or write `\\^` for the character itself"),
    PatternErrorCase(
      "\\bword\\b", .wordBoundary, at: 0, "\\b",
      "`\\b` looks at the characters beside it, but a pattern reads each one once",
      help: "write the characters that are allowed there, such as `\\s` or `[ ,.]`"),
    PatternErrorCase(
      "a\\B", .wordBoundary, at: 1, "\\B",
      "`\\B` looks at the characters beside it, but a pattern reads each one once",
      help: "write the characters that are allowed there, such as `\\s` or `[ ,.]`"),
  ]
}
