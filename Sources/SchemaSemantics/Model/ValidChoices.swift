package import SchemaSyntax

package struct ValidEnum: Hashable, Sendable {
  package let isOpen: Bool
  package let rawType: Scalar
  package let cases: [Case]

  package struct Case: Hashable, Sendable {
    package let swiftName: String
    /// A string, or a number.
    package let rawValue: Value
    package let notes: ValidNotes
  }
}

package struct ValidUnion: Hashable, Sendable {
  package let layer: Layer
  package let isOpen: Bool
  /// What tells the cases apart on the wire. Missing in a domain.
  package let discriminator: Discriminator?
  package let cases: [Case]

  package enum Discriminator: Hashable, Sendable {
    /// Strings, numbers or flags beside the fields of the payload.
    case tag(String)
    case adjacent(tag: String, content: String)
    case key
    case shape
  }

  package struct Case: Hashable, Sendable {
    package let swiftName: String
    /// A string, a number, or a flag. By key: the key. Nothing by shape, and in a domain.
    package let tag: Value?
    /// A case without one has the tag alone: what stands beside it, or at the key, is not looked at and written as
    /// an empty object by key, as nothing otherwise. By shape it is null.
    package let payload: SchemaType?
    /// What JSON holds for the payload; the payload itself for most.
    package let wireType: SchemaType?
    /// From `wireType` to `payload`.
    package let decoding: Conversion
    package let notes: ValidNotes
  }
}
