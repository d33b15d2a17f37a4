package import Diagnostics

/// `foreign CLLocationCoordinate2D from CoreLocation: Comparable`: a type that is written in Swift, and not generated.
package struct ForeignTypeDeclaration: Hashable, Sendable {
  /// Its name in the schema.
  package var name: Name
  /// `Measurement<UnitLength>`, if the name in the schema is not the one in Swift.
  package var original: SwiftTypeName?
  /// Nil if it is in the module that is generated into.
  package var module: Name?
  package var conformances: [Conformance] = []
  package var preamble: Preamble = .none

  /// From the keyword to the name: what a message points at.
  package var head: SourceSpan
  package var span: SourceSpan
}

/// The name of a type in Swift: `UIColor.Name`, `Measurement<UnitLength>`.
package struct SwiftTypeName: Hashable, Sendable {
  package var path: Path
  /// What is between `<` and `>`.
  package var arguments: [SwiftTypeName] = []
  package var span: SourceSpan
}
