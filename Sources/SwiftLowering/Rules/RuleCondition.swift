package import SchemaSemantics

/// When a value breaks a rule, in Swift, and which part of the value an error shows.
struct RuleCondition {
  /// Whether it contains a closure, in which `$0` means something else.
  var hasClosure = false
  var told = Told.value
  /// The condition for a value that is not optional.
  let broken: (_ subject: String) -> String

  enum Told {
    case nothing
    case value
    /// An element; and how to find the first one that breaks the rule, as an optional.
    case element(first: (_ subject: String) -> String)
  }
}

extension ViolationsBuilder {
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - patternNames: possible names for a pattern.
  mutating func condition(
    of kind: RuleKind, on type: SchemaType, patternNames: [String], needs: inout FileNeeds
  ) -> RuleCondition {
    switch kind {
    case .bounds(let rule): return outside(rule, type)
    case .multipleOf(let rule): return isNoMultiple(rule, type, needs: &needs)
    case .finite: return RuleCondition { "!\($0).isFinite" }
    case .notEmpty: return RuleCondition(told: .nothing) { "\($0).isEmpty" }
    case .matches(let rule):
      needs.call(.patternMatcher)
      let pattern = addPattern(rule, names: patternNames)
      return RuleCondition { "!Self.\(pattern).matches(\($0))" }
    case .part(let rule): return lacks(rule, needs: &needs)
    case .format(let format):
      let (type, part) = format.support
      needs.call(part)
      let support = context.names.support(type)
      return RuleCondition { "!\(support).accepts(\($0))" }
    case .oneOf(let rule):
      let list = StringLiteral.list(rule.texts)
      return RuleCondition(hasClosure: true) { subject in
        "!\(list).contains(where: { $0.utf8.elementsEqual(\(subject).utf8) })"
      }
    case .unique:
      let set = context.names.standard("Set")
      return RuleCondition { "\(set)(\($0)).count < \($0).count" }
    case .each(let each):
      let inner = condition(
        of: each.rule.kind, on: type.element.unwrapped, patternNames: patternNames, needs: &needs)
      return search(inner, type)
    }
  }

  private func outside(_ rule: BoundsRule, _ type: SchemaType) -> RuleCondition {
    let property = rule.measure.property
    let condition = BoundsCondition(
      rule.bounds, of: property == nil ? type : .scalar(.int), ValueLiteral(context), in: scope)
    return RuleCondition { subject in
      condition.broken(property.map { "\(subject).\($0)" } ?? subject)
    }
  }

  private func isNoMultiple(
    _ rule: MultipleOfRule, _ type: SchemaType, needs: inout FileNeeds
  ) -> RuleCondition {
    let divisor = ValueLiteral(context).text(of: .number(rule.divisor), as: type, in: scope)
    guard type == .scalar(.decimal) else {
      return RuleCondition { "!\($0).isMultiple(of: \(divisor))" }
    }
    needs.call(.decimalMultiples)
    let support = context.names.support(.decimalMultiples)
    return RuleCondition { "!\(support).isMultiple(\($0), of: \(divisor))" }
  }

  /// Compares bytes, so that texts that only look the same are different.
  private func lacks(_ rule: PartRule, needs: inout FileNeeds) -> RuleCondition {
    let part = StringLiteral(rule.text)
    switch rule.place {
    case .start: return RuleCondition { "!\($0).utf8.starts(with: \(part).utf8)" }
    case .end:
      return RuleCondition { "!\($0).utf8.reversed().starts(with: \(part).utf8.reversed())" }
    case .anywhere:
      needs.call(.textParts)
      let support = context.names.support(.textParts)
      return RuleCondition { "!\(support).contains(\(part), in: \($0))" }
    }
  }

  /// For a search for an element that breaks another rule.
  private func search(_ inner: RuleCondition, _ type: SchemaType) -> RuleCondition {
    let search = { (method: String, subject: String) in
      var elements = if case .dictionary = type { "\(subject).values" } else { subject }
      // An element that is nil breaks no rule.
      if type.element.isOptional { elements += ".lazy.compactMap({ $0 })" }
      guard inner.hasClosure else {
        return "\(elements).\(method)(where: { \(inner.broken("$0")) })"
      }
      let name = subject.hasPrefix("element") ? "element\(subject.utf8.count)" : "element"
      return "\(elements).\(method)(where: { \(name) in \(inner.broken(name)) })"
    }
    return RuleCondition(
      hasClosure: true, told: .element(first: { search("first", $0) })
    ) { search("contains", $0) }
  }
}

extension BoundsRule.Measure {
  /// The property that is counted; nil for the value itself.
  fileprivate var property: String? {
    switch self {
    case .value: nil
    case .characters, .elements: "count"
    case .utf8Bytes: "utf8.count"
    case .utf16Units: "utf16.count"
    }
  }
}

extension TextFormat {
  /// The type that accepts values, and the part that declares it.
  fileprivate var support: (type: SupportType, part: SupportPart) {
    switch self {
    case .email: (.emailFormat, .emailFormat)
    case .hostname: (.hostnameFormat, .hostnameFormat)
    case .ipv4: (.ipv4Format, .ipAddressFormat)
    case .ipv6: (.ipv6Format, .ipAddressFormat)
    case .uuid: (.uuidFormat, .uuidFormat)
    }
  }
}

extension SchemaType {
  /// The type that `each` applies to.
  package var element: SchemaType {
    switch self {
    case .array(let element, _), .set(let element), .dictionary(_, let element): element
    default: self
    }
  }
}
