package import Diagnostics

/// Enums and unions, both of which are lists of cases that a wire value tells apart.
package struct ChoiceCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .valueOutsideRawType, .duplicateWireValue, .noCases, .missingDiscriminator, .unusableTag,
    .incompleteFlag, .tagInPayload, .equalKeys, .idleOpen, .payloadIsNoObject, .openShape,
    .overlappingShapes, .unreachableCase, .tooManyShapes, .unclearNull,
    .tagBesideRest, .caseNamedAfterType, .endlessShape,
  ]

  /// For each type of the schema, what it is as an enum or a union; nil for all others.
  static func check(
    _ facts: TypeFacts, _ notes: SchemaNotes, into diagnostics: inout [Diagnostic]
  ) -> [ValidType.Kind?] {
    let schema = facts.schema
    NoCasesCheck.check(schema, into: &diagnostics)
    let endless = EndlessShapes(schema)
    var unions = UnionCheck(facts)
    let kinds = zip(schema.types, notes.members).map { type, notes -> ValidType.Kind? in
      switch type.kind {
      case .enumeration(let enumeration):
        .enumeration(EnumCheck.check(enumeration, notes, into: &diagnostics))
      case .union(let union):
        .union(unions.check(union, notes, isEndless: endless.members.contains(type.id)))
      case .record, .wrapper, .foreign: nil
      }
    }
    diagnostics += endless.diagnostics + unions.diagnostics
    return kinds
  }
}
