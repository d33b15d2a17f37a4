import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// Makes the record `id` from its fields.
  mutating func lower(_ assignments: [MapAssignment], making id: TypeID) {
    guard let record = context.schema.record(id) else { return }
    let names = record.fields.map { field in
      let name = field.localName
      let mapped = "mapped" + SwiftIdentifier.capitalized(name)
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
      .map { "let \($0.text)" }
    let arguments = assignments.compactMap { assignment in
      values[assignment.field].map { (record.fields[assignment.field], $0.text) }
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
    let isPlain = isReadable(value) && (value.needsType || !value.text.hasPrefix("\""))
    return isPlain && !value.isTentative && !isReadByInvariant
      ? value : named(value, .reserved(name))
  }

  /// Whether it can be written among the arguments of a call.
  func isReadable(_ value: LoweredValue) -> Bool {
    value.isName || value.needsType
      || !value.text.contains("{") && !value.text.hasPrefix("\(issues.name).")
  }

  // MARK: Rules over several fields

  /// Checks the rule if everything that it reads is valid by itself.
  private mutating func check(
    _ invariant: ValidInvariant, of record: ValidRecord, _ values: [Int: LoweredValue]
  ) {
    var clauses: [String] = []
    var arguments: [String] = []
    for position in invariant.fields {
      guard let value = values[position] else { return }
      if value.isTentative { clauses.append("let \(value.text)") }
      let label = SwiftIdentifier.label(record.fields[position].swiftName)
      arguments.append("\(label): \(value.text)")
    }
    clauses.append("\(owner).\(invariant.errorCase)(\(arguments.joined(separator: ", ")))")
    writer.needs.call(.mappingIssuesRules)
    let errors = owner == "Self" ? "ValidationError" : "\(owner).ValidationError"
    let telling = issuing("add(\(errors).\(invariant.errorCase))")
    add(
      .branch(
        ConditionalModel(
          condition: clauses.joined(separator: ", "), statements: [.line(telling)], otherwise: [])))
  }

  // MARK: The value itself

  private mutating func finish(
    making arguments: [(field: ValidField, text: String)], _ bindings: [String], _ id: TypeID,
    _ record: ValidRecord
  ) {
    if issues.isChanged {
      let condition = (["\(issues.name).isEmpty"] + bindings).joined(separator: ", ")
      add(.exit(GuardModel(condition: condition, otherwise: "throw \(issues.name).error")))
    }
    block = issuesDeclaration + block
    guard context.schema.hasRules(id) else {
      add(line: making(arguments))
      return
    }
    switch context.checkedMaking(of: record, id) {
    case .properties:
      for (field, text) in arguments {
        add(line: "self.\(SwiftIdentifier.member(field.swiftName)) = \(text)")
      }
    case .initializer(let label, _):
      add(line: making(arguments, after: label))
    case .throwing:
      let failure = "throw \(context.names.support(.mappingError))(error)"
      add(
        .attempt(
          AttemptModel(
            statements: [.line(making(arguments, isThrowing: true))],
            handlers: [.line(failure)])))
    }
  }

  /// `self.init(…)`, or the value that is returned.
  private func making(
    _ arguments: [(field: ValidField, text: String)], after label: String? = nil,
    isThrowing: Bool = false
  ) -> String {
    let first = arguments.first.map { SwiftIdentifier.label($0.field.swiftName) } ?? ""
    let list = context.arguments(
      arguments.map { ($0.field.swiftName, $0.text) }, after: label ?? first)
    let attempt = isThrowing ? "try " : ""
    return owner == "Self"
      ? "\(attempt)self.init(\(list))" : "return \(attempt)\(owner)(\(list))"
  }
}

extension ValidField {
  /// No local constant can be called `self`.
  fileprivate var localName: String { swiftName == "self" ? "value" : swiftName }
}
