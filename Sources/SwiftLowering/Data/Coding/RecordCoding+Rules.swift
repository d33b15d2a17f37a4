import SchemaSemantics

// After all values have been read, those with rules are checked in the order of the schema, and then the rules over
// several fields. The properties are set without the initialiser, which would check everything again.

extension RecordCoding {
  /// For a struct that is decoded.
  ///
  /// - Parameters:
  ///   - root: the object that contains all fields.
  ///   - places: the object that contains each field, and its key there.
  func validation(
    _ rules: RecordRulesModel, of root: String,
    _ places: [(object: SwiftExpression, key: SwiftExpression)], needs: inout FileNeeds
  ) -> DecodedValidationModel {
    if !checkedFields.isEmpty || !rules.invariants.isEmpty {
      needs.call(.wireObjectViolations)
    }
    return DecodedValidationModel(
      checks: checkedFields.map { position in
        let (object, key) = places[position]
        return check(position, of: object, at: ["at": key]).attempted().text
      },
      invariants: rules.invariants.map { rule in
        DecodedInvariantModel(rule, failure: "throw \(root).violation(\(rule.error))")
      },
      guarding: nil, assignments: assignments)
  }

  /// For a struct that reads itself.
  ///
  /// - Parameters:
  ///   - object: the start of the object that was read.
  ///   - places: the path to each field, as an argument.
  ///   - values: what each field is set to.
  func validation(
    _ rules: RecordRulesModel, by reader: String, in object: String, _ places: [SwiftExpression],
    _ values: [SwiftExpression]
  ) -> DecodedValidationModel {
    DecodedValidationModel(
      checks: checkedFields.map { position in
        check(
          position, of: .word(reader), at: ["at": places[position], "in": .word(object)]
        ).text
      },
      invariants: rules.invariants.map { rule in
        DecodedInvariantModel(rule, failure: "\(reader).failRule(\(rule.error), in: \(object))")
      },
      guarding: readByRules.isEmpty ? nil : "guard \(reader).isIntact else { return nil }",
      assignments: assignments.indices.map { position in
        let assignment = assignments[position]
        return isInlined(position)
          ? AssignmentModel(property: assignment.property, value: values[position]) : assignment
      })
  }

  /// Whether a default can be written where the property is set: no rule reads it, and the property stores it
  /// unchanged.
  func isInlined(_ position: Int) -> Bool {
    !readByRules.contains(position) && assignments[position].value == .word(locals[position])
  }

  /// `checkRules(name, at: "name", using: Self.violations(name:))`
  private func check(_ position: Int, of object: SwiftExpression, at place: SwiftArguments)
    -> SwiftExpression
  {
    let field = record.fields[position]
    let local = SwiftExpression.word(locals[position])
    let (method, value) =
      switch field.type {
      case .optional: ("checkRulesIfPresent", local)
      case .patch: ("checkRulesIfPresent", local.member("value"))
      default: ("checkRules", local)
      }
    return object.calling(
      method, ["_": value] + place + ["using": field.violations(of: .word("Self"))])
  }
}

extension ValidRecord {
  /// The fields whose values may break a rule. If there is a fallback, the format has checked them already.
  var checkedFields: [Int] {
    fields.indices.filter { !fields[$0].rules.isEmpty && fields[$0].fallback == nil }
  }
}

extension InvariantModel {
  fileprivate var error: String { "ValidationError.\(name)" }
}

extension DecodedInvariantModel {
  fileprivate init(_ rule: InvariantModel, failure: String) {
    self.init(condition: "Self.\(rule.name)(\(rule.arguments))", failure: failure)
  }
}
