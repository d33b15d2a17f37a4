package import Diagnostics

/// `namespace V2 { … }`: a place for the names of other declarations. Several with the same name add up.
package struct NamespaceDeclaration: Hashable, Sendable {
  package var name: Name
  package var declarations: [Declaration]
  package var preamble: Preamble

  /// The keyword and the name: what a message points at.
  package var head: SourceSpan
  package var span: SourceSpan

  package init(
    name: Name, declarations: [Declaration], preamble: Preamble = .none, head: SourceSpan,
    span: SourceSpan
  ) {
    self.name = name
    self.declarations = declarations
    self.preamble = preamble
    self.head = head
    self.span = span
  }
}
