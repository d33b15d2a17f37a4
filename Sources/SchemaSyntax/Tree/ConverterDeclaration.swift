package import Diagnostics

/// `converter coordinate: [Double] throws <-> CLLocationCoordinate2D`: a converter whose functions are written in Swift.
package struct ConverterDeclaration: Hashable, Sendable {
  package var name: Name
  package var wire: TypeExpression
  /// Set if what is on the wire may have no value in Swift.
  package var throwing: SourceSpan?
  package var isReversible: Bool
  package var swift: TypeExpression
  package var preamble: Preamble = .none

  package var arrow: SourceSpan
  /// From the keyword to the name: what a message points at.
  package var head: SourceSpan
  package var span: SourceSpan
}
