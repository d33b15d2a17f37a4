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
        .word(source.name),
        lowered.map { row in
          row.statements.isEmpty
            ? ChoiceRow(pattern: row.pattern, only: row.result)
            : ChoiceRow(pattern: row.pattern, statements: row.statements + [row.result])
        }))
  }

  /// Makes an enum or a union from the fields of a record.
  mutating func lower(_ value: MapValue, making made: TypeID) {
    writer.subject = SwiftIdentifier.uncapitalized(context.schema[made].name)
    let statement = caseResult(value, of: made)
    add(statement)
  }

  /// A name for the value as a whole: that of its type, where a map makes one that its source does not have.
  private func resultName(_ value: MapValue, of made: TypeID) -> LocalName {
    switch value.kind {
    case .match, .record:
      .wanted(
        context.schema[made].ownLayer == .data
          ? "dto" : SwiftIdentifier.uncapitalized(context.schema[made].name))
    case .path, .constant, .interpolation, .coalesce, .required, .custom, .construction,
      .converted, .cases, .unrecognized:
      rowName(value, in: .wanted("value"))
    }
  }

  /// `self = .image(try Image(from: image))`
  private mutating func caseResult(_ value: MapValue, of made: TypeID) -> SwiftStatement {
    if isBack, case .construction(let position, _) = value.kind {
      target = WirePlace(keys: context.schema.payloadKeys(of: position, in: made))
    }
    if let direct = directCase(value) { return result(direct) }
    issues.isUsed = false
    issues.isChanged = false
    let lowered = lower(value, as: resultName(value, of: made))
    guard issues.isUsed else { return result(lowered.expression) }
    var local = lowered
    if issues.isChanged {
      // What may add an issue must come before the issues are looked at.
      let issues = issues.name
      if let (parts, made) = takeMaking(of: lowered, { $0.mentions(issues) ? nil : $0 }) {
        addExit(binding: parts)
        block = issuesDeclaration + block
        return result(made)
      }
      if lowered.isTentative { local = nameable(lowered, .wanted("value")) }
      addExit(binding: lowered.isTentative ? [local.presence] : [])
    }
    block = issuesDeclaration + block
    return result(local.expression)
  }

  /// Leaves with the issues, if there are some.
  mutating func addExit(binding bindings: [SwiftCondition]) {
    let issues = SwiftExpression.word(issues.name)
    add(
      .exit(
        unless: [.test(issues.member("isEmpty"))] + bindings, .failure(issues.member("error"))))
  }

  private func result(_ value: SwiftExpression) -> SwiftStatement {
    isExtension ? .assignment(.word("self"), value) : .result(value)
  }

  /// A case whose payload takes one conversion: its error is the only one, so that nothing has to be gathered.
  private mutating func directCase(_ value: MapValue) -> SwiftExpression? {
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
    let made: SwiftExpression
    if place == .string(""), conversion.isMap {
      made = function.expression.applied(to: wire.expression)
    } else {
      writer.needs.call(.wireConversions)
      made = context.names[.wireConversions].calling(
        "value", ["_": wire.expression, "at": place], passing: function.expression)
    }
    return .call(.member(nil, member), ["_": made.attempted()])
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
}
