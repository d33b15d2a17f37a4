package import SchemaSyntax

package struct ValidEnum: Hashable, Sendable {
  package let isOpen: Bool
  package let rawType: Scalar
  package let cases: [Case]

  package struct Case: Hashable, Sendable {
    package let swiftName: String
    /// A string or a number.
    package let rawValue: Value
    package let notes: ValidNotes
  }
}

package struct ValidUnion: Hashable, Sendable {
  package let layer: Layer
  package let isOpen: Bool
  /// What tells the cases apart on the wire. Nil in a domain.
  package let discriminator: Discriminator?
  package let cases: [Case]
  /// The case that is read where there is no tag.
  package let untaggedPosition: Int?

  init(layer: Layer, isOpen: Bool, discriminator: Discriminator?, cases: [Case]) {
    self.layer = layer
    self.isOpen = isOpen
    self.discriminator = discriminator
    self.cases = cases
    untaggedPosition = cases.firstIndex(where: \.isUntagged)
  }

  package enum Discriminator: Hashable, Sendable {
    /// Strings, numbers or flags beside the fields of the payload.
    case tag(String)
    case adjacent(tag: String, content: String)
    /// The payload is at the key that the tag names.
    case keyedByTag(String)
    case key
    case shape
  }

  package struct Case: Hashable, Sendable {
    package let swiftName: String
    /// A string, a number, or a flag; null for the case that has no tag. With `by key`, the key. Nil with `by shape`, and in
    /// a domain.
    package let tag: Value?
    /// A case without a payload is only a tag: what is beside the tag, or at the key, is not read. By key, an empty
    /// object is written, and otherwise nothing. By shape it is null.
    package let payload: SchemaType?
    package let written: TypeSpelling
    /// The form of the payload in JSON; for most, the payload type itself.
    package let wireType: SchemaType?
    /// From `wireType` to `payload`.
    package let decoding: Conversion
    package let notes: ValidNotes

    /// Whether it is read where there is no tag.
    package var isUntagged: Bool { tag == .null }
  }
}

extension ValidUnion {
  /// The key at which the payload of a case is; nil if the payload is the value itself.
  package func payloadKey(of position: Int) -> String? {
    switch discriminator {
    case .tag, .shape, nil: return nil
    case .adjacent(_, let content): return content
    case .keyedByTag, .key:
      if case .string(let key)? = cases[position].tag { return key }
      return nil
    }
  }
}

extension ValidUnion {
  /// The cases before the one that is read where there is no tag.
  package var tagged: Range<Int> { 0..<(untaggedPosition ?? cases.count) }

  /// With the case that has no tag at the end, so that tables of tags list all others.
  package var withUntaggedLast: ValidUnion {
    guard untaggedPosition != nil else { return self }
    return ValidUnion(
      layer: layer, isOpen: isOpen, discriminator: discriminator,
      cases: cases.filter { !$0.isUntagged } + cases.filter(\.isUntagged))
  }
}
