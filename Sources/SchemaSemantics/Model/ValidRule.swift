package import Diagnostics
package import SchemaSyntax

/// A rule whose operand has been read, and checked against the type that it applies to.
package struct ValidRule: Hashable, Sendable {
  package let kind: RuleKind
  package let message: String?
  /// The error case, if the schema names it.
  package let givenErrorCase: Name?
  package let span: SourceSpan
}
