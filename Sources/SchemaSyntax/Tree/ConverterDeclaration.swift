package import Diagnostics

/// `converter coordinate: [Double] throws <-> CLLocationCoordinate2D`: a converter whose functions are written in Swift.
package struct ConverterDeclaration: Hashable, Sendable {
  package var name: Name
  package var wire: TypeExpression
  /// Set if what is on the wire may have no value in Swift.
  package var throwing: SourceSpan?
  package var isReversible: Bool
  package var swift: TypeExpression
  package var preamble: Preamble

  package var arrow: SourceSpan
  /// From the keyword to the name: what a message points at.
  package var head: SourceSpan
  package var span: SourceSpan

  package init(
    name: Name, wire: TypeExpression, throwing: SourceSpan? = nil, isReversible: Bool,
    swift: TypeExpression, preamble: Preamble = .none, arrow: SourceSpan, head: SourceSpan,
    span: SourceSpan
  ) {
    self.name = name
    self.wire = wire
    self.throwing = throwing
    self.isReversible = isReversible
    self.swift = swift
    self.preamble = preamble
    self.arrow = arrow
    self.head = head
    self.span = span
  }
}
