package import Diagnostics

/// `foreign CLLocationCoordinate2D from CoreLocation: Comparable`: a type that is written in Swift, and not generated.
package struct ForeignTypeDeclaration: Hashable, Sendable {
  /// Its name in the schema.
  package var name: Name
  /// `Measurement<UnitLength>`, if the name in the schema is not the one in Swift.
  package var original: SwiftTypeName?
  /// Nil if it is in the module that is generated into.
  package var module: Name?
  package var conformances: [Conformance]
  package var preamble: Preamble

  /// From the keyword to the name: what a message points at.
  package var head: SourceSpan
  package var span: SourceSpan

  package init(
    name: Name, original: SwiftTypeName? = nil, module: Name? = nil,
    conformances: [Conformance] = [], preamble: Preamble = .none, head: SourceSpan,
    span: SourceSpan
  ) {
    self.name = name
    self.original = original
    self.module = module
    self.conformances = conformances
    self.preamble = preamble
    self.head = head
    self.span = span
  }
}

/// The name of a type in Swift: `UIColor.Name`, `Measurement<UnitLength>`.
package struct SwiftTypeName: Hashable, Sendable {
  package var path: Path
  /// What is between `<` and `>`.
  package var arguments: [SwiftTypeName]
  package var span: SourceSpan

  package init(path: Path, arguments: [SwiftTypeName] = [], span: SourceSpan) {
    self.path = path
    self.arguments = arguments
    self.span = span
  }
}
