import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// Makes the record `id` of its fields.
  mutating func lower(_ assignments: [MapAssignment], making id: TypeID) {
    guard let record = context.schema.record(id) else { return }
    let names = record.fields.map { SwiftIdentifier.declared(locals.claim($0.localName)) }
    let rules = RecordRuleUse(record)
    let values = assignments.map { assignment in
      lower(assignment, of: record, names[assignment.field], rules)
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
      finishWithRules(making, bindings, checked, record, assignments, of: id)
    }
  }

  private mutating func lower(
    _ assignment: MapAssignment, of record: ValidRecord, _ name: String, _ rules: RecordRuleUse
  ) -> LoweredValue {
    let field = record.fields[assignment.field]
    if isBack { target = WirePlace(keys: field.wirePath) }
    keepsNil = rules.invariantFields.contains(assignment.field)
    defer { keepsNil = false }
    let value = lower(assignment, as: .reserved(name))
    if value.isName { return value }
    let isChecked = rules.positions.contains(assignment.field)
    let isPlain = value.needsType || !value.text.contains("{") && !value.text.hasPrefix("\"")
    return isPlain && !value.isTentative && !isChecked ? value : named(value, .reserved(name))
  }

  /// `self.init(…)`, or what is returned.
  private func made(_ arguments: String) -> String {
    owner == "Self" ? "self.init(\(arguments))" : "\(owner)(\(arguments))"
  }

  private mutating func finish(_ making: String, _ bindings: [String]) {
    if issues.isChanged {
      let condition = (["\(issues.name).isEmpty"] + bindings).joined(separator: ", ")
      add(.branch(BranchModel(guard: condition, otherwise: "throw \(issues.name).error")))
    }
    add(line: owner == "Self" ? making : "return \(making)")
    block = issuesDeclaration + block
  }

  /// The rules of the record are looked at by its initialiser. Only if that fails, or if something was wrong before, all that
  /// are broken are gathered.
  private mutating func finishWithRules(
    _ making: String, _ bindings: [String], _ checked: [String], _ record: ValidRecord,
    _ assignments: [MapAssignment], of id: TypeID
  ) {
    let making: [StatementModel] =
      owner == "Self"
      ? [.line("try \(making)"), .line("return")] : [.line("return try \(making)")]
    let attempt = StatementModel.attempt(
      AttemptModel(statements: making, comment: "All rules that are broken are told below."))
    if issues.isChanged {
      let condition = (["\(issues.name).isEmpty"] + bindings).joined(separator: ", ")
      add(.branch(BranchModel(if: condition, [attempt])))
    } else {
      add(attempt)
    }
    let places = assignments.map { assignment -> WirePlace in
      if isBack { return WirePlace(keys: record.fields[assignment.field].wirePath) }
      return WirePlace.common(of: sources.places(in: assignment.value))
    }
    let order = issues.isChanged ? places.map(\.text).withoutRepetitions : []
    let amid = order.isEmpty ? "" : ", amid: \(SwiftLiteral.list(order))"
    let violations = issuing(
      "add(\(owner).violations(\(checked.joined(separator: ", ")))\(amid))")
    writer.needs.call(SupportPartName("MappingIssues+Rules"))
    add(
      .rulePlaces(
        RulePlacesModel(
          call: violations, rows: context.rulePlaces(of: record, id, places))))
    add(line: "throw \(issues.name).error")
    block = issuesDeclaration + block
  }
}

/// Which fields of a record its rules are about.
struct RecordRuleUse {
  /// Those that `violations` takes.
  let positions: [Int]
  let invariantFields: Set<Int>
  let isEmpty: Bool

  init(_ record: ValidRecord) {
    let readByInvariants = Set(record.invariants.flatMap(\.fields))
    invariantFields = readByInvariants
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

extension LoweringContext {
  /// Where in the payload each broken rule stands: those of a field where its value comes from, others at the whole.
  fileprivate func rulePlaces(of record: ValidRecord, _ id: TypeID, _ places: [WirePlace])
    -> [RulePlacesModel.Row]
  {
    var scratch = FileParts()
    let cases = lowerRules(of: record, schema[id], into: &scratch)?.errors.cases ?? []
    var rows: [(place: String, patterns: [String])] = []
    for errorCase in cases {
      let position = record.fields.firstIndex { $0.swiftName == errorCase.field }
      let place = position.map { places.indices.contains($0) ? places[$0].text : "" } ?? ""
      let pattern = ".\(SwiftIdentifier.member(errorCase.name.filter { $0 != "`" }))"
      if let known = rows.firstIndex(where: { $0.place == place }) {
        rows[known].patterns.append(pattern)
      } else {
        rows.append((place, [pattern]))
      }
    }
    return rows.map {
      RulePlacesModel.Row(
        pattern: "case \($0.patterns.joined(separator: ", "))",
        place: SwiftLiteral.string($0.place))
    }
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
