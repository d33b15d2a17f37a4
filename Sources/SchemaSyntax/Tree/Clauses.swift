package import Diagnostics

/// One converter after `via`: `trimmed`, `url(schemes: ["https"])`.
package struct ConverterUse: Hashable, Sendable {
  package var name: Name
  package var arguments: [Argument] = []
  package var span: SourceSpan

  /// As a message shows it: `trimmed`, `split(…)`.
  package var shown: String { arguments.isEmpty ? name.text : "\(name.text)(…)" }
}

/// One rule after `where`: `0...150`, `> 0`, `length 3...20 "Three to twenty characters"`, `each notEmpty`,
/// `matches /[0-9]+/ as notOnlyDigits`.
package struct RuleUse: Hashable, Sendable {
  package indirect enum Operand: Hashable, Sendable {
    case range(RangeLiteral)
    case comparison(Comparison, Literal)
    case literal(Literal)
    case regex(RegexLiteral)
    /// The rule that applies to each element.
    case rule(RuleUse)
  }

  /// Nil if the operand says it all: a range or a comparison of the value itself.
  package var name: Name?
  package var operand: Operand?
  /// The name of the error case, after `as`.
  package var errorCase: Name?
  package var message: Name?
  package var span: SourceSpan
}

/// `/[a-z]+/i`: the text between the slashes, as written.
package struct RegexLiteral: Hashable, Sendable {
  package var pattern: String
  package var patternSpan: SourceSpan
  package var flags: Name
  package var span: SourceSpan
}

package enum Comparison: String, Hashable, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  package var isOrder: Bool { self != .equal && self != .notEqual }

  /// The comparison that is true where this one is false, as far as its sides have an order.
  package var negated: Comparison {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}

/// The condition of a `rule` of a record.
package struct Condition: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    /// A field, or a property of one: `lines.count`.
    case path(Path)
    case literal(Literal)
    case comparison(Comparison, Condition, Condition)
    /// At least two conditions, as for `or`.
    case and([Condition])
    case or([Condition])
    case not(Condition)
    case contained(Condition, in: [Literal])
    /// Unreadable, which the parser has reported.
    case invalid
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
