import Diagnostics
import SchemaSyntax

/// Checks that no map turns a sensitive value into one that is shown.
struct SensitiveFlowCheck {
  static let diagnosticKinds: [DiagnosticKind] = [.sensitiveFlow]

  static func check(_ schema: ValidatedSchema, into diagnostics: inout [Diagnostic]) {
    for map in schema.maps {
      let source = map.parameters[map.source].type
      let forward = SensitiveFlowCheck(
        schema: schema, parameters: map.parameters.map(\.type), isWayBack: false)
      diagnostics += forward.problems(in: map.forward, making: map.target, of: source)
      if let body = map.backward, let made = source.declaredID {
        let backward = SensitiveFlowCheck(
          schema: schema, parameters: [.declared(map.target)], isWayBack: true)
        diagnostics += backward.problems(in: body, making: made, of: .declared(map.target))
      }
    }
  }

  private let schema: ValidatedSchema
  /// The types that paths can begin with.
  private let parameters: [SchemaType]
  /// Whether the bodies are ways back, which a map need not have.
  private let isWayBack: Bool

  /// What a value becomes.
  private struct Target {
    /// As the message says it, with backticks.
    let title: String
    let isSensitive: Bool
    let span: SourceSpan
    /// What is at `span`.
    let label: String
    let help: String
  }

  private func target(_ field: ValidField, of record: ValidRecord, _ made: TypeID) -> Target {
    let name = "`\(schema[made].qualifiedName).\(field.swiftName)`"
    // The fields of a dto have types of the wire.
    let isOfWire = record.layer == .dto
    return Target(
      title: name, isSensitive: schema.isSensitive(field), span: field.span, label: "this is not",
      help: "mark \(name) as `@sensitive`, too"
        + (isOfWire ? "" : ", or give it a `type` that is"))
  }

  /// What is made as a whole. Of these, only a `type` can be sensitive itself.
  private func target(_ made: TypeID) -> Target {
    let type = schema[made]
    return Target(
      title: "`\(type.name)`", isSensitive: schema.isSensitive(.declared(made)), span: type.span,
      label: "this is not",
      help: "pass the value to a `custom` function that returns what may be shown")
  }

  /// What a case carries. Only its type can say that it is sensitive.
  private func target(caseAt position: Int, of type: SchemaType, else target: Target) -> Target {
    guard let id = type.unwrapped.declaredID, case .union(let union) = schema[id].kind,
      union.cases.indices.contains(position)
    else { return target }
    let item = union.cases[position]
    let title = "`\(item.swiftName)` of `\(schema[id].name)`"
    let record = "a record whose field is marked as `@sensitive`"
    let help =
      union.layer == .dto
      ? (isWayBack ? "write `->`, or " : "") + "let \(title) carry \(record)"
      : "let \(title) carry a `type` that is `@sensitive`, or \(record)"
    return Target(
      title: title, isSensitive: item.payload.map(schema.isSensitive) ?? false,
      span: schema[id].span, label: "what its case `\(item.swiftName)` carries is not", help: help)
  }

  private func problems(in body: MapBody, making made: TypeID, of source: SchemaType)
    -> [Diagnostic]
  {
    switch body {
    case .record(let assignments):
      return problems(in: assignments, making: made, payload: nil)
    case .cases(let rows, let otherwise):
      return problems(in: rows, otherwise, of: source, target(made), payload: nil)
    case .value(let value):
      return problems(in: value, target(made), payload: nil)
    }
  }

  private func problems(
    in assignments: [MapAssignment], making made: TypeID, payload: SchemaType?
  ) -> [Diagnostic] {
    guard case .record(let record) = schema[made].kind else { return [] }
    return assignments.flatMap { assignment -> [Diagnostic] in
      guard record.fields.indices.contains(assignment.field) else { return [] }
      let field = record.fields[assignment.field]
      return problems(in: assignment.value, target(field, of: record, made), payload: payload)
    }
  }

  private func problems(
    in rows: [MapCaseRow], _ otherwise: MapValue?, of source: SchemaType, _ target: Target,
    payload: SchemaType?
  ) -> [Diagnostic] {
    rows.flatMap { row in
      problems(in: row.value, target, payload: carried(by: row.sourceCase, of: source))
    } + (otherwise.map { problems(in: $0, target, payload: payload) } ?? [])
  }

  private func carried(by position: Int, of type: SchemaType) -> SchemaType? {
    guard let id = type.unwrapped.declaredID, case .union(let union) = schema[id].kind,
      union.cases.indices.contains(position)
    else { return nil }
    return union.cases[position].payload
  }

  /// Values that only decide which value is taken are not shown, and the author of hand-written code knows what it returns.
  private func problems(in value: MapValue, _ target: Target, payload: SchemaType?) -> [Diagnostic]
  {
    switch value.kind {
    case .constant, .unrecognized, .custom, .refused:
      return []
    case .path(let root, let path):
      if case .matched(let part) = root {
        let ofWhole = problems(in: part.subject, target, payload: payload)
        if !ofWhole.isEmpty { return ofWhole }
      }
      guard !target.isSensitive, let start = start(root, payload),
        let part = schema.sensitivePart(of: path, from: start)
      else { return [] }
      return [problem(part, at: value.span, target)]
    case .converted(let inner, let conversion):
      let key = target.isSensitive ? nil : schema.sensitiveKey(madeBy: conversion)
      return problems(in: inner, target, payload: payload)
        + (key.map { [problem($0.field, asKeyAt: value.span, target)] } ?? [])
    case .interpolation, .coalesce, .required, .list:
      return value.parts.flatMap { problems(in: $0, target, payload: payload) }
    case .match(_, let rows):
      return rows.flatMap { problems(in: $0.value, target, payload: payload) }
    case .construction(let position, let inner):
      guard let inner else { return [] }
      let part = self.target(caseAt: position, of: value.type, else: target)
      return problems(in: inner, part, payload: payload)
    case .record(let id, let assignments):
      return problems(in: assignments, making: id, payload: payload)
    case .cases(let subject, let rows, let otherwise):
      return problems(in: rows, otherwise, of: subject.type, target, payload: payload)
    }
  }

  private func start(_ root: MapRoot, _ payload: SchemaType?) -> SchemaType? {
    switch root {
    case .parameter(let index): parameters.indices.contains(index) ? parameters[index] : nil
    case .payload: payload
    case .matched(let payload): payload.type
    }
  }

  private func problem(_ key: ValidField, asKeyAt span: SourceSpan, _ target: Target)
    -> Diagnostic
  {
    Diagnostic(
      .sensitiveFlow,
      "`\(key.swiftName)` is sensitive, and the keys of \(target.title) would show it", at: span,
      secondary: [
        .init(key.span, "declared `@sensitive`"), .init(target.span, target.label),
      ],
      help: "give the keys of \(target.title) a `type` that is `@sensitive`")
  }

  private func problem(
    _ part: (name: String, span: SourceSpan), at span: SourceSpan, _ target: Target
  ) -> Diagnostic {
    Diagnostic(
      .sensitiveFlow, "`\(part.name)` is sensitive, and \(target.title) would show it", at: span,
      secondary: [
        .init(part.span, "declared `@sensitive`"), .init(target.span, target.label),
      ],
      help: target.help)
  }
}

extension DiagnosticKind {
  static let sensitiveFlow = DiagnosticKind(
    "G0727", .error, "a sensitive value that becomes a plain one",
    explanation: """
      A `@sensitive` value does not appear in errors, descriptions, dumps or logs. It would appear there if a map copied
      it to a field that is not sensitive, so both ends of a map must be sensitive. A `type` that is `@sensitive` is
      sensitive in every field, and in every case that carries it. A value that only decides, such as the subject of a
      `match`, or that goes to a `custom` function, is not copied.
      """,
    wrong: """
      dto UserDTO {
        @sensitive
        iban: String
      }
      domain User { iban: String }
      map UserDTO -> User
      """,
    right: """
      dto UserDTO {
        @sensitive
        iban: String
      }
      domain User { iban: IBAN }
      @sensitive
      type IBAN = String where length 5...34
      map UserDTO -> User
      """)
}
