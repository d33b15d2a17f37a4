import Diagnostics
import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// Makes the record `id` from its fields.
  mutating func lower(_ assignments: [MapAssignment], making id: TypeID) {
    guard let record = context.schema.record(id) else { return }
    let names = record.fields.map { field in
      // No local constant can be called `self`.
      let name = field.swiftName == "self" ? "value" : field.swiftName
      let mapped = "mapped" + name.capitalizedFirst
      return SwiftIdentifier.declared(locals.claim(firstOf: [name, mapped]))
    }
    let readByInvariants = Set(record.invariants.flatMap(\.fields))
    var values: [Int: LoweredValue] = [:]
    for assignment in assignments {
      values[assignment.field] = lower(
        assignment, of: record, names[assignment.field],
        isReadByInvariant: readByInvariants.contains(assignment.field))
    }
    for invariant in record.invariants { check(invariant, of: record, values) }
    let bindings = assignments.compactMap { values[$0.field] }.filter(\.isTentative)
      .map(\.presence)
    let arguments = assignments.compactMap { assignment in
      values[assignment.field].map { (record.fields[assignment.field], $0.expression) }
    }
    finish(making: arguments, bindings, id, record)
  }

  private mutating func lower(
    _ assignment: MapAssignment, of record: ValidRecord, _ name: String, isReadByInvariant: Bool
  ) -> LoweredValue {
    let field = record.fields[assignment.field]
    if isBack { target = WirePlace(keys: field.wirePath) }
    showsInvalid = isReadByInvariant
    defer { showsInvalid = false }
    let isChecked = !assignment.value.keeps(field.rules)
    let value = hiding(assignment.value, madeSensitive: context.schema.isSensitive(field)) {
      $0.lower(assignment, as: .reserved(name), heldTo: isChecked ? field : nil)
    }
    if value.isName { return value }
    let isPlain = isReadable(value) && (value.needsType || !value.expression.isString)
    return isPlain && !value.isTentative && !isReadByInvariant
      ? value : named(value, .reserved(name))
  }

  /// Whether it can be written among the arguments of a call.
  func isReadable(_ value: LoweredValue) -> Bool {
    value.isName || value.needsType
      || !value.expression.hasClosure && !value.expression.mentions(issues.name)
  }

  // MARK: Rules over several fields

  /// Checks the rule if everything that it reads is valid by itself.
  private mutating func check(
    _ invariant: ValidInvariant, of record: ValidRecord, _ values: [Int: LoweredValue]
  ) {
    var clauses: [SwiftCondition] = []
    var arguments: SwiftArguments = [:]
    for position in invariant.fields {
      guard let value = values[position] else { return }
      if value.isTentative { clauses.append(value.presence) }
      arguments += [SwiftIdentifier.argument(record.fields[position].swiftName): value.expression]
    }
    clauses.append(.test(owner.calling(invariant.errorCase, arguments)))
    writer.needs.call(.mappingIssuesRules)
    let errors =
      isExtension ? .word("ValidationError") : owner.member("ValidationError")
    let telling = issuing("add", ["_": errors.member(invariant.errorCase)])
    add(.branch(clauses, [.expression(telling)]))
  }

  // MARK: The value itself

  private mutating func finish(
    making arguments: [(field: ValidField, value: SwiftExpression)], _ bindings: [SwiftCondition],
    _ id: TypeID,
    _ record: ValidRecord
  ) {
    if issues.isChanged {
      addExit(binding: bindings)
    }
    block = issuesDeclaration + block
    guard context.schema.hasRules(id) else {
      add(making(arguments))
      return
    }
    switch context.checkedMaking(of: record, id) {
    case .properties:
      for (field, value) in arguments {
        let property = SwiftIdentifier.member(field.swiftName)
        add(.assignment(.word("self").member(property), value))
      }
    case .initializer(let label, _):
      add(making(arguments, after: label))
    case .throwing:
      let error = context.names[.mappingError](["_": .word("error")])
      add(.attempt([making(arguments, isThrowing: true)], catching: [.failure(error)]))
    }
  }

  /// `self.init(…)`, or the value that is returned.
  private func making(
    _ arguments: [(field: ValidField, value: SwiftExpression)], after label: String? = nil,
    isThrowing: Bool = false
  ) -> SwiftStatement {
    let first = arguments.first.map { SwiftIdentifier.argument($0.field.swiftName) } ?? ""
    let list = context.arguments(
      arguments.map { ($0.field.swiftName, $0.value) }, after: label ?? first)
    let making = isExtension ? .word("self").member("init") : owner
    let made = making(list).attempted(isThrowing)
    return isExtension ? .expression(made) : .result(made)
  }
}
