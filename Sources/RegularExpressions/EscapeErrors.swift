extension RegularExpressionError {
  static func unfinishedEscape(at range: Range<Int>) -> Self {
    Self(
      .unfinishedEscape, at: range, "there is nothing after this backslash",
      help: "write `\\\\` for a backslash")
  }

  /// A letter or a digit may have a meaning elsewhere, so it is not certain what the author wanted. Other characters
  /// have none.
  static func unknownEscape(
    _ scalar: Unicode.Scalar, backslash: Range<Int>, at range: Range<Int>
  ) -> Self {
    let message = "`\\\(scalar)` has no meaning"
    guard scalar.isASCIILetter || ("0"..."9").contains(scalar) else {
      return Self(
        .unknownEscape, at: range, message,
        help: "leave out the backslash", fix: .remove(backslash))
    }
    return Self(
      .unknownEscape, at: range, message,
      help: "write `\(scalar)` for that character, or `\\u{…}` for one by its number")
  }

  static func unicodeProperty(_ written: String, at range: Range<Int>) -> Self {
    Self(
      .unicodeProperty, at: range,
      "`\(written)` names a Unicode property, whose members change with every Unicode version",
      help: "list the characters that you mean, such as `[a-zà-öø-ÿ]`")
  }

  static func malformedScalar(digits: Int, at range: Range<Int>) -> Self {
    let form = digits == 2 ? "two hexadecimal digits" : "four hexadecimal digits"
    return Self(
      .malformedScalar, at: range, "this is not a valid number of a character",
      help: "write \(form), or one to six in braces, as in `\\u{1F600}`")
  }

  static func notAScalar(_ written: String, at range: Range<Int>) -> Self {
    Self(
      .notAScalar, at: range, "`\(written)` is not the number of a character",
      help: "write the number of a whole character: half of a surrogate pair is not one")
  }

  static func wordBoundary(_ written: String, at range: Range<Int>) -> Self {
    Self(
      .wordBoundary, at: range,
      "`\(written)` looks at the characters beside it, but a pattern reads each one once",
      help: "write the characters that are allowed there, such as `\\s` or `[ ,.]`")
  }
}
