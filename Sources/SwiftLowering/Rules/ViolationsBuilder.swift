import SchemaSemantics

/// Collects the rules of one type: how each is checked, and the error case for it.
struct ViolationsBuilder {
  let context: LoweringContext
  private let type: ValidType
  private let access: AccessLevel
  private var patternNames: LocalNames
  private(set) var cases: [ViolationCaseModel] = []
  private(set) var patterns: [PatternModel] = []
  private var texts: RuleTexts

  init(
    _ context: LoweringContext, of type: ValidType, memberNames: [String]
  ) {
    self.context = context
    self.type = type
    access = context.settings.domain.access
    texts = RuleTexts(context, of: type)
    patternNames = LocalNames(taken: memberNames)
  }

  /// The scope of the code.
  var scope: TypeID { type.id }

  /// The value that rules apply to.
  struct Subject {
    /// The name of the value in the function.
    let local: String
    /// Nil for the value of a `type`.
    let field: String?
    let type: SchemaType
    /// Whether errors must not carry the value.
    let isSensitive: Bool
  }

  /// One for each of `rules`. The value must not be nil.
  mutating func checks(
    of rules: [ValidRule], about subject: Subject, needs: inout FileNeeds
  ) -> [RuleCheckModel] {
    rules.map { check(of: $0, about: subject, needs: &needs) }
  }

  private mutating func check(
    of rule: ValidRule, about subject: Subject, needs: inout FileNeeds
  ) -> RuleCheckModel {
    let value = subject.type.ruleSubject
    let name = rule.errorCase(of: subject.field)
    let condition = condition(
      of: rule.kind, on: value,
      patternNames: [subject.field.map { $0 + "Pattern" } ?? "pattern", name + "Pattern"],
      needs: &needs)
    let local = SwiftExpression.word(subject.local)
    var broken = condition.broken(local).text
    var payload: (local: String, type: SchemaType)?
    switch condition.told {
    case .nothing: break
    case .value where subject.isSensitive, .element where subject.isSensitive: break
    case .value: payload = (subject.local, value)
    case .element(let first):
      broken = "let element = \(first(local))"
      payload = ("element", value.element.unwrapped)
    }
    if let payload { needs.mention(payload.type, access: access) }
    let shown = payload.flatMap {
      rule.message == nil ? shownValue(of: $0.type, condition.told) : nil
    }
    if shown != nil, let part = payload?.type.scalar?.shownBy?.part { needs.call(part) }
    cases.append(violation(name, rule, of: subject.field, payload?.type, shown))
    return RuleCheckModel(
      condition: broken,
      violation: ".\(SwiftIdentifier.member(name))" + (payload.map { "(\($0.local))" } ?? ""))
  }

  /// Adds the error case of a rule over several fields.
  ///
  /// - Parameters:
  ///   - name: the name of the error case.
  ///   - sentence: what people read.
  mutating func add(_ name: String, _ sentence: String, _ documentation: DocumentationComment) {
    cases.append(
      ViolationCaseModel(
        field: nil, documentation: documentation, name: SwiftIdentifier.declared(name),
        payload: nil, shownValue: nil, reason: texts.sentence(sentence, name).text,
        hasMessage: true, namedDescription: nil))
  }

  /// The texts of the errors that are looked up in a catalogue.
  var catalogue: [CatalogueText] { texts.catalogue }

  private mutating func violation(
    _ name: String, _ rule: ValidRule, of field: String?, _ payload: SchemaType?, _ shown: String?
  ) -> ViolationCaseModel {
    let problem = "`\(field ?? "rawValue")` \(rule.complaint.text)"
    let documentation =
      rule.message.map { DocumentationComment(problem: problem, message: $0) }
      ?? DocumentationComment(sentence: problem + ".")
    let reason =
      if let message = rule.message {
        texts.sentence(message, name)
      } else {
        texts.reason(rule.complaint, name, of: field, isAfterValue: shown != nil)
      }
    return ViolationCaseModel(
      field: field, documentation: documentation,
      name: SwiftIdentifier.declared(name),
      payload: payload.map { context.names.text(of: $0, in: type.id) }, shownValue: shown,
      reason: reason.text, hasMessage: rule.message != nil,
      namedDescription: rule.message == nil
        ? field.map { description(after: $0, isAfterValue: shown != nil) } : nil)
  }

  /// `"age: \(description)"`; a name that is looked up comes before the text.
  private mutating func description(after field: String, isAfterValue: Bool) -> String {
    let separator = StringLiteral(isAfterValue ? ": " : " ")
    let rest: [SwiftExpression.StringSegment] = [
      .literal(separator), .value(.word("description")),
    ]
    let name = texts.name(of: field)
    guard case .string(let segments) = name else { return name.infix(.plus, .string(rest)).text }
    return SwiftExpression.string(segments + rest).text
  }

  /// A static property that holds a pattern.
  mutating func addPattern(_ rule: MatchesRule, names: [String]) -> String {
    let name = patternNames.claim(firstOf: names)
    patterns.append(
      PatternModel(
        name: name, matcher: context.names.support(.patternMatcher),
        pattern: CommentLine("/\(rule.pattern)/\(rule.flags)"),
        table: AutomatonTable(rule.automaton).literal, isComputed: !type.parameters.isEmpty))
    return name
  }

  /// How `value` is shown to people; nil for collections, which are too long for a sentence.
  private func shownValue(of type: SchemaType, _ told: RuleCondition.Told) -> String? {
    guard case .scalar(let scalar) = type else { return nil }
    var text = scalar.shownBy.map {
      "\(context.names.support(.shownText)).\($0.function)(value)"
    }
    if scalar.isInteger, context.settings.messages == .catalogue {
      text = "\(context.names.support(.ruleTexts)).number(value)"
    }
    // As one of many elements.
    if case .element = told { return "\"[… \\(\(text ?? "value")) …]\"" }
    return text ?? "\"\\(value)\""
  }
}

extension Scalar {
  /// The function of the support code that writes a value for people, and where it is; nil for what Swift writes well.
  fileprivate var shownBy: (function: String, part: SupportPart)? {
    switch self {
    case .string: ("quoted", .shownText)
    case .date: ("date", .shownTextDates)
    default: nil
    }
  }
}
