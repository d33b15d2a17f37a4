package import Diagnostics
package import SchemaSyntax

/// A rule with its operand read and checked against the type that it applies to.
package struct ValidRule: Hashable, Sendable {
  package let kind: RuleKind
  package let message: String?
  /// The error case, where the schema names it.
  package let givenErrorCase: Name?
  package let span: SourceSpan
}
