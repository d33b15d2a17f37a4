package import SchemaSemantics

/// When a value breaks a rule, in Swift, and which part of the value an error shows.
struct RuleCondition {
  var told = Told.value
  /// Of the value, which is not optional.
  let broken: (_ subject: SwiftExpression) -> SwiftExpression

  enum Told {
    case nothing
    case value
    /// An element, and how the first that breaks the rule is found, as an optional.
    case element(first: (_ subject: SwiftExpression) -> SwiftExpression)
  }
}

extension ViolationsBuilder {
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - depth: how many searches for an element are around this one.
  ///   - patternNames: possible names for a pattern.
  mutating func condition(
    of kind: RuleKind, on type: SchemaType, depth: Int = 0, patternNames: [String],
    needs: inout FileNeeds
  ) -> RuleCondition {
    switch kind {
    case .bounds(let rule): return outside(rule, type)
    case .multipleOf(let rule): return isNoMultiple(rule, type, needs: &needs)
    case .finite: return RuleCondition { $0.member("isFinite").negated }
    case .notEmpty: return RuleCondition(told: .nothing) { $0.member("isEmpty") }
    case .matches(let rule):
      needs.call(.patternMatcher)
      let pattern = addPattern(rule, names: patternNames)
      return RuleCondition {
        SwiftExpression.word("Self").member(pattern).calling("matches", ["_": $0]).negated
      }
    case .part(let rule): return lacks(rule, needs: &needs)
    case .format(let format):
      let (type, part) = format.support
      needs.call(part)
      let support = context.names[type]
      return RuleCondition { support.calling("accepts", ["_": $0]).negated }
    case .oneOf(let rule):
      let list = SwiftExpression.strings(rule.texts)
      let bytes = SwiftExpression.argument.member("utf8")
      return RuleCondition { subject in
        let isSame = bytes.calling("elementsEqual", ["_": subject.member("utf8")])
        return list.calling("contains", ["where": .closure(isSame)]).negated
      }
    case .unique:
      let set = context.names.made("Set")
      let mayBeNil = type.element.isOptional
      return RuleCondition { subject in
        // An element that is nil breaks no rule.
        let elements =
          mayBeNil ? subject.calling("compactMap", ["_": .closure(.argument)]) : subject
        return SwiftExpression.word(set)(["_": elements]).member("count")
          .infix(.less, elements.member("count"))
      }
    case .each(let each):
      let inner = condition(
        of: each.rule.kind, on: type.element.unwrapped, depth: depth + 1,
        patternNames: patternNames, needs: &needs)
      return search(inner, type, depth)
    }
  }

  private func outside(_ rule: BoundsRule, _ type: SchemaType) -> RuleCondition {
    let property = rule.measure.property
    if let property, rule.bounds.isAtLeastOne {
      return RuleCondition { subject in
        property.dropLast().reduce(subject) { $0.member($1) }.member("isEmpty")
      }
    }
    let condition = BoundsCondition(
      rule.bounds, of: property == nil ? type : .scalar(.int), ValueLiteral(context), in: scope)
    return RuleCondition { subject in
      condition.broken((property ?? []).reduce(subject) { $0.member($1) })
    }
  }

  private func isNoMultiple(
    _ rule: MultipleOfRule, _ type: SchemaType, needs: inout FileNeeds
  ) -> RuleCondition {
    let divisor = ValueLiteral(context).expression(of: .number(rule.divisor), as: type, in: scope)
    guard type == .scalar(.decimal) else {
      return RuleCondition { $0.calling("isMultiple", ["of": divisor]).negated }
    }
    needs.call(.decimalMultiples)
    let support = context.names[.decimalMultiples]
    return RuleCondition { support.calling("isMultiple", ["_": $0, "of": divisor]).negated }
  }

  /// Compares bytes, so that texts that only look the same are different.
  private func lacks(_ rule: PartRule, needs: inout FileNeeds) -> RuleCondition {
    let part = SwiftExpression.string(rule.text)
    let bytes = part.member("utf8")
    switch rule.place {
    case .start:
      return RuleCondition { $0.member("utf8").calling("starts", ["with": bytes]).negated }
    case .end:
      return RuleCondition {
        $0.member("utf8").calling("reversed")
          .calling("starts", ["with": bytes.calling("reversed")]).negated
      }
    case .anywhere:
      needs.call(.textParts)
      let support = context.names[.textParts]
      return RuleCondition { support.calling("contains", ["_": part, "in": $0]).negated }
    }
  }

  /// For a search for an element that breaks another rule.
  private func search(_ inner: RuleCondition, _ type: SchemaType, _ depth: Int) -> RuleCondition {
    let search = { (method: String, subject: SwiftExpression) in
      var elements = if case .dictionary = type { subject.member("values") } else { subject }
      // An element that is nil breaks no rule.
      if type.element.isOptional {
        elements = elements.member("lazy").calling("compactMap", ["_": .closure(.argument)])
      }
      var isBroken = SwiftExpression.closure(inner.broken(.argument))
      if inner.broken(.argument).hasClosure {
        // Within another closure, `$0` means something else.
        let name = depth == 0 ? "element" : "element\(depth + 1)"
        isBroken = .closure(head: name, inner.broken(.word(name)))
      }
      return elements.calling(method, ["where": isBroken])
    }
    return RuleCondition(told: .element(first: { search("first", $0) })) { search("contains", $0) }
  }
}

extension BoundsRule.Measure {
  /// What counts in Swift; nil for the value itself.
  fileprivate var property: [String]? {
    switch self {
    case .value: nil
    case .characters, .elements: ["count"]
    case .utf8Bytes: ["utf8", "count"]
    case .utf16Units: ["utf16", "count"]
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
