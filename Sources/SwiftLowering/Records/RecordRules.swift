import SchemaSemantics

extension LoweringContext {
  /// Nil for a record without rules.
  func lowerRules(of record: ValidRecord, _ type: ValidType, into file: inout FileParts)
    -> RecordRulesModel?
  {
    let readByRules = Set(record.invariants.flatMap(\.fields))
    let positions = record.fields.indices.filter {
      !record.fields[$0].rules.isEmpty || readByRules.contains($0)
    }
    guard !positions.isEmpty || !record.invariants.isEmpty else { return nil }

    let locals = record.localNames
    var names = LocalNames(taken: record.fields.map(\.swiftName) + locals)
    let result = names.claim(firstOf: ["violations", "brokenRules"])
    var flags: [Int: String] = [:]
    for position in positions where !record.fields[position].rules.isEmpty {
      guard readByRules.contains(position) else { continue }
      flags[position] = names.claim("\(record.fields[position].swiftName)IsValid")
    }

    var builder = ViolationsBuilder(
      self, of: type,
      memberNames: record.fields.map(\.swiftName) + ["violations"])
    for position in positions {
      let field = record.fields[position]
      let subject = ViolationsBuilder.Subject(
        local: locals[position], field: field.swiftName, type: field.type, flag: flags[position],
        binding: binding(of: locals[position], field, isRead: readByRules.contains(position)))
      for rule in field.rules { builder.add(rule, about: subject, needs: &file.needs) }
    }
    for invariant in record.invariants {
      let condition = InvariantCondition(self, record: type.id, locals: locals, names: names)
      let text = ConditionText(self, record: type.id).text(of: invariant.condition)
      builder.add(
        invariant, condition, text, flags: flags, locals: locals, needs: &file.needs)
    }
    guard let errors = validationError(of: type, builder.cases, into: &file) else { return nil }
    return RecordRulesModel(
      parameters: positions.map { position in
        let field = record.fields[position]
        // What is nil itself may be read by a rule: then the nil that means "left out" is another one.
        let isWrapped = field.type.isOptional && !readByRules.contains(position)
        return parameter(field, locals[position], type) + (isWrapped ? "" : "?") + " = nil"
      }.joined(separator: ", "),
      arguments: positions.map {
        "\(SwiftIdentifier.label(record.fields[$0].swiftName)): \(locals[$0])"
      }.joined(separator: ", "),
      flags: positions.compactMap { flags[$0] }, result: result, checks: builder.checks,
      errors: errors, patterns: builder.patterns)
  }
}

/// The clause that gets hold of what the rules of a field are about.
private func binding(of local: String, _ field: ValidField, isRead: Bool) -> String {
  switch field.type {
  case .patch: "let \(local) = \(local)?.value"
  case .optional where isRead: "let \(local) = \(local) ?? nil"
  default: "let \(local)"
  }
}

extension ViolationsBuilder {
  fileprivate mutating func add(
    _ invariant: ValidInvariant, _ condition: InvariantCondition, _ text: String,
    flags: [Int: String], locals: [String], needs: inout FileNeeds
  ) {
    guard let clauses = condition.broken(invariant.condition, needs: &needs) else { return }
    let guards =
      invariant.fields.compactMap { flags[$0] }.map(ConditionClause.test)
      + invariant.fields.map { ConditionClause.binding(name: locals[$0], of: nil) }
    let sentence = invariant.message ?? "Breaks rule `\(invariant.name)`."
    let reason = invariant.message ?? "must satisfy \(invariant.name): \(text)"
    add(
      RuleCheckModel(
        condition: (guards + clauses).text,
        violation: ".\(SwiftIdentifier.member(invariant.name))", flag: nil),
      ViolationCaseModel(
        field: nil,
        documentation: invariant.notes.documentation.isEmpty
          ? DocumentationComment(sentence: sentence)
          : DocumentationComment(invariant.notes.documentation),
        name: SwiftIdentifier.declared(invariant.name), payload: nil, shownValue: nil,
        reason: StringLiteral(reason), hasMessage: invariant.message != nil, subject: nil))
  }
}
