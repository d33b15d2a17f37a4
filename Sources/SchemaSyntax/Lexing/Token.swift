package import Diagnostics

/// A word of a schema: its kind, its place, and whether a line begins with it.
package struct Token: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case identifier
    case string
    case integer
    case decimal
    case regex
    /// One line that begins with `///`.
    case documentation

    case leftBrace, rightBrace
    case leftParenthesis, rightParenthesis
    case leftBracket, rightBracket
    case comma, colon, dot, question, coalesce, at, underscore
    case arrow, doubleArrow
    case assign, equal, notEqual
    case less, lessOrEqual, greater, greaterOrEqual
    case closedRange, halfOpenRange

    /// Characters that no rule of the language knows. The lexer has reported them.
    case unknown
    case endOfFile
  }

  package let kind: Kind

  /// Whether there is a line break between this token and the one before: items end there.
  package let startsLine: Bool
  package let span: SourceSpan
}

/// A `//` comment. The parser never sees it; the formatter keeps it where it is.
package struct Comment: Hashable, Sendable {
  package let span: SourceSpan

  /// False if there is code before it on its line.
  package let startsLine: Bool
}

extension Token.Kind {
  /// The name of the kind in messages, where the text itself says too little.
  var title: String {
    switch self {
    case .identifier: "a name"
    case .string: "a string"
    case .integer, .decimal: "a number"
    case .regex: "a regular expression"
    case .documentation: "a documentation comment"
    case .endOfFile: "the end of the file"
    case .unknown: "an unknown character"
    case .leftBrace: "`{`"
    case .rightBrace: "`}`"
    case .leftParenthesis: "`(`"
    case .rightParenthesis: "`)`"
    case .leftBracket: "`[`"
    case .rightBracket: "`]`"
    case .comma: "`,`"
    case .colon: "`:`"
    case .dot: "`.`"
    case .question: "`?`"
    case .coalesce: "`??`"
    case .at: "`@`"
    case .underscore: "`_`"
    case .arrow: "`->`"
    case .doubleArrow: "`<->`"
    case .assign: "`=`"
    case .equal: "`==`"
    case .notEqual: "`!=`"
    case .less: "`<`"
    case .lessOrEqual: "`<=`"
    case .greater: "`>`"
    case .greaterOrEqual: "`>=`"
    case .closedRange: "`...`"
    case .halfOpenRange: "`..<`"
    }
  }
}
