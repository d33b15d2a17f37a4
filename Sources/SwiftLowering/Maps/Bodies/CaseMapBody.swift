import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// Makes an enum or a union from another one, case by case.
  mutating func lower(
    _ rows: [MapCaseRow], otherwise: MapValue?, of id: TypeID, making made: TypeID
  ) {
    let lowered = caseRows(of: id, rows, otherwise: otherwise, at: source.place) {
      lowering, value in
      lowering.writer.subject = lowering.rowName(value, in: .wanted("value")).text
      return lowering.caseResult(value, of: made)
    }
    add(
      .choice(
        ChoiceModel(
          declaration: nil, subject: source.name,
          rows: lowered.map { row in
            ChoiceModel.Row(
              pattern: row.pattern, value: row.statements.isEmpty ? row.result : nil,
              statements: row.statements.isEmpty ? [] : row.statements + [.line(row.result)])
          })))
  }

  /// `self = .image(try Image(from: image))`
  private mutating func caseResult(_ value: MapValue, of made: TypeID) -> String {
    if isBack, case .construction(let position, _) = value.kind {
      target = WirePlace(keys: context.schema.payloadKeys(of: position, in: made))
    }
    if let direct = directCase(value) { return result(direct) }
    issues.isUsed = false
    issues.isChanged = false
    let lowered = lower(value, as: rowName(value, in: .wanted("value")))
    guard issues.isUsed else { return result(lowered.text) }
    if issues.isChanged {
      let local = lowered.isTentative ? nameable(lowered, .wanted("value")) : lowered
      let bindings = lowered.isTentative ? ["let \(local.text)"] : []
      add(
        .exit(
          GuardModel(
            condition: (["\(issues.name).isEmpty"] + bindings).joined(separator: ", "),
            otherwise: "throw \(issues.name).error")))
      block = issuesDeclaration + block
      return result(local.text)
    }
    block = issuesDeclaration + block
    return result(lowered.text)
  }

  private func result(_ text: String) -> String {
    owner == "Self" ? "self = \(text)" : "return \(text)"
  }

  /// A case whose payload takes a single conversion: its error is the only one, so that nothing has to be collected.
  private mutating func directCase(_ value: MapValue) -> String? {
    guard case .construction(let position, let payload?) = value.kind,
      case .converted(let inner, let conversion) = payload.kind, inner.isReading,
      let id = value.type.declaredID, canFail(conversion),
      !conversion.reports, !context.schema.isSensitive(payload.type),
      !sources.readsSensitive(inner)
    else { return nil }
    let member = detours.making(position, of: id, context)
    let wire = lower(inner, as: .wanted("value"))
    let place = place(of: payload)
    let function = writer.function(conversion, from: inner.type)
    if place == "\"\"", conversion.isMap {
      return ".\(member)(try \(function.text.called(with: wire.text)))"
    }
    writer.needs.call(.wireConversions)
    return ".\(member)(try \(context.names.support(.wireConversions)).value("
      + "\(wire.text), at: \(place)".calling(function.text) + ")"
  }
}

extension Conversion {
  /// Whether it throws nothing but a `MappingError`.
  fileprivate var isMap: Bool {
    switch self {
    case .map, .mapBack: true
    default: false
    }
  }

  /// Whether it leaves something out, which is reported with its place.
  fileprivate var reports: Bool {
    switch self {
    case .array(_, let skips): skips
    case .sequence(let steps): steps.contains(where: \.reports)
    case .optional(let inner), .patch(let inner): inner.reports
    default: false
    }
  }
}
