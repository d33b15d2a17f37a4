package import Diagnostics

/// `type Email = String via trimmed where email`
package struct WrapperDeclaration: Hashable, Sendable {
  package var name: Name
  package var conformances: [Conformance]
  package var base: TypeExpression
  package var converters: [ConverterUse]
  package var rules: [RuleUse]
  package var preamble: Preamble
  package var span: SourceSpan

  package init(
    name: Name, conformances: [Conformance] = [], base: TypeExpression,
    converters: [ConverterUse] = [], rules: [RuleUse] = [], preamble: Preamble = .none,
    span: SourceSpan
  ) {
    self.name = name
    self.conformances = conformances
    self.base = base
    self.converters = converters
    self.rules = rules
    self.preamble = preamble
    self.span = span
  }
}

/// `open enum Plan { free, pro }`, `enum Level: Int { 1 as low, 2 as high }`
package struct EnumDeclaration: Hashable, Sendable {
  package var isOpen: Bool
  package var name: Name
  package var conformances: [Conformance]
  package var cases: [Case]
  package var preamble: Preamble
  package var span: SourceSpan

  package init(
    isOpen: Bool = false, name: Name, conformances: [Conformance] = [], cases: [Case],
    preamble: Preamble = .none, span: SourceSpan
  ) {
    self.isOpen = isOpen
    self.name = name
    self.conformances = conformances
    self.cases = cases
    self.preamble = preamble
    self.span = span
  }

  package struct Case: Hashable, Sendable {
    package var wireValue: Literal
    package var swiftName: Name?
    package var preamble: Preamble
    package var span: SourceSpan

    package init(
      wireValue: Literal, swiftName: Name? = nil, preamble: Preamble = .none, span: SourceSpan
    ) {
      self.wireValue = wireValue
      self.swiftName = swiftName
      self.preamble = preamble
      self.span = span
    }
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
  package var isOpen: Bool
  package var name: Name
  package var conformances: [Conformance]
  package var discriminator: Discriminator?

  /// Set even if something that could not be read follows `by`.
  package var discriminatorSpan: SourceSpan?
  package var cases: [Case]
  package var nested: [Declaration]
  package var preamble: Preamble
  package var head: SourceSpan
  package var span: SourceSpan

  package init(
    layer: Layer, isOpen: Bool = false, name: Name, conformances: [Conformance] = [],
    discriminator: Discriminator?, discriminatorSpan: SourceSpan?, cases: [Case],
    nested: [Declaration] = [], preamble: Preamble = .none, head: SourceSpan, span: SourceSpan
  ) {
    self.layer = layer
    self.isOpen = isOpen
    self.name = name
    self.conformances = conformances
    self.discriminator = discriminator
    self.discriminatorSpan = discriminatorSpan
    self.cases = cases
    self.nested = nested
    self.preamble = preamble
    self.head = head
    self.span = span
  }

  package struct Case: Hashable, Sendable {
    package var wireValue: Literal
    package var swiftName: Name?
    package var payload: TypeExpression?
    /// After the type of the payload.
    package var converters: [ConverterUse]
    package var preamble: Preamble
    package var span: SourceSpan

    package init(
      wireValue: Literal, swiftName: Name? = nil, payload: TypeExpression? = nil,
      converters: [ConverterUse] = [], preamble: Preamble = .none, span: SourceSpan
    ) {
      self.wireValue = wireValue
      self.swiftName = swiftName
      self.payload = payload
      self.converters = converters
      self.preamble = preamble
      self.span = span
    }
  }
}
