import SchemaSemantics

extension MapBodyLowering {
  /// `value`; nil if it breaks a rule of its field, which becomes an issue.
  ///
  /// - Parameter place: an expression.
  mutating func checked(
    _ value: LoweredValue, heldTo field: ValidField, at place: String, as name: LocalName
  ) -> LoweredValue {
    writer.needs.call(.mappingIssuesRules)
    let function = rules(of: field)
    switch field.type {
    case .patch:
      let call = check(
        value, isOptional: value.isTentative, place, "{ $0.value.map(\(function)) ?? [] }")
      return named(LoweredValue(text: call, type: field.type, isTentative: true), name)
    case .optional where showsInvalid:
      let call = check(
        value, isOptional: value.isTentative, place, "{ $0.map(\(function)) ?? [] }")
      return named(
        LoweredValue(text: call, type: field.type, isTentative: true, needsType: true), name)
    case .optional:
      let call = check(value, isOptional: true, place, function)
      return named(LoweredValue(text: call, type: field.type), name)
    default:
      let call = check(value, isOptional: value.isTentative, place, function)
      return named(LoweredValue(text: call, type: field.type, isTentative: true), name)
    }
  }

  /// The function that lists which rules of its field a value breaks.
  func rules(of field: ValidField) -> String {
    "\(owner).violations(\(SwiftIdentifier.label(field.swiftName)):)"
  }

  private mutating func check(
    _ value: LoweredValue, isOptional: Bool, _ place: String, _ function: String
  ) -> String {
    issuing(
      "check\(isOptional ? "IfPresent" : "")(\(value.text), at: \(place)".calling(function))
  }
}

extension MapValue {
  /// Whether no value that it can have breaks one of `rules`.
  func keeps(_ rules: [ValidRule]) -> Bool {
    rules.allSatisfy { keeps($0) }
  }

  private func keeps(_ rule: ValidRule) -> Bool {
    switch kind {
    case .constant(let constant): rule.holds(for: constant)
    case .interpolation(let segments): rule.holds(forTextOf: segments.map(\.text))
    case .required(let inner, _), .converted(let inner, .inject), .converted(let inner, .identity):
      inner.keeps(rule)
    case .coalesce(let left, let right): left.keeps(rule) && right.keeps(rule)
    case .match(_, let rows): rows.allSatisfy { $0.value.keeps(rule) }
    default: false
    }
  }
}

extension MapValue.Segment {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
