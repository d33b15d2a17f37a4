import SchemaSemantics

extension LoweringContext {
  /// Nil for a record without rules.
  func lowerRules(of record: ValidRecord, _ type: ValidType, into file: inout FileParts)
    -> RecordRulesModel?
  {
    let locals = record.localNames
    var builder = ViolationsBuilder(
      self, of: type, memberNames: record.fields.map(\.swiftName) + ["violations"])
    let fields = zip(record.fields, locals).filter { !$0.0.rules.isEmpty }.map { field, local in
      lowerRules(of: field, local, type, into: &file, &builder)
    }
    let invariants = record.invariants.compactMap {
      lower($0, of: record, type, into: &file, &builder)
    }
    guard let errors = validationError(of: type, builder, into: &file) else { return nil }
    return RecordRulesModel(
      fields: fields, invariants: invariants, errors: errors, patterns: builder.patterns)
  }

  private func lowerRules(
    of field: ValidField, _ local: String, _ type: ValidType, into file: inout FileParts,
    _ builder: inout ViolationsBuilder
  ) -> FieldRulesModel {
    var names = LocalNames(taken: [field.swiftName, local])
    let subject = ViolationsBuilder.Subject(
      local: local, field: field.swiftName, type: field.type,
      isSensitive: schema.isSensitive(field))
    return FieldRulesModel(
      name: field.swiftName,
      parameter: parameter(field, of: field.type.ruleSubject, local, type),
      result: names.claim(firstOf: ["violations", "brokenRules"]),
      checks: builder.checks(of: field.rules, about: subject, needs: &file.needs),
      violation: field.violation(by: local, of: field.type, in: "Self."))
  }

  private func lower(
    _ invariant: ValidInvariant, of record: ValidRecord, _ type: ValidType,
    into file: inout FileParts, _ builder: inout ViolationsBuilder
  ) -> InvariantModel? {
    let locals = record.localNames
    let condition = InvariantCondition(
      self, record: type.id, locals: locals,
      names: LocalNames(taken: record.fields.map(\.swiftName) + locals))
    guard let broken = condition.broken(invariant.condition, needs: &file.needs)?.parted else {
      return nil
    }
    let demand = DemandText(self, record: type.id).text(of: invariant.condition)
    let documented = DemandText(self, record: type.id, isComment: true).text(
      of: invariant.condition)
    let problem = "The rule `\(invariant.name)` is broken"
    let documentation =
      invariant.message.map { DocumentationComment(problem: problem, message: $0) }
      ?? DocumentationComment(sentence: "\(problem): \(documented).")
    let notes = invariant.notes.documentation
    let name = SwiftIdentifier.declared(invariant.errorCase)
    builder.add(
      invariant.errorCase, invariant.message ?? demand,
      notes.isEmpty ? documentation : DocumentationComment(notes))
    let read = invariant.fields.map { (record.fields[$0], locals[$0]) }
    return InvariantModel(
      documentation: DocumentationComment(
        sentence: "Returns whether the rule `\(invariant.name)` is broken: \(documented)."),
      name: name,
      parameters: read.map { parameter($0, of: $0.type, $1, type) }.joined(separator: ", "),
      arguments: read.map { "\(SwiftIdentifier.argument($0.swiftName)): \($1)" }
        .joined(separator: ", "),
      result: names.standard("Bool"),
      premises: broken.premises.isEmpty ? nil : broken.premises.text,
      conclusion: broken.conclusion.text)
  }
}

extension ValidField {
  /// The function that lists which rules of the field a value breaks.
  func violations(of owner: SwiftExpression) -> SwiftExpression {
    .function(owner.member("violations"), label: SwiftIdentifier.argument(swiftName))
  }

  /// The clauses of an `if` that is taken where `local` breaks a rule of the field; the first that it breaks is `violation`.
  ///
  /// - Parameters:
  ///   - type: the type of `local`: that of the field, or of the value inside if the field is optional.
  ///   - owner: what is written before `violations`.
  func violation(by local: String, of type: SchemaType, in owner: String) -> String {
    let label = SwiftIdentifier.argument(swiftName)
    let call = "let violation = \(owner)violations(\(label): \(local)).first"
    return switch type {
    case .optional: "let \(local), \(call)"
    case .patch: "let \(local) = \(local).value, \(call)"
    default: call
    }
  }
}
