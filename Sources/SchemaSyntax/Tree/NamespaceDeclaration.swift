package import Diagnostics

/// `namespace V2 { … }`: a place for the names of other declarations. Several with the same name add up.
package struct NamespaceDeclaration: Hashable, Sendable {
  package var name: Name
  package var declarations: [Declaration]
  package var preamble: Preamble = .none

  /// The keyword and the name: what a message points at.
  package var head: SourceSpan
  package var span: SourceSpan
}
