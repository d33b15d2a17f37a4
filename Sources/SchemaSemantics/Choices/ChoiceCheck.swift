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
    var unions = UnionCheck(schema)
    let kinds = zip(schema.types, notes.members).map { type, notes -> ValidType.Kind? in
      switch type.kind {
      case .enumeration(let enumeration):
        .enumeration(EnumCheck.check(enumeration, of: type, notes, into: &diagnostics))
      case .union(let union): .union(unions.check(union, of: type, notes))
      case .record, .wrapper: nil
      }
    }
    diagnostics += unions.diagnostics
    return kinds
  }
}

extension Diagnostic {
  static func noCases(in type: ResolvedType, _ noun: String) -> Diagnostic {
    Diagnostic(
      .noCases, "`\(type.qualifiedName)` has no case, so that no value could exist", at: type.head,
      help: "add a case, or remove the \(noun)")
  }
}

extension DiagnosticKind {
  static let noCases = DiagnosticKind(
    "G0504", .error, "an enum or a union without cases",
    explanation: """
      Every value of an enum or a union is one of its cases. Without a case there is no value, and whatever holds one could
      not exist either.

      ```gate
      enum Role {}
      ```

      ```gate
      enum Role { admin, member }
      ```
      """)
}
