import SchemaSemantics

extension MapBodyLowering {
  /// `value`; nil if it breaks a rule of `field`, which becomes an issue.
  ///
  /// - Parameter unchecked: the name for the value that may break it; a name is kept for it if there is none.
  mutating func lower(
    _ value: MapValue, heldTo field: ValidField, as name: LocalName,
    from unchecked: LocalName? = nil
  ) -> LoweredValue {
    if let choice = choiceOfPlaces(value, heldTo: field) {
      switch choice.kind {
      case .match(let subjects, let rows):
        return match(subjects, rows, choice, as: name, heldTo: field)
      case .cases(let subject, let rows, let otherwise):
        return cases(of: subject, rows, otherwise: otherwise, choice, as: name, heldTo: field)
      default: break
      }
    }
    let unchecked = unchecked ?? .reserved(claim(name.prefixed("unchecked")))
    let lowered = showingInvalid(showsInvalid || value.mayLeaveOut) {
      $0.lower(value, as: unchecked)
    }
    return checked(
      isReadable(lowered) ? lowered : nameable(lowered, unchecked),
      heldTo: field, at: rulePlace(of: value), as: name)
  }

  /// `value`; nil if it breaks a rule of its field, which becomes an issue.
  ///
  /// - Parameter place: an expression.
  mutating func checked(
    _ value: LoweredValue, heldTo field: ValidField, at place: SwiftExpression, as name: LocalName
  ) -> LoweredValue {
    writer.needs.call(.mappingIssuesRules)
    let function = field.violations(of: holder)
    switch field.type {
    case .patch:
      let call = check(
        value, isOptional: value.isTentative, place,
        .closure(
          SwiftExpression.argument.member("value").mapped(by: function).infix(.coalesce, .list([])))
      )
      return named(LoweredValue(call, type: field.type, isTentative: true), name)
    case .optional where showsInvalid || value.isTentative:
      let call = check(
        value, isOptional: value.isTentative, place,
        .closure(SwiftExpression.argument.mapped(by: function).infix(.coalesce, .list([]))))
      return named(
        LoweredValue(call, type: field.type, isTentative: true, needsType: true), name)
    case .optional:
      let call = check(value, isOptional: true, place, function)
      return named(LoweredValue(call, type: field.type), name)
    default:
      let call = check(value, isOptional: value.isTentative, place, function)
      return named(LoweredValue(call, type: field.type, isTentative: true), name)
    }
  }

  private mutating func check(
    _ value: LoweredValue, isOptional: Bool, _ place: SwiftExpression, _ function: SwiftExpression
  ) -> SwiftExpression {
    issuing(
      isOptional ? "checkIfPresent" : "check", ["_": value.expression, "at": place],
      passing: function)
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
    case .list: counts.map { rule.holds(forCounts: $0) } ?? false
    case .interpolation(let segments): rule.holds(forTextOf: segments.map(\.text))
    case .required(let inner, _), .converted(let inner, .inject), .converted(let inner, .identity):
      inner.keeps(rule)
    case .refused: true
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
