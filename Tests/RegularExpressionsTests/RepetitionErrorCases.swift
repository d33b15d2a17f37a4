@testable import RegularExpressions

extension PatternErrorTests {
  static let repetitions = [
    PatternErrorCase(
      "*a", .nothingToRepeat, at: 0, "*",
      "there is nothing before this `*` to repeat",
      help: "write `\\*` for the text itself", fixed: "\\*a"),
    PatternErrorCase(
      "a|+", .nothingToRepeat, at: 2, "+",
      "there is nothing before this `+` to repeat",
      help: "write `\\+` for the text itself", fixed: "a|\\+"),
    PatternErrorCase(
      "(?:?)", .nothingToRepeat, at: 3, "?",
      "there is nothing before this `?` to repeat",
      help: "write `\\?` for the text itself", fixed: "(?:\\?)"),
    PatternErrorCase(
      "{3}a", .nothingToRepeat, at: 0, "{3}",
      "there is nothing before this `{3}` to repeat",
      help: "write `\\{3\\}` for the text itself", fixed: "\\{3\\}a"),
    PatternErrorCase(
      "{a}", .malformedCount, at: 0, "{",
      "this is not a repetition count",
      help: "write `{3}`, `{3,}` or `{3,20}`, or `\\{` for the character itself"),
    PatternErrorCase(
      "a{", .malformedCount, at: 1, "{",
      "this is not a repetition count",
      help: "write `{3}`, `{3,}` or `{3,20}`, or `\\{` for the character itself"),
    PatternErrorCase(
      "a{}", .malformedCount, at: 1, "{}",
      "this is not a repetition count",
      help: "write `{3}`, `{3,}` or `{3,20}`, or `\\{` for the character itself"),
    PatternErrorCase(
      "a{,}", .malformedCount, at: 1, "{,}",
      "this is not a repetition count",
      help: "write `{3}`, `{3,}` or `{3,20}`, or `\\{` for the character itself"),
    PatternErrorCase(
      "a{,5}", .malformedCount, at: 1, "{,5}",
      "this repetition count has no minimum",
      help: "write `{0,5}`", fixed: "a{0,5}"),
    PatternErrorCase(
      "a{b}", .malformedCount, at: 1, "{",
      "this is not a repetition count",
      help: "write `{3}`, `{3,}` or `{3,20}`, or `\\{` for the character itself"),
    PatternErrorCase(
      "a{2, 5}", .malformedCount, at: 1, "{2,",
      "this is not a repetition count",
      help: "write `{3}`, `{3,}` or `{3,20}`, or `\\{` for the character itself"),
    PatternErrorCase(
      "a{2", .malformedCount, at: 1, "{2",
      "this is not a repetition count",
      help: "write `{3}`, `{3,}` or `{3,20}`, or `\\{` for the character itself"),
    PatternErrorCase(
      "a{2,", .malformedCount, at: 1, "{2,",
      "this is not a repetition count",
      help: "write `{3}`, `{3,}` or `{3,20}`, or `\\{` for the character itself"),
    PatternErrorCase(
      "a{5,2}", .reversedCounts, at: 1, "{5,2}",
      "nothing occurs at least 5 and at most 2 times",
      help: "write `{2,5}`", fixed: "a{2,5}"),
    PatternErrorCase(
      "a{1001}", .countTooLarge, at: 2, "1001",
      "a pattern repeats something at most 1,000 times",
      help: "leave the count open, and check the length of the value by itself"),
    PatternErrorCase(
      "a{0,99999999999999999999}", .countTooLarge, at: 4, "99999999999999999999",
      "a pattern repeats something at most 1,000 times",
      help: "leave the count open, and check the length of the value by itself"),
    PatternErrorCase(
      "a{1001,2}", .countTooLarge, at: 2, "1001",
      "a pattern repeats something at most 1,000 times",
      help: "leave the count open, and check the length of the value by itself"),
    PatternErrorCase(
      "a*??", .repeatedRepetition, at: 3, "?",
      "this repeats what is already repeated",
      help: "keep one of the two, or put a group around the first"),
    PatternErrorCase(
      "a{2}?*", .repeatedRepetition, at: 5, "*",
      "this repeats what is already repeated",
      help: "keep one of the two, or put a group around the first"),
    PatternErrorCase(
      "a+?+", .possessiveRepetition, at: 3, "+",
      "a possessive repetition has no meaning here: matching never goes back",
      help: "leave out this `+`"),
    PatternErrorCase(
      "a*+", .possessiveRepetition, at: 2, "+",
      "a possessive repetition has no meaning here: matching never goes back",
      help: "leave out this `+`"),
    PatternErrorCase(
      "a?+", .possessiveRepetition, at: 2, "+",
      "a possessive repetition has no meaning here: matching never goes back",
      help: "leave out this `+`"),
    PatternErrorCase(
      "a**", .repeatedRepetition, at: 2, "*",
      "this repeats what is already repeated",
      help: "keep one of the two, or put a group around the first"),
    PatternErrorCase(
      "a{2}{3}", .repeatedRepetition, at: 4, "{",
      "this repeats what is already repeated",
      help: "keep one of the two, or put a group around the first"),
    PatternErrorCase(
      "a+{2}", .repeatedRepetition, at: 2, "{",
      "this repeats what is already repeated",
      help: "keep one of the two, or put a group around the first"),
    PatternErrorCase(
      "a]", .unescapedBracket, at: 1, "]",
      "this `]` closes nothing",
      help: "write `\\]` for the character itself", fixed: "a\\]"),
    PatternErrorCase(
      "a}", .unescapedBracket, at: 1, "}",
      "this `}` closes nothing",
      help: "write `\\}` for the character itself", fixed: "a\\}"),
  ]
}
