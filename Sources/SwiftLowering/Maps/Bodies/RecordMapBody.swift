import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// Makes the record `id` of its fields.
  mutating func lower(_ assignments: [MapAssignment], making id: TypeID) {
    guard let record = context.schema.record(id) else { return }
    let rules = RecordRuleUse(record)
    // In the `catch` for broken rules, Swift gives this name to what was thrown.
    if !rules.isEmpty { _ = locals.claim("error") }
    let names = record.fields.map { field in
      let name = field.localName
      let mapped = "mapped" + SwiftIdentifier.capitalized(name)
      return SwiftIdentifier.declared(locals.claim(firstOf: [name, mapped]))
    }
    var places: [RulePlace] = []
    let values = assignments.map { assignment in
      let value = lower(assignment, of: record, names[assignment.field], rules)
      places.append(rulePlace(of: assignment, in: record))
      if rules.checkedFields.contains(assignment.field), let place = places.last {
        issuePlaces += place.texts
      }
      return value
    }
    let arguments = zip(assignments, values).map { assignment, value in
      let label = SwiftIdentifier.label(record.fields[assignment.field].swiftName)
      return "\(label): \(value.text)"
    }
    let bindings = values.filter(\.isTentative).map { "let \($0.text)" }
    let making = made(arguments.joined(separator: ", "))
    if rules.isEmpty {
      finish(making, bindings)
    } else {
      let checked = rules.positions.compactMap { position in
        arguments.indices.contains(position) ? arguments[position] : nil
      }
      finishWithRules(making, bindings, checked, places, record)
    }
  }

  /// Where a value stands that breaks a rule of its field.
  private mutating func rulePlace(of assignment: MapAssignment, in record: ValidRecord)
    -> RulePlace
  {
    isBack
      ? RulePlace(WirePlace(keys: record.fields[assignment.field].wirePath))
      : rulePlace(of: assignment.value)
  }

  private mutating func lower(
    _ assignment: MapAssignment, of record: ValidRecord, _ name: String, _ rules: RecordRuleUse
  ) -> LoweredValue {
    let field = record.fields[assignment.field]
    if isBack { target = WirePlace(keys: field.wirePath) }
    showsInvalid = rules.invariantFields.contains(assignment.field)
    defer { showsInvalid = false }
    let label =
      rules.checkedFields.contains(assignment.field) ? SwiftIdentifier.label(field.swiftName) : nil
    let value = lower(assignment, as: .reserved(name), heldToRulesAs: label)
    if value.isName { return value }
    let isChecked = rules.positions.contains(assignment.field)
    let isPlain =
      value.needsType
      || !value.text.contains("{") && !value.text.hasPrefix("\"")
        && !value.text.hasPrefix("\(issues.name).")
    return isPlain && !value.isTentative && !isChecked ? value : named(value, .reserved(name))
  }

  /// `self.init(…)`, or what is returned.
  private func made(_ arguments: String) -> String {
    owner == "Self" ? "self.init(\(arguments))" : "\(owner)(\(arguments))"
  }

  private mutating func finish(_ making: String, _ bindings: [String]) {
    if issues.isChanged {
      let condition = (["\(issues.name).isEmpty"] + bindings).joined(separator: ", ")
      add(.exit(GuardModel(condition: condition, otherwise: "throw \(issues.name).error")))
    }
    add(line: owner == "Self" ? making : "return \(making)")
    block = issuesDeclaration + block
  }

  /// The rules of the record are looked at by its initialiser. Only if that fails, or if something was wrong before, all that
  /// are broken are gathered.
  private mutating func finishWithRules(
    _ making: String, _ bindings: [String], _ checked: [String], _ places: [RulePlace],
    _ record: ValidRecord
  ) {
    let isOnly = !issues.isChanged
    let wasDeclared = issues.isUsed
    let telling = tellingRules(
      checked, places, record, amid: isOnly ? [] : issuePlaces.withoutRepetitions)
    if isOnly {
      let start = wasDeclared ? [] : issuesDeclaration
      let statement = owner == "Self" ? "try \(making)" : "return try \(making)"
      add(
        .attempt(
          AttemptModel(statements: [.line(statement)], comment: nil, handlers: start + telling)))
      if wasDeclared { block = issuesDeclaration + block }
      return
    }
    let statements: [StatementModel] =
      owner == "Self"
      ? [.line("try \(making)"), .line("return")] : [.line("return try \(making)")]
    let attempt = StatementModel.attempt(
      AttemptModel(
        statements: statements, comment: CommentLine("All broken rules are reported below."),
        handlers: []))
    let condition = (["\(issues.name).isEmpty"] + bindings).joined(separator: ", ")
    add(.branch(ConditionalModel(condition: condition, statements: [attempt], otherwise: [])))
    block = issuesDeclaration + block + telling
  }

  private mutating func tellingRules(
    _ checked: [String], _ places: [RulePlace], _ record: ValidRecord, amid order: [String]
  ) -> [StatementModel] {
    let list = locals.claim("violations")
    var statements = [
      constant(list, "\(owner).violations(\(checked.joined(separator: ", ")))")
    ]
    var arguments = list
    if !order.isEmpty {
      let places = locals.claim("places")
      statements.append(constant(places, StringLiteral.list(order)))
      arguments += ", amid: \(places)"
    }
    writer.needs.call(SupportPartName("MappingIssues+Rules"))
    let call = issuing("add(\(arguments))")
    return statements + [
      .rulePlaces(RulePlacesModel(call: call, rows: record.rulePlaces(places))),
      .line("throw \(issues.name).error"),
    ]
  }

  private func constant(_ name: String, _ value: String) -> StatementModel {
    .local(LocalModel(isVariable: false, name: name, type: nil, value: value))
  }
}

/// Which fields of a record its rules are about.
struct RecordRuleUse {
  /// Those that `violations` takes.
  let positions: [Int]
  let invariantFields: Set<Int>
  /// Those with rules of their own.
  let checkedFields: Set<Int>
  let isEmpty: Bool

  init(_ record: ValidRecord) {
    let readByInvariants = Set(record.invariants.flatMap(\.fields))
    invariantFields = readByInvariants
    checkedFields = Set(record.fields.indices.filter { !record.fields[$0].rules.isEmpty })
    positions = record.fields.indices.filter {
      !record.fields[$0].rules.isEmpty || readByInvariants.contains($0)
    }
    isEmpty = positions.isEmpty && record.invariants.isEmpty
  }
}

extension ValidField {
  /// Nothing local can be called `self`.
  fileprivate var localName: String { swiftName == "self" ? "value" : swiftName }
}

extension ValidRecord {
  /// Where in the payload each broken rule stands: those of a field where its value comes from, others at the whole.
  fileprivate func rulePlaces(_ places: [RulePlace]) -> [RulePlacesModel.Row] {
    let whole = RulePlace(WirePlace())
    var violations: [(name: String, place: RulePlace)] = []
    for (index, field) in fields.enumerated() {
      let place = places.indices.contains(index) ? places[index] : whole
      violations += field.rules.map { ($0.errorCase(of: field.swiftName), place) }
    }
    violations += invariants.map { ($0.name, whole) }

    var rows: [(place: RulePlace, patterns: [String])] = []
    var known: [RulePlace: Int] = [:]
    for (name, place) in violations {
      let pattern = ".\(SwiftIdentifier.member(name))"
      if let row = known[place] {
        rows[row].patterns.append(pattern)
      } else {
        known[place] = rows.count
        rows.append((place, [pattern]))
      }
    }
    return rows.map {
      RulePlacesModel.Row(
        pattern: "case \($0.patterns.joined(separator: ", "))", places: $0.place.places)
    }
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
