package import Diagnostics
import SchemaSyntax

/// The one door to a ``ValidatedSchema``: runs every check, each of which reports all that it finds.
package enum SchemaValidator {
  /// The kinds of diagnostics that its checks can give.
  package static let diagnosticKinds: [DiagnosticKind] =
    NameCheck.diagnosticKinds + LayerCheck.diagnosticKinds + RecursionCheck.diagnosticKinds
    + AttributeCheck.diagnosticKinds + ConformanceCheck.diagnosticKinds
    + MemberCheck.diagnosticKinds + ChoiceCheck.diagnosticKinds + InvariantCheck.diagnosticKinds
    + MapCheck.diagnosticKinds + RepositoryCheck.diagnosticKinds

  /// Nil exactly if an error stands in `diagnostics` afterwards.
  package static func validate(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic])
    -> ValidatedSchema?
  {
    NameCheck.check(schema, into: &diagnostics)
    LayerCheck.check(schema, into: &diagnostics)
    RecursionCheck.check(schema, into: &diagnostics)
    let notes = AttributeCheck.check(schema, into: &diagnostics)
    let conformances = ConformanceCheck.check(schema, into: &diagnostics)
    let members = MemberCheck.check(schema, notes, into: &diagnostics)
    let choices = ChoiceCheck.check(members.facts, notes, into: &diagnostics)
    let invariants = InvariantCheck.check(members.facts, notes, into: &diagnostics)
    let maps = MapCheck.check(members.facts, notes: notes.maps, into: &diagnostics)
    let repositories = RepositoryCheck.check(
      schema, along: maps.conversions, notes: notes, into: &diagnostics)
    guard !diagnostics.contains(where: \.isError) else { return nil }

    let types = schema.types.compactMap { type -> ValidType? in
      let kind =
        members.kind(of: type, invariants: invariants[type.id.index]) ?? choices[type.id.index]
      return kind.map {
        ValidType(
          type, kind: $0, conformances: conformances[type.id.index],
          notes: notes.types[type.id.index])
      }
    }
    return ValidatedSchema(
      types: types, maps: maps.maps.compactMap { $0 },
      repositories: repositories.compactMap { $0 })
  }
}
