package import Diagnostics
import SchemaSyntax

/// The one door to a ``ValidatedSchema``: runs every check, each of which reports all that it finds.
package enum SchemaValidator {
  /// Nil exactly if an error stands in `diagnostics` afterwards.
  package static func validate(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic])
    -> ValidatedSchema?
  {
    let members = MemberCheck.check(
      schema,
      notes: { ValidNotes(documentation: $0.documentation, deprecation: nil, formerName: nil) },
      into: &diagnostics)
    let maps = MapCheck.check(members.facts, notes: [], into: &diagnostics)
    let repositories = RepositoryCheck.check(
      schema, along: maps.conversions, notes: [], operationNotes: [], into: &diagnostics)
    guard !diagnostics.contains(where: \.isError) else { return nil }
    return ValidatedSchema(
      types: [], maps: maps.maps.compactMap { $0 }, repositories: repositories.compactMap { $0 })
  }

  package static let diagnosticKinds: [DiagnosticKind] =
    MemberCheck.diagnosticKinds + MapCheck.diagnosticKinds + RepositoryCheck.diagnosticKinds
}
