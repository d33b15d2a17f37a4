import Diagnostics
import SchemaSyntax

/// Checks that nothing in a record with a draft, and none of the types in it, has a name that the draft needs.
struct DraftNameCheck {
  static let diagnosticKinds: [DiagnosticKind] = [.draftMember, .draftType]

  static func check(
    _ schema: ResolvedSchema, _ notes: SchemaNotes, into diagnostics: inout [Diagnostic]
  ) {
    let check = DraftNameCheck(schema: schema, notes: notes)
    for type in schema.types where notes.types[type.id.index].hasDraft {
      guard case .record(let record) = type.kind else { continue }
      diagnostics += check.problems(in: record, type)
    }
  }

  private let schema: ResolvedSchema
  private let notes: SchemaNotes

  private func problems(in record: ResolvedRecord, _ type: ResolvedType) -> [Diagnostic] {
    let taken = takenMembers(of: record, type)
    let members = zip(record.fields, notes.members[type.id.index]).compactMap { field, notes in
      let names = [field.swiftName] + (notes.formerName.map { [$0] } ?? [])
      return names.lazy.compactMap { name in
        taken[name].map { problem(with: name, $0, field, record, type) }
      }.first
    }
    let types =
      (hiddenName(of: type).map { [(name: $0.text, span: $0.span, at: type.name.span)] } ?? [])
      + nestedTypes(of: type) + record.fields.compactMap(usedType)
    // Of several fields with the same type, the first one is reported.
    var reported: Set<SourceSpan> = []
    return members
      + types.filter { reported.insert($0.span).inserted }
      .map { problem(with: $0.name, declaredAt: $0.span, at: $0.at, type) }
  }
}

extension DraftNameCheck {
  /// The names of what is generated, each with what it is.
  private func takenMembers(of record: ResolvedRecord, _ type: ResolvedType) -> [String: String] {
    var taken = [
      "draft": "each value has its `draft`", "with": "a copy is made by `with`",
      "violations": "a draft lists what is wrong with it as its `violations`",
    ]
    for name in Self.types {
      taken[name] =
        "a draft is a type called `Draft`, and contains the types `Field` and `Violations`"
    }
    // A record with a sensitive field has a mirror itself, and cannot have such a field anyway.
    let hasMirror = notes.members[type.id.index].contains(where: \.isSensitive)
    let isHiding = record.fields.contains { field in
      field.type.declaredTypes.contains { notes.types[$0.index].isSensitive }
    }
    if isHiding, !hasMirror {
      taken["customMirror"] = "a draft with sensitive values hides them in its mirror"
    }
    return taken
  }

  /// The names of the types within a draft, which hide all others there.
  private static let types: Set<String> = ["Draft", "Field", "Violations"]

  private typealias TakenType = (name: String, span: SourceSpan, at: SourceSpan)

  /// The name that a draft has as well, if the type is declared within a type of this name, or has it itself.
  private func hiddenName(of type: ResolvedType) -> Name? {
    let outermost = schema.outermost(of: type)
    let name = schema.namespace(of: outermost)?.name ?? outermost.name
    return Self.types.contains(name.text) ? name : nil
  }

  /// Where a nested type is meant, the name of the record comes before its own. A parameter has no other name.
  private func nestedTypes(of type: ResolvedType) -> [TakenType] {
    let types = type.children.map { schema[$0].name }
    let aliases = schema.aliases.filter { $0.parent == type.id }.map(\.syntax.name)
    let parameters = type.parameters.map { schema[$0].name }
    let taken =
      (types + aliases).filter { $0.text == "Draft" }
      + parameters.filter { $0.text != "Draft" && Self.types.contains($0.text) }
    return taken.map { ($0.text, $0.span, $0.span) }
  }

  private func usedType(by field: ResolvedField) -> TakenType? {
    let place = field.syntax.nameSpan
    for alias in field.written.aliases.map({ schema.aliases[$0.index] })
    where alias.place == .topLevel && Self.types.contains(alias.syntax.name.text) {
      return (alias.syntax.name.text, alias.syntax.name.span, place)
    }
    for id in schema.mentioned(in: field.type).flatMap({ [$0] + wrapped(by: $0) }) {
      if let name = hiddenName(of: schema[id]) { return (name.text, name.span, place) }
    }
    return nil
  }

  /// What a draft holds in place of a `type`.
  private func wrapped(by id: TypeID) -> [TypeID] {
    guard case .wrapper(let wrapper) = schema[id].kind else { return [] }
    return wrapper.base.declaredTypes
  }

  private func problem(
    with name: String, _ purpose: String, _ field: ResolvedField, _ record: ResolvedRecord,
    _ type: ResolvedType
  ) -> Diagnostic {
    let place = record.place(of: field.syntax.nameSpan)
    let isFormer = name != field.swiftName
    return Diagnostic(
      .draftMember, "`\(type.qualifiedName)` has a draft, and so a member `\(name)` of its own",
      at: place,
      secondary: (type.preamble.attribute(.draft).map { [.init($0.span, "required here")] } ?? [])
        + (place == field.syntax.nameSpan
          ? [] : [.init(field.syntax.nameSpan, "the field of the group")]),
      notes: [purpose],
      help: isFormer
        ? "remove `@renamed` from the field, so that its former name is free"
        : record.layer == .domain
          ? "choose another name" : "give the field another Swift name with `as`")
  }

  private func problem(
    with name: String, declaredAt span: SourceSpan, at place: SourceSpan, _ type: ResolvedType
  ) -> Diagnostic {
    Diagnostic(
      .draftType, "within a draft, `\(name)` is something else", at: place,
      secondary: (span == place ? [] : [.init(span, "declared here")])
        + (type.preamble.attribute(.draft).map { [.init($0.span, "asks for the draft")] } ?? []),
      help: "rename `\(name)`, or remove `@draft`")
  }
}

extension DiagnosticKind {
  static let draftMember = DiagnosticKind(
    "G0481", .error, "a field with the name of a part of a draft",
    explanation: """
      With `@draft`, a record has members of its own: `draft` gives its fields as variables, `with` makes a copy in which
      some are changed, and `violations` lists what is wrong with a draft. No field can have these names.
      """,
    wrong: """
      @draft
      domain Letter { text: String, draft: String }
      """,
    right: """
      @draft
      domain Letter { text: String, firstVersion: String }
      """)

  static let draftType = DiagnosticKind(
    "G0482", .error, "a type with the name of a part of a draft",
    explanation: """
      A draft is a type called `Draft` within its record, and contains the types `Field` and `Violations`. Within the
      draft, these names mean nothing else. So neither a record with a draft nor its type parameters can have one of these
      names. Nor can it have a nested type `Draft`, or a field whose type at the top level has one of these names, alone or
      as part of another type.
      """,
    wrong: """
      domain Field { label: String }
      @draft
      domain Questionnaire { title: String, first: Field }
      """,
    right: """
      domain Question { label: String }
      @draft
      domain Questionnaire { title: String, first: Question }
      """)
}
