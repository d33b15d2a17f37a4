package import Diagnostics
import SchemaSyntax

/// The only way to a ``ValidatedSchema``: runs every check, each of which reports everything that it finds.
package enum SchemaValidator {
  package static let diagnosticKinds: [DiagnosticKind] =
    NameCheck.diagnosticKinds + LayerCheck.diagnosticKinds + RecursionCheck.diagnosticKinds
    + WrittenConverterCheck.diagnosticKinds + ConvertersOfModels.diagnosticKinds
    + UnusedConverters.diagnosticKinds
    + AttributeCheck.diagnosticKinds + ConformanceCheck.diagnosticKinds
    + MemberCheck.diagnosticKinds + ChoiceCheck.diagnosticKinds + InvariantCheck.diagnosticKinds
    + MapCheck.diagnosticKinds + RepositoryCheck.diagnosticKinds
    + DraftNameCheck.diagnosticKinds + PersistenceCheck.diagnosticKinds
    + SensitivePlaceCheck.diagnosticKinds
    + SensitiveFlowCheck.diagnosticKinds

  /// Nil if and only if `diagnostics` contains an error afterwards.
  package static func validate(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic])
    -> ValidatedSchema?
  {
    let start = diagnostics.count
    let damage = DamagedSchema(schema, diagnostics)
    let shared = SharedMistakes(schema)
    // Patterns, and then maps, take about as long as everything that is done at the same time.
    let wrappers = EarlyCheck { WrapperCheck.check(schema, into: &$0) }
    let layers = EarlyCheck { LayerCheck.check(schema, into: &$0) }
    NameCheck.check(schema, into: &diagnostics)
    layers.result(into: &diagnostics)
    RecursionCheck.check(schema, into: &diagnostics)
    WrittenConverterCheck.check(schema, into: &diagnostics)
    let converterUses = ConverterUses(schema)
    ConvertersOfModels.check(schema, converterUses, into: &diagnostics)
    let notes = AttributeCheck.check(schema, into: &diagnostics)
    SensitivePlaceCheck.check(schema, notes, into: &diagnostics)
    DraftNameCheck.check(schema, notes, into: &diagnostics)
    let conformances = ConformanceCheck.check(schema, into: &diagnostics)
    let storedVersions = PersistenceCheck.check(schema, notes, into: &diagnostics)
    let facts = wrappers.result(into: &diagnostics)
    let earlyMaps = EarlyCheck { MapCheck.check(facts, damage, notes: notes.maps, into: &$0) }
    let members = MemberCheck.check(facts, notes, into: &diagnostics)
    ErrorCaseCheck.check(schema, members, into: &diagnostics)
    let choices = ChoiceCheck.check(facts, notes, into: &diagnostics)
    let invariants = InvariantCheck.check(facts, members, notes, into: &diagnostics)
    let maps = earlyMaps.result(into: &diagnostics)
    let repositories = RepositoryCheck.check(
      schema, along: maps.conversions, damage, notes: notes, into: &diagnostics)
    damage.removeConsequences(from: &diagnostics, after: start)
    shared.unify(&diagnostics, from: start)
    guard !diagnostics.contains(where: \.isError) else {
      // Whether a value can fail is only known when every rule has been read.
      diagnostics[start...].removeAll { $0.kind == .uselessFallback }
      return nil
    }

    let types = schema.types.compactMap { type -> ValidType? in
      if type.isGroup { return nil }
      let kind =
        members.kind(of: type, invariants: invariants[type.id.index])
        ?? choices[type.id.index] ?? foreignKind(of: type)
      return kind.map {
        ValidType(
          type, kind: $0, conformances: conformances[type.id.index],
          storedVersion: storedVersions[type.id.index],
          protocols: type.record.map { schema.protocols(of: $0).map(\.qualifiedName) } ?? [],
          groups: type.record.map(schema.groupPositions) ?? [],
          notes: notes.types[type.id.index])
      }
    }
    let valid = ValidatedSchema(
      types: types, groups: groups(of: schema, members),
      protocols: protocols(of: schema, members, notes), aliases: aliases(of: schema, notes),
      namespaces: zip(schema.namespaces, notes.namespaces).map { ValidNamespace($0, $1) },
      aliasesByPlace: aliasesByPlace(in: schema),
      converters: converters(of: schema, notes, converterUses),
      maps: maps.maps.compactMap { $0 },
      repositories: repositories.compactMap { $0 })
    UnusedConverters.check(schema, converterUses, into: &diagnostics)
    let end = diagnostics.count
    SensitiveKeyCheck.check(valid, into: &diagnostics)
    SensitiveFlowCheck.check(valid, into: &diagnostics)
    HiddenTypesInMaps.check(valid, into: &diagnostics)
    HiddenTypesInRepositories.check(valid, into: &diagnostics)
    CustomNames.check(valid, into: &diagnostics)
    shared.unify(&diagnostics, from: end)
    return diagnostics.contains(where: \.isError) ? nil : valid
  }
}
