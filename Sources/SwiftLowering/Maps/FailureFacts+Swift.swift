import SchemaSemantics

extension FailureFacts {
  /// The facts about the generated Swift: if maps cannot set checked values where they are, all values are checked
  /// again.
  init(_ schema: ValidatedSchema, _ settings: GenerationSettings) {
    let checksAgain = !settings.setsCheckedValues
    self.init(
      hasRules: { schema.hasRules($0) }, isOpen: { schema.isOpen($0) },
      hasNormalForm: { schema.hasNormalForm($0) },
      isChecked: { schema.isChecked($0) },
      keepsRules: { !checksAgain && schema.keepsRules($0, of: $1) })
  }
}

extension ValidatedSchema {
  /// Whether no value that `body` gives the record `id` can break one of its rules. Fallbacks comply with them, as the
  /// schema has proved.
  fileprivate func keepsRules(_ body: MapBody, of id: TypeID) -> Bool {
    guard case .record(let assignments) = body, let record = record(id) else { return false }
    return record.invariants.isEmpty
      && assignments.allSatisfy { assignment in
        assignment.fallback != nil || assignment.value.keeps(record.fields[assignment.field].rules)
      }
  }

  /// Whether Swift checks a constant although the schema has proved that it is valid, because there is no literal of
  /// its type.
  func isChecked(_ constant: Value) -> Bool {
    switch constant {
    case .null, .boolean, .number, .floating, .string, .date, .data, .enumCase, .json: false
    case .calendarDate, .url, .uuid: true
    case .wrapped(let id, let inner): hasRules(id) || isChecked(inner)
    case .array(let elements), .set(let elements): elements.contains { isChecked($0) }
    case .dictionary(let entries):
      entries.contains { isChecked($0.key) || isChecked($0.value) }
    }
  }

  /// Whether making a value of the type may break a rule.
  func hasRules(_ id: TypeID) -> Bool {
    switch self[id].kind {
    case .wrapper(let wrapper): !wrapper.rules.isEmpty
    case .record(let record):
      !record.invariants.isEmpty || record.fields.contains { !$0.rules.isEmpty }
    case .enumeration, .union, .foreign: false
    }
  }

  fileprivate func hasNormalForm(_ id: TypeID) -> Bool {
    if case .wrapper(let wrapper) = self[id].kind { !wrapper.normalizations.isEmpty } else { false }
  }

  func isOpen(_ id: TypeID) -> Bool {
    switch self[id].kind {
    case .enumeration(let enumeration): enumeration.isOpen
    case .union(let union): union.isOpen
    case .record, .wrapper, .foreign: false
    }
  }
}
