@testable import RegularExpressions

extension PatternErrorTests {
  static let groups = [
    PatternErrorCase(
      "a)", .unopenedGroup, at: 1, ")",
      "this `)` does not close a group",
      help: "write `\\)` for the character itself", fixed: "a\\)"),
    PatternErrorCase(
      "é(a", .unclosedGroup, at: 2, "(",
      "this group is never closed",
      help: "close it with `)`, or write `\\(` for the character itself"),
    PatternErrorCase(
      "(", .unclosedGroup, at: 0, "(",
      "this group is never closed",
      help: "close it with `)`, or write `\\(` for the character itself"),
    PatternErrorCase(
      "(a|(b)", .unclosedGroup, at: 0, "(",
      "this group is never closed",
      help: "close it with `)`, or write `\\(` for the character itself"),
    PatternErrorCase(
      "(?=a)", .lookahead, at: 0, "(?=",
      "a pattern has no look-ahead, because it reads each character once",
      help: "describe what the value consists of, or check a part of it with a pattern of its own"),
    PatternErrorCase(
      "(?!a)", .lookahead, at: 0, "(?!",
      "a pattern has no look-ahead, because it reads each character once",
      help: "describe what the value consists of, or check a part of it with a pattern of its own"),
    PatternErrorCase(
      "a(?<=a)", .lookbehind, at: 1, "(?<=",
      "a pattern has no look-behind, because it reads each character once",
      help: "describe what the value consists of, or check a part of it with a pattern of its own"),
    PatternErrorCase(
      "(?<!a)", .lookbehind, at: 0, "(?<!",
      "a pattern has no look-behind, because it reads each character once",
      help: "describe what the value consists of, or check a part of it with a pattern of its own"),
    PatternErrorCase(
      "(?<year>\\d{4})", .namedGroup, at: 0, "(?<year>",
      "groups have no names, because nothing is captured",
      help: "write `(`", fixed: "(\\d{4})"),
    PatternErrorCase(
      "(?P<year>\\d{4})", .namedGroup, at: 0, "(?P<year>",
      "groups have no names, because nothing is captured",
      help: "write `(`", fixed: "(\\d{4})"),
    PatternErrorCase(
      "(?'year'\\d{4})", .namedGroup, at: 0, "(?'year'",
      "groups have no names, because nothing is captured",
      help: "write `(`", fixed: "(\\d{4})"),
    PatternErrorCase(
      "(?<year", .namedGroup, at: 0, "(?<",
      "groups have no names, because nothing is captured",
      help: "write `(`"),
    PatternErrorCase(
      "(?P=year)", .backReference, at: 0, "(?P=year)",
      "`(?P=year)` refers back to a group, but a pattern does not remember what it read",
      help: "write the pattern of that group again, if it need not match the same text twice"),
    PatternErrorCase(
      "(?P>year)", .unknownGroup, at: 0, "(?P",
      "`(?P` does not open a known kind of group",
      help: "write `(` or `(?:`"),
    PatternErrorCase(
      "(?>a)", .atomicGroup, at: 0, "(?>",
      "an atomic group has no meaning here: matching never goes back",
      help: "write `(`"),
    PatternErrorCase(
      "(?#note)a", .comment, at: 0, "(?#note)",
      "a pattern cannot contain comments",
      help: "leave it out", fixed: "a"),
    PatternErrorCase(
      "(?#note", .comment, at: 0, "(?#",
      "a pattern cannot contain comments",
      help: "leave it out"),
    PatternErrorCase(
      "(?i)abc", .inlineFlags, at: 0, "(?i)",
      "`(?i)` sets flags inside a pattern",
      help: "write `/…/i` to ignore case in the whole pattern; there is no other flag"),
    PatternErrorCase(
      "(?i:abc)", .inlineFlags, at: 0, "(?i:",
      "`(?i:` sets flags inside a pattern",
      help: "write `/…/i` to ignore case in the whole pattern; there is no other flag"),
    PatternErrorCase(
      "(?^-i:abc)", .inlineFlags, at: 0, "(?^-i:",
      "`(?^-i:` sets flags inside a pattern",
      help: "write `/…/i` to ignore case in the whole pattern; there is no other flag"),
    PatternErrorCase(
      "(?|a)", .unknownGroup, at: 0, "(?|",
      "`(?|` does not open a known kind of group",
      help: "write `(` or `(?:`"),
    PatternErrorCase(
      "(?", .unknownGroup, at: 0, "(?",
      "`(?` does not open a known kind of group",
      help: "write `(` or `(?:`"),
    PatternErrorCase(
      "(?)", .unknownGroup, at: 0, "(?)",
      "`(?)` does not open a known kind of group",
      help: "write `(` or `(?:`"),
    PatternErrorCase(
      "(?*a)", .unknownGroup, at: 0, "(?*",
      "`(?*` does not open a known kind of group",
      help: "write `(` or `(?:`"),
    PatternErrorCase(
      "(a)\\1", .backReference, at: 3, "\\1",
      "`\\1` refers back to a group, but a pattern does not remember what it read",
      help: "write the pattern of that group again, if it need not match the same text twice"),
    PatternErrorCase(
      "\\12", .backReference, at: 0, "\\12",
      "`\\12` refers back to a group, but a pattern does not remember what it read",
      help: "write the pattern of that group again, if it need not match the same text twice"),
    PatternErrorCase(
      "\\k<year>", .backReference, at: 0, "\\k<year>",
      "`\\k<year>` refers back to a group, but a pattern does not remember what it read",
      help: "write the pattern of that group again, if it need not match the same text twice"),
  ]
}
