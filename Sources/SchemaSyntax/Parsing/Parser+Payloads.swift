import Diagnostics

/// What follows the type of a payload: `created(Date via epochSeconds)`.
extension Parser {
  mutating func parseClauses(ofPayload payload: inout TypeExpression?) -> [ConverterUse] {
    guard let type = payload, startsClause else { return [] }
    var field = Field(
      wireName: WireName(Name("", span: type.span)), type: type, span: type.span)
    parseClauses(of: &field)
    payload = field.type
    if let rules = field.rules.map(\.span).extent { report(.ruleOfPayload, at: rules) }
    for literal in [field.defaultValue, field.fallback].compactMap(\.self) {
      report(.valueOfPayload, at: literal.span)
    }
    return field.converters
  }
}

extension Mistake {
  /// `image(String where notEmpty)`
  fileprivate static let ruleOfPayload = Mistake(
    .clauseOfPayload, "a payload has no rules of its own",
    .advise("declare a `type` with these rules, and carry that"))

  /// `image(String else "")`
  fileprivate static let valueOfPayload = Mistake(
    .clauseOfPayload, "nothing can replace a payload",
    .advise("remove it; or carry a `dto` or a `model` with a field that has this value"))
}

extension DiagnosticKind {
  static let clauseOfPayload = DiagnosticKind(
    "G0156", .error, "a clause that a payload cannot have",
    explanation: """
      After its type, a payload may have converters, as a field has: `created(Date via epochSeconds)`. Rules belong to a
      `type` or to the fields of a record, and so do values that replace what is missing or invalid.
      """,
    wrong: """
      model union ContactDTO by kind in value { mail(String where email), none }
      """,
    right: """
      type Email = String where email
      model union ContactDTO by kind in value { mail(Email), none }
      """)
}
