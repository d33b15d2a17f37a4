package import Diagnostics

/// The one door to a ``ValidatedSchema``: runs every check, each of which reports all that it finds.
package enum SchemaValidator {
  /// The kinds of diagnostics that its checks can give.
  package static let diagnosticKinds: [DiagnosticKind] =
    NameCheck.diagnosticKinds + LayerCheck.diagnosticKinds + RecursionCheck.diagnosticKinds
    + ChoiceCheck.diagnosticKinds + ConformanceCheck.diagnosticKinds
    + AttributeCheck.diagnosticKinds

  /// Nil exactly if an error stands in `diagnostics` afterwards.
  package static func validate(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic])
    -> ValidatedSchema?
  {
    NameCheck.check(schema, into: &diagnostics)
    LayerCheck.check(schema, into: &diagnostics)
    RecursionCheck.check(schema, into: &diagnostics)
    let notes = AttributeCheck.check(schema, into: &diagnostics)
    _ = ConformanceCheck.check(schema, into: &diagnostics)
    _ = ChoiceCheck.check(schema, notes, into: &diagnostics)
    guard !diagnostics.contains(where: \.isError) else { return nil }
    return ValidatedSchema(types: [], maps: [], repositories: [])
  }
}
