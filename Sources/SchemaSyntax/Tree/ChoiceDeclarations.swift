package import Diagnostics

/// `type Email = String via trimmed where email`
package struct WrapperDeclaration: Hashable, Sendable {
  package var name: Name
  package var conformances: [Conformance] = []
  package var base: TypeExpression
  package var converters: [ConverterUse] = []
  package var rules: [RuleUse] = []
  package var preamble: Preamble = .none
  package var span: SourceSpan
}

/// `open enum Plan { free, pro }`, `enum Level: Int { 1 as low, 2 as high }`
package struct EnumDeclaration: Hashable, Sendable {
  package var isOpen: Bool = false
  package var name: Name
  package var conformances: [Conformance] = []
  package var cases: [Case]
  package var preamble: Preamble = .none
  package var span: SourceSpan

  package struct Case: Hashable, Sendable {
    package var wireValue: Literal
    package var swiftName: Name?
    package var preamble: Preamble = .none
    package var span: SourceSpan
  }
}

/// `dto union MediaDTO by type { image(ImageDTO), doc as document(DocumentDTO) }`
package struct UnionDeclaration: Hashable, Sendable {
  /// What tells the cases apart on the wire.
  package enum Discriminator: Hashable, Sendable {
    case tag(Name)
    case adjacent(tag: Name, content: Name)
    /// `by type in {type}`: the payload is at the key that the tag names.
    case keyedByTag(Name)
    case key
    case shape(inOrder: Bool)
  }

  package var layer: Layer
  /// Whether the layer is a guess, because none is written, which has been reported.
  package var isLayerGuessed = false
  package var isOpen: Bool = false
  package var name: Name
  package var conformances: [Conformance] = []
  package var discriminator: Discriminator?

  /// Set even if something that could not be read follows `by`.
  package var discriminatorSpan: SourceSpan?
  package var cases: [Case]
  package var nested: [Declaration] = []
  package var preamble: Preamble = .none
  package var head: SourceSpan
  package var span: SourceSpan

  package struct Case: Hashable, Sendable {
    package var wireValue: Literal
    package var swiftName: Name?
    package var payload: TypeExpression?
    /// After the type of the payload.
    package var converters: [ConverterUse] = []
    package var preamble: Preamble = .none
    package var span: SourceSpan
  }
}
