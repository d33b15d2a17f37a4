import Diagnostics
import SchemaSyntax

/// Checks that sensitive values are only where all generated code can hide them.
struct SensitivePlaceCheck {
  static let diagnosticKinds: [DiagnosticKind] = [.sensitivePlace]

  static func check(
    _ schema: ResolvedSchema, _ notes: SchemaNotes, into diagnostics: inout [Diagnostic]
  ) {
    let check = SensitivePlaceCheck(schema: schema, notes: notes)
    for type in schema.types { diagnostics += check.problems(in: type) }
  }

  private let schema: ResolvedSchema
  private let notes: SchemaNotes

  private func problems(in type: ResolvedType) -> [Diagnostic] {
    switch type.kind {
    case .record(let record):
      let isShown = record.fields.contains { $0.swiftName == "customMirror" }
      return zip(record.fields, notes.members[type.id.index]).flatMap { field, notes in
        notes.isSensitive ? problems(with: field, isMirrorTaken: isShown) : []
      }
    case .union(let union) where union.syntax.layer != .domain:
      return union.cases.compactMap(problem)
    case .union, .enumeration, .wrapper, .foreign: return []
    }
  }

  /// A type with fields of its own must mark those of its fields that are sensitive.
  private func problems(with field: ResolvedField, isMirrorTaken: Bool) -> [Diagnostic] {
    let nested = field.type.declaredTypes.first { schema.layer(of: $0) != nil }
    var problems: [Diagnostic] = []
    if let id = nested { problems.append(problem(with: field, holding: id)) }
    if isMirrorTaken {
      problems.report(
        .sensitivePlace,
        "a record with a sensitive field has a member `customMirror` of its own",
        at: field.syntax.nameSpan, help: "give the field `customMirror` another name")
    }
    return problems
  }

  private func problem(with field: ResolvedField, holding id: TypeID) -> Diagnostic {
    let name = schema[id].qualifiedName
    let (label, help): (String, String) =
      switch schema[id].kind {
      case .union(let union) where union.syntax.layer == .domain:
        (
          "its cases say what is sensitive",
          "let the cases of `\(name)` that are sensitive carry a `type` that is `@sensitive` instead"
        )
      case .union:
        (
          "the records in its cases say what is sensitive",
          "mark the fields of the records that the cases of `\(name)` carry instead"
        )
      case .record, .enumeration, .wrapper, .foreign:
        (
          "its fields say what is sensitive",
          "mark the fields of `\(name)` that are sensitive instead"
        )
      }
    return Diagnostic(
      .sensitivePlace, "`\(field.wireName)` holds a `\(name)`, not a single value",
      at: field.syntax.nameSpan, secondary: [.init(schema[id].head, label)], help: help)
  }

  /// The cases of a wire union are recognised by their payload, so errors may quote all of it.
  private func problem(with unionCase: ResolvedCase) -> Diagnostic? {
    guard let payload = unionCase.payload,
      let id = payload.declaredTypes.first(where: { notes.types[$0.index].isSensitive })
    else { return nil }
    return Diagnostic(
      .sensitivePlace, "`\(schema[id].name.text)` is sensitive, but this case would show it",
      at: unionCase.span, secondary: [.init(schema[id].head, "declared `@sensitive`")],
      help: "let the case carry a dto or a model with a field of this type")
  }
}

extension DiagnosticKind {
  static let sensitivePlace = DiagnosticKind(
    "G0726", .error, "a sensitive value where it cannot be kept",
    explanation: """
      `@sensitive` keeps a value out of errors, descriptions, dumps and logs. It is for a single value, or for an array,
      a set or a dictionary of single values. In a type with fields of its own, mark each of the fields that are
      sensitive. In a union, the cases carry such records, or, in a domain, a `type` that is `@sensitive`. The keys that
      `keyed(by:)` makes are shown, unless they have such a `type`.
      """,
    wrong: """
      dto UserDTO {
        @sensitive
        card: CardDTO
        dto CardDTO { number: String, brand: String }
      }
      """,
    right: """
      dto UserDTO {
        card: CardDTO
        dto CardDTO {
          @sensitive
          number: String
          brand: String
        }
      }
      """)
}
