/// The syntax tree of a regular expression. The flag `i` has already been applied to its character sets.
indirect enum Pattern: Hashable, Sendable {
  /// One scalar out of a set.
  case character(ScalarSet)
  /// All of the patterns, one after the other. An empty sequence matches the empty text.
  case sequence([Pattern])
  case choice([Pattern])
  /// Without a `maximum` there is no upper bound.
  case repetition(Pattern, minimum: Int, maximum: Int?)
}
