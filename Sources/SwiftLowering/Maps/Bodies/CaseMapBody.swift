import Diagnostics
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
    writer.subject = context.schema[made].name.uncapitalized
    let statement = caseResult(value, of: made)
    add(statement)
  }

  /// A name for the value as a whole: that of its type, where a map makes one that its source does not have.
  private func resultName(_ value: MapValue, of made: TypeID) -> LocalName {
    switch value.kind {
    case .match, .record:
      .wanted(
        context.schema[made].ownLayer == .data
          ? "dto" : context.schema[made].name.uncapitalized)
    case .path, .constant, .interpolation, .coalesce, .required, .refused, .custom, .list,
      .construction, .converted, .cases, .unrecognized:
      rowName(value, in: .wanted("value"))
    }
  }

  /// `self = .image(try Image(from: image))`
  private mutating func caseResult(_ value: MapValue, of made: TypeID) -> SwiftStatement {
    if isBack, case .construction(let position, _) = value.kind {
      target = WirePlace(keys: context.schema.payloadKeys(of: position, in: made))
    }
    if case .refused(let found, let reason) = value.kind {
      return .failure(onlyRefusal(of: found, because: reason))
    }
    if let direct = directResult(value) { return result(direct) }
    issues.isUsed = false
    issues.isChanged = false
    // The errors of a `type` that is sensitive must not show what it is made of.
    let isSensitive = context.schema.isSensitive(.declared(made))
    let name = resultName(value, of: made)
    let lowered = hiding(value, madeSensitive: isSensitive) { $0.lower(value, as: name) }
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

  /// What takes one conversion, by itself or as what a case carries: its error is the only one, so that nothing has to be
  /// gathered.
  private mutating func directResult(_ value: MapValue) -> SwiftExpression? {
    guard case .construction(let position, let payload?) = value.kind,
      let id = value.type.declaredID
    else { return directValue(value) }
    return directValue(payload).map { made in
      .call(.member(nil, writer.needs.detours.making(position, of: id, context)), ["_": made])
    }
  }

  private mutating func directValue(_ value: MapValue) -> SwiftExpression? {
    if case .constant(let constant) = value.kind { return directConstant(constant, of: value) }
    guard case .converted(let inner, let conversion) = value.kind,
      inner.isReading || inner.isListOfReadings, canFail(conversion), !conversion.leavesOutParts,
      !context.schema.isSensitive(value.type), !sources.readsSensitive(inner)
    else { return nil }
    let wire = lower(inner, as: .wanted("value"))
    let place = place(of: value)
    let function = writer.function(conversion, from: inner.type)
    guard place == .string(""), conversion.isMap else {
      return attempting(function, on: wire.expression, at: place)
    }
    return function.expression.applied(to: wire.expression).attempted()
  }

  /// `try WireConversions.value(5, at: "", using: Level.init(_:))`: rules are checked, although the schema has proved that
  /// it complies with them.
  private mutating func directConstant(_ constant: Value, of value: MapValue) -> SwiftExpression? {
    guard case .wrapped(let id, let inner) = constant, let base = context.base(of: .declared(id)),
      context.schema.isChecked(constant), !context.schema.isChecked(inner)
    else { return nil }
    let function = writer.function(.wrap(id), from: base)
    let literal = literal(inner, as: base)
    return attempting(function, on: literal.expression, at: place(of: value))
  }

  private mutating func attempting(
    _ function: FallibleExpression, on value: SwiftExpression, at place: SwiftExpression
  ) -> SwiftExpression {
    writer.needs.call(.wireConversions)
    return context.names[.wireConversions].calling(
      writer.method("value", reports: function.reports), ["_": value, "at": place],
      passing: function.expression
    ).attempted()
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
