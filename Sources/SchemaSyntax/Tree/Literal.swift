package import Diagnostics

/// A value that is written down: a default, a fallback, an argument, the bound of a range.
package struct Literal: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case boolean(Bool)
    /// The digits without `_`, with their sign.
    case integer(String)
    case decimal(String)
    case string(String)
    case null
    /// The name of an enum case, or of a field.
    case name(String)
    case array([Literal])
    case dictionary([Entry])
    /// Unreadable, which the parser has reported.
    case invalid
  }

  package struct Entry: Hashable, Sendable {
    package var key: Literal
    package var value: Literal
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}

/// `0...150`, `0..<10`, `1...`, `...9`: at least one bound.
package struct RangeLiteral: Hashable, Sendable {
  package var lower: Literal?
  package var upper: Literal?
  package var includesUpper: Bool
  package var span: SourceSpan

  package init(lower: Literal?, upper: Literal?, includesUpper: Bool, span: SourceSpan) {
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
    self.span = span
  }
}
