package import Diagnostics

/// Enums and unions, both of which are lists of cases that a wire value tells apart.
package struct ChoiceCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .valueOutsideRawType, .duplicateWireValue, .noCases, .missingDiscriminator, .unusableTag,
    .incompleteFlag, .tagInPayload, .equalKeys, .payloadIsNoObject, .openShape,
    .overlappingShapes, .unreachableCase, .payloadWithoutForm, .tooManyShapes,
  ]

  /// For each type of the schema what it is as an enum or a union; nil for all others.
  package static func check(
    _ schema: ResolvedSchema, _ notes: SchemaNotes, into diagnostics: inout [Diagnostic]
  ) -> [ValidType.Kind?] {
    NoCasesCheck.check(schema, into: &diagnostics)
    var unions = UnionCheck(schema)
    let kinds = zip(schema.types, notes.members).map { type, notes -> ValidType.Kind? in
      switch type.kind {
      case .enumeration(let enumeration):
        .enumeration(EnumCheck.check(enumeration, notes, into: &diagnostics))
      case .union(let union): .union(unions.check(union, notes))
      case .record, .wrapper: nil
      }
    }
    diagnostics += unions.diagnostics
    return kinds
  }
}
