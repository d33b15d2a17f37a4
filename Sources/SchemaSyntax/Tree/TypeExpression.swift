package import Diagnostics

/// A type as it is written: `[String: Price]?`.
package struct TypeExpression: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case named(Path)
    case optional(TypeExpression)
    /// `skipsInvalid` is the place of `else skip` in `[Item else skip]`.
    case array(TypeExpression, skipsInvalid: SourceSpan?)
    case dictionary(key: TypeExpression, value: TypeExpression)
    case set(TypeExpression)
    case patch(TypeExpression)
    /// Not a type, which the parser has reported.
    case invalid
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
