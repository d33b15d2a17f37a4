package import SchemaSemantics

/// When a value breaks a rule, as a condition of Swift.
package struct RuleCondition: Sendable {
  private let context: LoweringContext
  private let scope: TypeID?
  /// The static property that holds the automaton of the rule, where it has one.
  private let pattern: String?

  package init(_ context: LoweringContext, in scope: TypeID?, pattern: String?) {
    self.context = context
    self.scope = scope
    self.pattern = pattern
  }

  /// - Parameters:
  ///   - subject: the value, which is not optional.
  ///   - type: its type.
  package func broken(
    _ test: RuleTest, _ subject: String, _ type: SchemaType, needs: inout FileNeeds
  ) -> String {
    switch test {
    case .property(let property, let brokenWhen):
      return "\(brokenWhen ? "" : "!")\(subject).\(property)"
    case .outside(let bounds, let property):
      let measured = property.map { "\(subject).\($0)" } ?? subject
      let type = property == nil ? type : .scalar(.int)
      return BoundsCondition(bounds, of: type) {
        ValueLiteral(context).text(of: $0, as: type, in: scope)
      }
      .broken(measured)
    case .notMultiple(let divisor):
      return isMultiple(of: divisor, subject, type, needs: &needs)
    case .notFormat(let format):
      needs.call(.format(format))
      return "!\(context.names.support(format)).accepts(\(subject))"
    case .noMatch:
      needs.call(.patternMatcher)
      return "!\(pattern ?? "").matches(\(subject))"
    case .lacks(let part, let place):
      return lacks(StringLiteral(part), place, subject, needs: &needs)
    case .notAmong(let texts):
      return
        "!\(StringLiteral.list(texts)).contains(where: { $0.utf8.elementsEqual(\(subject).utf8) })"
    case .repeatsElement:
      return "\(context.names.standard("Set"))(\(subject)).count < \(subject).count"
    case .element(let rule):
      return search("contains", rule, subject, type, needs: &needs)
    }
  }

  /// The first element that breaks `rule`, as an optional.
  package func firstBroken(
    _ rule: ValidRule, _ subject: String, _ type: SchemaType, needs: inout FileNeeds
  ) -> String {
    search("first", rule, subject, type, needs: &needs)
  }

  /// Whether there is such an element.
  package func anyBroken(
    _ rule: ValidRule, _ subject: String, _ type: SchemaType, needs: inout FileNeeds
  ) -> String {
    search("contains", rule, subject, type, needs: &needs)
  }

  private func search(
    _ method: String, _ rule: ValidRule, _ subject: String, _ type: SchemaType,
    needs: inout FileNeeds
  ) -> String {
    var elements = if case .dictionary = type { "\(subject).values" } else { subject }
    // An element that is nil breaks no rule.
    if type.element.isOptional { elements += ".lazy.compactMap({ $0 })" }
    let element = type.element.unwrapped
    if rule.test.needsClosure {
      let name = subject.hasPrefix("element") ? "element\(subject.utf8.count)" : "element"
      let inner = broken(rule.test, name, element, needs: &needs)
      return "\(elements).\(method)(where: { \(name) in \(inner) })"
    }
    let inner = broken(rule.test, "$0", element, needs: &needs)
    return "\(elements).\(method)(where: { \(inner) })"
  }

  private func isMultiple(
    of divisor: Value, _ subject: String, _ type: SchemaType, needs: inout FileNeeds
  ) -> String {
    let text = ValueLiteral(context).text(of: divisor, as: type, in: scope)
    guard type == .scalar(.decimal) else { return "!\(subject).isMultiple(of: \(text))" }
    needs.call(.decimalMultiples)
    return "!\(context.names.support("DecimalMultiples")).isMultiple(\(subject), of: \(text))"
  }

  /// By bytes: what stands there counts, not what looks the same.
  private func lacks(
    _ part: StringLiteral, _ place: RuleTest.TextPlace, _ subject: String, needs: inout FileNeeds
  ) -> String {
    switch place {
    case .start: return "!\(subject).utf8.starts(with: \(part).utf8)"
    case .end: return "!\(subject).utf8.reversed().starts(with: \(part).utf8.reversed())"
    case .anywhere:
      needs.call(.textParts)
      return "!\(context.names.support("TextParts")).contains(\(part), in: \(subject))"
    }
  }
}

extension RuleTest {
  /// Within which `$0` would mean something else.
  fileprivate var needsClosure: Bool {
    switch self {
    case .notAmong, .element: true
    default: false
    }
  }
}

extension SchemaType {
  /// What `each` is about.
  package var element: SchemaType {
    switch self {
    case .array(let element, _), .set(let element), .dictionary(_, let element): element
    default: self
    }
  }
}
