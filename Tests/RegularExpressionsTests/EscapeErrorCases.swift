@testable import RegularExpressions

extension PatternErrorTests {
  static let escapes = [
    PatternErrorCase(
      "[a\\q]", .unknownEscape, at: 2, "\\q",
      "`\\q` has no meaning",
      help: "write `q` for that character, or `\\u{…}` for one by its number"),
    PatternErrorCase(
      "[\\b]", .unknownEscape, at: 1, "\\b",
      "`\\b` has no meaning",
      help: "write `b` for that character, or `\\u{…}` for one by its number"),
    PatternErrorCase(
      "[\\1]", .unknownEscape, at: 1, "\\1",
      "`\\1` has no meaning",
      help: "write `1` for that character, or `\\u{…}` for one by its number"),
    PatternErrorCase(
      "a\\", .unfinishedEscape, at: 1, "\\",
      "there is nothing after this backslash",
      help: "write `\\\\` for a backslash"),
    PatternErrorCase(
      "[\\", .unfinishedEscape, at: 1, "\\",
      "there is nothing after this backslash",
      help: "write `\\\\` for a backslash"),
    PatternErrorCase(
      "\\q", .unknownEscape, at: 0, "\\q",
      "`\\q` has no meaning",
      help: "write `q` for that character, or `\\u{…}` for one by its number"),
    PatternErrorCase(
      "\\h", .unknownEscape, at: 0, "\\h",
      "`\\h` has no meaning",
      help: "write `h` for that character, or `\\u{…}` for one by its number"),
    PatternErrorCase(
      "\\0", .unknownEscape, at: 0, "\\0",
      "`\\0` has no meaning",
      help: "write `0` for that character, or `\\u{…}` for one by its number"),
    PatternErrorCase(
      "\\é", .unknownEscape, at: 0, "\\é",
      "`\\é` has no meaning",
      help: "leave out the backslash", fixed: "é"),
    PatternErrorCase(
      "\\p{L}", .unicodeProperty, at: 0, "\\p{L}",
      "`\\p{L}` names a Unicode property, whose members change with every Unicode version",
      help: "list the characters that you mean, such as `[a-zà-öø-ÿ]`"),
    PatternErrorCase(
      "\\P{Lu}x", .unicodeProperty, at: 0, "\\P{Lu}",
      "`\\P{Lu}` names a Unicode property, whose members change with every Unicode version",
      help: "list the characters that you mean, such as `[a-zà-öø-ÿ]`"),
    PatternErrorCase(
      "[\\p{L}]", .unicodeProperty, at: 1, "\\p{L}",
      "`\\p{L}` names a Unicode property, whose members change with every Unicode version",
      help: "list the characters that you mean, such as `[a-zà-öø-ÿ]`"),
    PatternErrorCase(
      "\\pL", .unicodeProperty, at: 0, "\\p",
      "`\\p` names a Unicode property, whose members change with every Unicode version",
      help: "list the characters that you mean, such as `[a-zà-öø-ÿ]`"),
    PatternErrorCase(
      "\\x4", .malformedScalar, at: 0, "\\x4",
      "this is not a valid number of a character",
      help: "write two hexadecimal digits, or one to six in braces, as in `\\u{1F600}`"),
    PatternErrorCase(
      "\\xg", .malformedScalar, at: 0, "\\x",
      "this is not a valid number of a character",
      help: "write two hexadecimal digits, or one to six in braces, as in `\\u{1F600}`"),
    PatternErrorCase(
      "\\x{}", .malformedScalar, at: 0, "\\x{",
      "this is not a valid number of a character",
      help: "write two hexadecimal digits, or one to six in braces, as in `\\u{1F600}`"),
    PatternErrorCase(
      "\\x{41", .malformedScalar, at: 0, "\\x{41",
      "this is not a valid number of a character",
      help: "write two hexadecimal digits, or one to six in braces, as in `\\u{1F600}`"),
    PatternErrorCase(
      "\\u12", .malformedScalar, at: 0, "\\u12",
      "this is not a valid number of a character",
      help: "write four hexadecimal digits, or one to six in braces, as in `\\u{1F600}`"),
    PatternErrorCase(
      "\\u{1234567}", .malformedScalar, at: 0, "\\u{123456",
      "this is not a valid number of a character",
      help: "write four hexadecimal digits, or one to six in braces, as in `\\u{1F600}`"),
    PatternErrorCase(
      "\\uD83D", .notAScalar, at: 0, "\\uD83D",
      "`\\uD83D` is not the number of a character",
      help: "write the number of a whole character: half of a surrogate pair is not one"),
    PatternErrorCase(
      "\\u{110000}", .notAScalar, at: 0, "\\u{110000}",
      "`\\u{110000}` is not the number of a character",
      help: "write the number of a whole character: half of a surrogate pair is not one"),
    PatternErrorCase(
      "[\\u{D800}]", .notAScalar, at: 1, "\\u{D800}",
      "`\\u{D800}` is not the number of a character",
      help: "write the number of a whole character: half of a surrogate pair is not one"),
  ]
}
