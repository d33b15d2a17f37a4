package import Diagnostics

/// `alias Cents = Int`: another name for what a type of the wire holds.
package struct AliasDeclaration: Hashable, Sendable {
  package var name: Name
  package var target: TypeExpression
  package var preamble: Preamble = .none

  /// From the keyword to the name: what a message points at.
  package var head: SourceSpan
  package var span: SourceSpan
}
