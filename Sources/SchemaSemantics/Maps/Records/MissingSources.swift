import Diagnostics
import SchemaSyntax

/// Something in the source that has the name of a target.
struct ImpliedSource {
  let value: MapValue
  /// Its path, as the map writes it.
  let text: String
  /// Its name, with that of the type that it belongs to: `UserDTO.name`.
  let title: String
  /// Where it is declared.
  let span: SourceSpan
}

extension RecordBody {
  mutating func reportMissing(_ field: ResolvedField) {
    // An entry whose target is unknown was probably meant for one of the fields.
    let isMeant = unknownTargets.contains(nil) || unknownTargets.contains(field.swiftName)
    // It may be a field of something whose type is not known.
    let isHidden = signature.labels.contains { $0.type.isUnknown }
    let hasOtherItems = !signature.syntax.rows.isEmpty || !signature.syntax.choices.isEmpty
    guard !hasOtherItems, !isMeant, !isHidden else { return }
    let target = typing.context.schema[signature.target].qualifiedName
    let nearest = typing.proposals.mayGoOn() ? nearestSource(to: field) : nil
    let help: String
    if let constant = typing.context.tables[signature.source]?.constant(field.swiftName) {
      help =
        "it is a constant of the dto; if \(constant.value.spelled) is meant, write that as its value"
    } else if let nearest {
      help = "if it comes from `\(nearest)`, write `\(field.swiftName): \(nearest)`"
    } else if field.type.isOptional {
      help = "write `\(field.swiftName): nil` if it has no value"
    } else if signature.syntax.isReversible {
      // What is passed in has no way back.
      help = "write `\(field.swiftName): …`"
    } else {
      help =
        "write `\(field.swiftName): …`, or pass it in as a parameter: "
        + "`map (\(parameters(with: field))) -> \(target)`"
    }
    typing.diagnostics.report(
      .missingSource, "nothing gives `\(target).\(field.swiftName)` a value",
      at: signature.syntax.head,
      secondary: [.init(field.syntax.span, "this field needs a value")], help: help)
  }

  /// Those that there are, and one for a field.
  private func parameters(with field: ResolvedField) -> String {
    let schema = typing.context.schema
    let labels = signature.labels.map { "\($0.name.text): \(schema.text(of: $0.type))" }
    return
      ([schema[signature.source].qualifiedName] + labels
      + ["\(field.swiftName): \(schema.text(of: field.type))"]).joined(separator: ", ")
  }

  /// A field of a nested dto with exactly this name, or else with a similar one.
  private func nearestSource(to field: ResolvedField) -> String? {
    guard let table = typing.context.tables[signature.source] else { return nil }
    for outer in table.fields {
      guard let inner = typing.context.tables[outer.type.unwrapped],
        let index = inner.field(swiftName: field.swiftName)
      else { continue }
      return "\(outer.spelling).\(inner.fields[index].spelling)"
    }
    var candidates = signature.labels.map(\.name.text)
    for source in table.fields { candidates.append(source.swiftName) }
    guard let nearest = Spelling(all: candidates).nearest(to: field.swiftName) else { return nil }
    return table.field(swiftName: nearest).map { table.fields[$0].spelling } ?? nearest
  }
}

extension DiagnosticKind {
  static let missingSource = DiagnosticKind(
    "G0610", .error, "a field of the target that gets no value",
    explanation: """
      Fields whose names are the same apart from casing are matched automatically. Every other field of the target needs
      an entry that says where its value comes from. This is true of optional fields too: a value that was left out by
      mistake would otherwise always be nil, and nobody would notice.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { name: String, nickname: String? }
      map UserDTO -> User
      """,
    right: """
      dto UserDTO { name: String }
      domain User { name: String, nickname: String? }
      map UserDTO -> User { nickname: nil }
      """)

  static let ambiguousSource = DiagnosticKind(
    "G0611", .error, "a name with two meanings",
    explanation: """
      A map can name the fields of the value that it maps, the labels of its other parameters, and the fields of those
      that are records. If two of these have the same name, the map must say which one it means.
      """,
    wrong: """
      dto UserDTO { id: Int, name: String }
      dto TeamDTO { id: Int }
      domain Member { id: Int, name: String }
      map (UserDTO, team: TeamDTO) -> Member
      """,
    right: """
      dto UserDTO { id: Int, name: String }
      dto TeamDTO { id: Int }
      domain Member { id: Int, name: String, teamID: Int }
      map (UserDTO, team: TeamDTO) -> Member { id: self.id, teamID: team.id }
      """)
}
