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

  package var isPatch: Bool { if case .patch = kind { true } else { false } }

  /// The `?` or the `or null`, with the space before it.
  package var mark: SourceSpan { unwrapped.span.after.through(span) }

  /// What the type is made of: what a container contains, for a dictionary its keys and its values, and the types that a
  /// generic one is about.
  package var parts: [TypeExpression] {
    switch kind {
    case .named, .invalid: []
    case .optional(let inner), .nullable(let inner), .array(let inner, _), .set(let inner),
      .patch(let inner):
      [inner]
    case .dictionary(let key, let value): [key, value]
    case .generic(_, let arguments): arguments
    }
  }

  /// The type itself and all its parts, from the outside in. The parser has limited how deep a type can be.
  package var all: [TypeExpression] { [self] + parts.flatMap(\.all) }

  /// The names in it, from left to right.
  package var paths: [Path] {
    all.compactMap { part in
      switch part.kind {
      case .named(let path), .generic(let path, _): path
      default: nil
      }
    }
  }
}

extension TypeExpression {
  /// As it would be written.
  package var text: String { text(naming: \.text) }

  /// As it would be written with other names for what it is made of.
  package func text(naming name: (Path) -> String) -> String {
    switch kind {
    case .named(let path): name(path)
    case .optional(let inner): inner.text(naming: name) + "?"
    case .nullable(let inner): inner.text(naming: name) + " or null"
    case .array(let inner, let skips):
      "[\(inner.text(naming: name))\(skips == nil ? "" : " else skip")]"
    case .dictionary(let key, let value):
      "[\(key.text(naming: name)): \(value.text(naming: name))]"
    case .set(let inner): "Set<\(inner.text(naming: name))>"
    case .patch(let inner): "Patch<\(inner.text(naming: name))>"
    case .generic(let path, let arguments):
      "\(path.text)<\(arguments.map { $0.text(naming: name) }.joined(separator: ", "))>"
    case .invalid: "…"
    }
  }
}
