@testable import RegularExpressions

extension PatternErrorTests {
  static let classes = [
    PatternErrorCase(
      "[abc", .unclosedClass, at: 0, "[",
      "this character class is never closed",
      help: "close it with `]`, or write `\\[` for the character itself"),
    PatternErrorCase(
      "é[", .unclosedClass, at: 2, "[",
      "this character class is never closed",
      help: "close it with `]`, or write `\\[` for the character itself"),
    PatternErrorCase(
      "[^", .unclosedClass, at: 0, "[",
      "this character class is never closed",
      help: "close it with `]`, or write `\\[` for the character itself"),
    PatternErrorCase(
      "[a-", .unclosedClass, at: 0, "[",
      "this character class is never closed",
      help: "close it with `]`, or write `\\[` for the character itself"),
    PatternErrorCase(
      "[]", .emptyClass, at: 0, "[]",
      "this character class is empty",
      help: "list at least one character, or write `\\]` if the class begins with that bracket"),
    PatternErrorCase(
      "[^]", .emptyClass, at: 0, "[^]",
      "this character class is empty",
      help: "list at least one character, or write `\\]` if the class begins with that bracket"),
    PatternErrorCase(
      "[]a]", .emptyClass, at: 0, "[]",
      "this character class is empty",
      help: "list at least one character, or write `\\]` if the class begins with that bracket"),
    PatternErrorCase(
      "[[a]]", .nestedClass, at: 1, "[",
      "a character class cannot contain another class",
      help: "list its characters here, or write `\\[` for the character itself"),
    PatternErrorCase(
      "[a[b]", .nestedClass, at: 2, "[",
      "a character class cannot contain another class",
      help: "list its characters here, or write `\\[` for the character itself"),
    PatternErrorCase(
      "[[:alpha:]]", .posixClass, at: 1, "[:alpha:]",
      "a character class cannot be named in brackets",
      help: "list the characters, such as `a-zA-Z`, or use `\\d`, `\\w` or `\\s`"),
    PatternErrorCase(
      "[[:alpha", .nestedClass, at: 1, "[",
      "a character class cannot contain another class",
      help: "list its characters here, or write `\\[` for the character itself"),
    PatternErrorCase(
      "[a&&b]", .classOperator, at: 2, "&&",
      "`&&` does not combine character classes here",
      help: "list the characters that remain, or write `\\&` for the character itself"),
    PatternErrorCase(
      "[a--b]", .classOperator, at: 2, "--",
      "`--` does not combine character classes here",
      help: "list the characters that remain, or write `\\-` for the character itself"),
    PatternErrorCase(
      "[+--]", .classOperator, at: 2, "--",
      "`--` does not combine character classes here",
      help: "list the characters that remain, or write `\\-` for the character itself"),
    PatternErrorCase(
      "[a-z-9]", .misplacedHyphen, at: 4, "-",
      "this hyphen does not begin a range",
      help: "write `\\-` for the character itself", fixed: "[a-z\\-9]"),
    PatternErrorCase(
      "[\\w-.]", .setAsRangeBound, at: 1, "\\w-.",
      "a range goes from one character to another, not to a set",
      help: "write `\\-` if the hyphen is a character itself", fixed: "[\\w\\-.]"),
    PatternErrorCase(
      "[a-\\d]", .setAsRangeBound, at: 1, "a-\\d",
      "a range goes from one character to another, not to a set",
      help: "write `\\-` if the hyphen is a character itself", fixed: "[a\\-\\d]"),
    PatternErrorCase(
      "[\\d-\\w]", .setAsRangeBound, at: 1, "\\d-\\w",
      "a range goes from one character to another, not to a set",
      help: "write `\\-` if the hyphen is a character itself", fixed: "[\\d\\-\\w]"),
    PatternErrorCase(
      "[z-a]", .reversedRange, at: 1, "z-a",
      "the range `z-a` runs backwards",
      help: "write `a-z`", fixed: "[a-z]"),
    PatternErrorCase(
      "[é-a]", .reversedRange, at: 1, "é-a",
      "the range `é-a` runs backwards",
      help: "write `a-é`", fixed: "[a-é]"),
    PatternErrorCase(
      "[\\u{7A}-a]", .reversedRange, at: 1, "\\u{7A}-a",
      "the range `\\u{7A}-a` runs backwards",
      help: "write `a-\\u{7A}`", fixed: "[a-\\u{7A}]"),
  ]
}
