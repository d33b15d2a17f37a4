package import Diagnostics

/// A type as it is written: `[String: Price]?`.
package struct TypeExpression: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    case named(Path)
    case optional(TypeExpression)
    /// `String or null`: the type of a field whose key must be there.
    case nullable(TypeExpression)
    /// `skipsInvalid` is the place of `else skip` in `[Item else skip]`.
    case array(TypeExpression, skipsInvalid: SourceSpan?)
    case dictionary(key: TypeExpression, value: TypeExpression)
    case set(TypeExpression)
    case patch(TypeExpression)
    /// `Page<UserDTO>`: a declared type with the types that it is about.
    case generic(Path, [TypeExpression])
    /// Not a type, which the parser has reported.
    case invalid
  }

  package var kind: Kind
  package var span: SourceSpan

  package init(_ kind: Kind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// Without the `?` or the `or null` after it.
  package var unwrapped: TypeExpression {
    switch kind {
    case .optional(let wrapped), .nullable(let wrapped): wrapped
    case .named, .array, .dictionary, .set, .patch, .generic, .invalid: self
    }
  }
}
