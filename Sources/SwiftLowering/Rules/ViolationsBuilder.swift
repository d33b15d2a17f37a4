import SchemaSemantics

/// Gathers the rules of one type: how each is checked, and the error case that tells of it.
struct ViolationsBuilder {
  private let context: LoweringContext
  private let type: ValidType
  private let access: AccessLevel
  private var patternNames: LocalNames
  private(set) var cases: [ViolationCaseModel] = []
  private(set) var patterns: [PatternModel] = []

  init(
    _ context: LoweringContext, of type: ValidType, memberNames: [String]
  ) {
    self.context = context
    self.type = type
    access = context.settings.domain.access
    patternNames = LocalNames(taken: memberNames)
  }

  /// What a rule is about.
  struct Subject {
    /// As the function calls the value.
    let local: String
    /// Missing for the value of a `type`.
    let field: String?
    let type: SchemaType
    /// Whether no error carries the value.
    let isSensitive: Bool
  }

  /// One for each of `rules`, which the value must not be nil for.
  mutating func checks(
    of rules: [ValidRule], about subject: Subject, needs: inout FileNeeds
  ) -> [RuleCheckModel] {
    rules.map { check(of: $0, about: subject, needs: &needs) }
  }

  private mutating func check(
    of rule: ValidRule, about subject: Subject, needs: inout FileNeeds
  ) -> RuleCheckModel {
    let value = subject.type.ruleSubject
    let pattern = rule.test.automaton(of: rule.operand).map {
      addPattern($0, of: rule, about: subject)
    }
    let condition = RuleCondition(context, in: type.id, pattern: pattern.map { "Self.\($0)" })
    let name = rule.errorCase(of: subject.field)
    let broken: String
    var payload: (local: String, type: SchemaType)? = (subject.local, value)
    switch rule.test {
    case .property("isEmpty", _):
      payload = nil
      broken = condition.broken(rule.test, subject.local, value, needs: &needs)
    case .element(let inner) where subject.isSensitive:
      payload = nil
      broken = condition.anyBroken(inner, subject.local, value, needs: &needs)
    case .element(let inner):
      let found = condition.firstBroken(inner, subject.local, value, needs: &needs)
      broken = "let element = \(found)"
      payload = ("element", value.element.unwrapped)
    default:
      if subject.isSensitive { payload = nil }
      broken = condition.broken(rule.test, subject.local, value, needs: &needs)
    }
    if let payload { needs.mention(payload.type, access: access) }
    cases.append(violation(name, rule, of: subject.field, payload?.type, needs: &needs))
    return RuleCheckModel(
      condition: broken,
      violation: ".\(SwiftIdentifier.member(name))" + (payload.map { "(\($0.local))" } ?? ""))
  }

  mutating func add(_ violation: ViolationCaseModel) {
    cases.append(violation)
  }

  private func violation(
    _ name: String, _ rule: ValidRule, of field: String?, _ payload: SchemaType?,
    needs: inout FileNeeds
  ) -> ViolationCaseModel {
    let shown = rule.message == nil ? payload.flatMap { shownValue(of: $0, rule.test) } : nil
    if shown != nil, payload == .scalar(.string) { needs.call(.shownText) }
    let sentence = rule.message ?? "`\(field ?? "rawValue")` \(rule.complaint)."
    let subject = field.map { shown == nil ? "\($0) " : "\($0): " }
    return ViolationCaseModel(
      field: field, documentation: DocumentationComment(sentence: sentence),
      name: SwiftIdentifier.declared(name),
      payload: payload.map { context.names.text(of: $0, in: type.id) }, shownValue: shown,
      reason: StringLiteral(rule.message ?? rule.complaint), hasMessage: rule.message != nil,
      subject: rule.message == nil ? subject.map { StringLiteral($0) } : nil)
  }

  private mutating func addPattern(
    _ automaton: AutomatonTable, of rule: ValidRule, about subject: Subject
  ) -> String {
    let plain = subject.field.map { $0 + "Pattern" } ?? "pattern"
    let name = patternNames.claim(firstOf: [plain, rule.errorCase(of: subject.field) + "Pattern"])
    patterns.append(
      PatternModel(
        name: name, matcher: context.names.support("PatternMatcher"),
        pattern: CommentLine(automaton.pattern),
        table: automaton.literal))
    return name
  }
}

extension ViolationsBuilder {
  /// How `value` is shown to people; nil where the sentence is about how many parts it has, and for collections, which are
  /// too long for a sentence.
  private func shownValue(of type: SchemaType, _ test: RuleTest) -> String? {
    guard case .scalar(let scalar) = type else { return nil }
    let text = scalar == .string ? "\(context.names.support("ShownText")).quoted(value)" : "value"
    switch test {
    case .property("isEmpty", _), .repeatsElement: return nil
    // As one of many.
    case .element: return "\"[… \\(\(text)) …]\""
    default: return scalar == .string ? text : "\"\\(\(text))\""
    }
  }
}
