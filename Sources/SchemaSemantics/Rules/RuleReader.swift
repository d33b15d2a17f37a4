import Diagnostics
import SchemaSyntax

extension TypeFacts {
  /// The rules after a `where`, as far as they make sense for `type` and together. A rule for an optional or a `Patch`
  /// applies to the value in it.
  func rules(
    _ uses: [RuleUse], on type: SchemaType, declaredAt declaration: SourceSpan,
    into diagnostics: inout [Diagnostic]
  ) -> [ValidRule] {
    if uses.isEmpty || type.isUnknown { return [] }
    var reader = RuleReader(facts: self, type: type.ruleSubject, declaration: declaration)
    let rules = uses.compactMap { reader.read($0) }
    reader.reportConflicts(among: rules, of: uses)
    diagnostics += reader.diagnostics
    // Swift would warn about a check that is always true.
    let idle = reader.diagnostics.filter { $0.kind == .idleRule }.map(\.primary.span)
    let repeated = reader.diagnostics.filter { $0.kind == .repeatedRule }.map(\.primary.span)
    return rules.filter { rule in
      if idle.contains(where: { rule.span.contains($0) }) { return false }
      // A rule that says nothing new needs no second error case of the same name.
      return !repeated.contains(rule.span)
        || !rules.contains {
          $0.span != rule.span && $0.errorCase(of: nil) == rule.errorCase(of: nil)
        }
    }
  }
}

/// Reads the rules of one field or one `type`.
struct RuleReader {
  let facts: TypeFacts
  /// The type that the rules apply to, without `?` and `Patch`.
  let type: SchemaType
  /// Where the schema says what the type is.
  let declaration: SourceSpan
  var diagnostics: [Diagnostic] = []

  mutating func read(_ use: RuleUse) -> ValidRule? {
    guard let rule = rule(of: use) else { return nil }
    guard rule.applies.contains(type) else {
      reportSubject(rule, use)
      return nil
    }
    var use = use
    if case .nothing = rule.operand, use.takeOperandAsMessage() { reportLateErrorCase(use) }
    guard let kind = kind(of: use, for: rule) else { return nil }
    return ValidRule(
      kind: kind, message: use.message?.text ?? kind.messageAboutElements,
      givenErrorCase: use.errorCase, span: use.span)
  }

  /// `notEmpty "Please" as isMissing`
  private mutating func reportLateErrorCase(_ use: RuleUse) {
    guard let name = use.errorCase, let rule = use.name else { return }
    diagnostics.report(
      .ruleOperand, "the name of the error case goes before the message", at: name.span,
      help: "write `\(rule.text) as \(name.text)`, and then the message",
      fix: use.message.map { message in
        Diagnostic.Fix([
          .init(span: rule.span.after, replacement: " as \(name.text)"),
          .init(span: message.span.after.through(name.span), replacement: ""),
        ])
      })
  }

  /// A range or a comparison needs no name; everything else does.
  private mutating func rule(of use: RuleUse) -> Rule? {
    guard let name = use.name else {
      switch use.operand {
      case .range, .comparison: return .range
      default:
        reportNameless(use)
        return nil
      }
    }
    if let rule = Rule.named(name.text) { return rule }
    reportUnknown(name, use)
    return nil
  }

  private mutating func reportNameless(_ use: RuleUse) {
    let help: String? =
      switch use.operand {
      case .literal(let literal) where literal.title.hasPrefix("`"):
        "write a range: `\(literal.shown)...`, or `...\(literal.shown)`"
      case .regex: "write `matches` before it"
      case .literal(let literal) where literal.shown.hasPrefix("\""):
        "name the rule before it, as in `prefix \(literal.shown)`; the message of a rule follows it without a comma"
      default: "name the rule before it, as in `prefix \"x\"`"
      }
    diagnostics.report(.ruleOperand, "this value is not a rule by itself", at: use.span, help: help)
  }

  private mutating func reportUnknown(_ name: Name, _ use: RuleUse) {
    if let fix = leavingRangeAlone(use, name) {
      return diagnostics.report(
        .unknownRule, "there is no rule `\(name.text)`", at: name.span,
        help: "write the range alone", fix: fix)
    }
    if let foreign = ForeignRule(name.text, use.operand, on: type) {
      let place = foreign.replacesOperand ? use.nameAndOperandSpan : name.span
      let fix = foreign.replacement.flatMap {
        Rule.named($0) == nil ? .replace(place, with: $0) : renaming(use, to: $0)
      }
      diagnostics.report(
        .unknownRule, "there is no rule `\(name.text)`", at: name.span, help: foreign.help,
        fix: foreign.isCertain ? fix : fix?.asProposal)
      return
    }
    let names = Rule.all(for: type).compactMap(\.name)
    let nearest =
      Spelling(names).nearest(to: name.text)
      ?? Spelling(Rule.all.compactMap(\.name)).nearest(to: name.text)
    let listed = Rule.all(for: type).map { "`\($0.example(for: type))`" }.joined(with: "and")
    diagnostics.append(
      .unknownName(
        .unknownRule, "there is no rule `\(name.text)`", at: name.span, nearest: nearest,
        help: listed.isEmpty
          ? "there are no rules for `\(facts.schema.text(of: type))`"
          : comparedFields(use, name)
            ?? "the rules for `\(facts.schema.text(of: type))` are \(listed)",
        fix: nearest.flatMap { renaming(use, to: $0)?.asProposal }))
  }

  /// `range 1...3`, where a range is a rule by itself.
  private func leavingRangeAlone(_ use: RuleUse, _ name: Name) -> Diagnostic.Fix? {
    guard case .range(let range) = use.operand, ForeignRule.isWordForRanges(name.text) else {
      return nil
    }
    var alone = use
    alone.name = nil
    return firstError(of: alone) == nil ? .remove(name.span.through(range.span.before)) : nil
  }

  /// The edits that give a rule another name, and change its operand accordingly; nil if the result would be wrong
  /// again.
  private func renaming(_ use: RuleUse, to name: String) -> Diagnostic.Fix? {
    guard let written = use.name else { return nil }
    var renamed = use
    renamed.name = Name(name, span: written.span)
    let rename = Diagnostic.Edit(span: written.span, replacement: name)
    guard let problem = firstError(of: renamed) else { return Diagnostic.Fix([rename]) }
    guard problem.kind == .ruleOperand, let fix = problem.fix else { return nil }
    return Diagnostic.Fix([rename] + fix.edits)
  }

  /// What would be wrong with a rule if it was written like this.
  private func firstError(of use: RuleUse) -> Diagnostic? {
    var trial = RuleReader(facts: facts, type: type, declaration: declaration)
    _ = trial.read(use)
    return trial.diagnostics.first(where: \.isError)
  }

  /// `where age > 3`, in which a field is named.
  private func comparedFields(_ use: RuleUse, _ name: Name) -> String? {
    guard case .comparison(let comparison, let literal) = use.operand else { return nil }
    let bound = "\(comparison.rawValue) \(literal.shown)"
    return "write `\(bound)` for this value; write a rule that names fields on a line of its own, "
      + "`rule holds: \(name.text) \(bound)`"
  }

  private mutating func reportSubject(_ rule: Rule, _ use: RuleUse) {
    let shown = facts.schema.text(of: type)
    let advice = rule.advice?(type)
    var help =
      advice?.help
      ?? (rule.name.map { "`\($0)` is a rule for " } ?? "ranges are for ") + rule.applies.title
    var fix = advice?.word.flatMap { use.naming($0) }
    if case .declared(let id) = type, case .wrapper = facts.schema[id].kind {
      help = "write the rules of `\(shown)` after its own `where`"
    } else if let element = type.element, rule.applies.contains(element.ruleSubject) {
      help = "write `each` before it for a rule about each element"
      fix = .propose("each ", for: use.span.before)
    }
    diagnostics.report(
      .ruleSubject, "\(rule.title) does not apply to `\(shown)`", at: use.name?.span ?? use.span,
      secondary: [typeLabel], help: help, fix: fix)
  }

  var typeLabel: Diagnostic.Label {
    .init(declaration, "this is `\(facts.schema.text(of: type))`")
  }
}

extension RuleUse {
  /// `notEmpty "Please"`: what follows a rule without an operand is its message.
  fileprivate mutating func takeOperandAsMessage() -> Bool {
    guard message == nil, case .literal(let literal) = operand,
      case .string(let text) = literal.kind
    else { return false }
    message = Name(text, span: literal.span)
    operand = nil
    return true
  }

  /// The edit that gives it the name `word`, if it can have one.
  fileprivate func naming(_ word: String) -> Diagnostic.Fix? {
    if let name { return .replace(name.span, with: word) }
    return if case .range = operand { .propose("\(word) ", for: span.before) } else { nil }
  }

  /// The span without the message.
  fileprivate var nameAndOperandSpan: SourceSpan {
    guard let name else { return span }
    return operand.map { name.span.through($0.span) } ?? name.span
  }
}

extension RuleUse.Operand {
  var span: SourceSpan {
    switch self {
    case .range(let range): range.span
    case .comparison(_, let literal), .literal(let literal): literal.span
    case .regex(let regex): regex.span
    case .rule(let rule): rule.span
    }
  }
}

extension SchemaType {
  /// The type that rules apply to.
  package var ruleSubject: SchemaType {
    switch self {
    case .optional(let inner), .patch(let inner): inner.ruleSubject
    case .scalar, .declared, .array, .set, .dictionary, .unknown: self
    }
  }
}

extension DiagnosticKind {
  static let unknownRule = DiagnosticKind(
    "G0401", .error, "a rule that does not exist",
    explanation: """
      Numbers and dates have `0...150`, `0..<10`, `1...`, `> 0`; integers and `Decimal` also `multipleOf 5`, `Double` and
      `Float` also `finite`. Strings have `notEmpty`, `length 3...20` (in characters; `utf8Length`, `utf16Length`),
      `matches /…/` (the whole value), `prefix "x"`, `suffix "x"`, `contains "x"`, `email`, `hostname`, `ipv4`, `ipv6`,
      `uuid` and `oneOf ["a", "b"]`. Collections have `count 1...10`, `notEmpty` and `each` with a rule for each element;
      arrays also `unique`. A message can follow any rule: `notEmpty "Tell us your name"`.
      """,
    wrong: """
      type Handle = String where minLength 3
      """,
    right: """
      type Handle = String where length 3...
      """)

  static let ruleSubject = DiagnosticKind(
    "G0402", .error, "a rule for another type",
    explanation: """
      Each rule applies to certain types: `email` to strings, ranges to numbers and dates, `count` to collections. A
      rule for an optional applies to its value, if there is one. A rule for the elements of a collection comes after
      `each`.
      """,
    wrong: """
      domain User { emails: [String] where email }
      """,
    right: """
      domain User { emails: [String] where each email }
      """)
}
