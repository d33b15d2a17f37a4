/// Why a pattern cannot be compiled. The sentences are beside the code that finds the problem.
package struct RegularExpressionError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // Features that regular languages do not have, or that have no meaning when the whole value is matched.
    case anchor, wordBoundary
    case lookahead, lookbehind, backReference, atomicGroup
    case possessiveRepetition
    // Features of other dialects that this one leaves out.
    case namedGroup, inlineFlags, comment, unknownGroup
    case unicodeProperty, posixClass, nestedClass, classOperator
    // Mistakes.
    case notUTF8
    case unclosedGroup, unopenedGroup, unescapedBracket
    case unclosedClass, emptyClass, reversedRange, setAsRangeBound, misplacedHyphen
    case unknownEscape, unfinishedEscape, malformedScalar, notAScalar
    case nothingToRepeat, repeatedRepetition, malformedCount, reversedCounts
    // Limits.
    case countTooLarge, nestedTooDeeply, tooManyStates, tooMuchWork
  }

  package let kind: Kind

  /// Where the problem is, in bytes of the pattern.
  package let range: Range<Int>

  /// The problem in one sentence, without a full stop.
  package let message: String

  /// What to do next, as an instruction.
  package let help: String

  /// The edit that carries out `help`, where there is one.
  package let fix: Fix?

  package struct Fix: Hashable, Sendable {
    /// In bytes of the pattern.
    package let range: Range<Int>
    package let replacement: String

    /// Whether nothing else can have been meant.
    package let isCertain: Bool

    init(range: Range<Int>, replacement: String, isCertain: Bool = true) {
      self.range = range
      self.replacement = replacement
      self.isCertain = isCertain
    }

    static func propose(_ text: String, for range: Range<Int>) -> Fix {
      Fix(range: range, replacement: text, isCertain: false)
    }

    static func remove(_ range: Range<Int>) -> Fix {
      Fix(range: range, replacement: "")
    }
  }

  init(_ kind: Kind, at range: Range<Int>, _ message: String, help: String, fix: Fix? = nil) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
    self.fix = fix
  }
}
