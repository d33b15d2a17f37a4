import Diagnostics
import RegularExpressions
import SchemaSyntax
import TextFormats

extension RuleReader {
  /// The rule with the operand after its name; nil if the operand has an error, which is reported.
  mutating func kind(of use: RuleUse, for rule: Rule) -> RuleKind? {
    switch rule.operand {
    case .nothing(let kind):
      guard let operand = use.operand else { return kind }
      diagnostics.report(
        .ruleOperand, "only a message can follow \(rule.title)", at: operand.span,
        help: "remove it", fix: .propose("", for: operand.span))
      return nil
    case .range(let kind):
      if case .range(let range) = use.operand { return bounds(range, as: type).map(kind) }
      if case .comparison(let comparison, let literal) = use.operand {
        return bounds(comparison, literal, as: type).map(kind)
      }
    case .counts(let noun, let kind):
      if case .range(let range) = use.operand { return counts(range, of: rule, noun).map(kind) }
      if case .comparison(let comparison, let literal) = use.operand {
        return counts(comparison, literal, of: rule, noun).map(kind)
      }
      if case .literal(let literal) = use.operand, literal.isInteger {
        return counts(.exactly(literal), of: rule, noun).map(kind)
      }
    case .divisor(let kind):
      if case .literal(let literal) = use.operand { return divisor(literal).map(kind) }
    case .text(let idle, let kind):
      if case .literal(let literal) = use.operand { return text(literal, idle).map(kind) }
    case .texts(let kind):
      if case .literal(let literal) = use.operand { return texts(literal).map(kind) }
    case .pattern(let kind):
      if case .regex(let regex) = use.operand { return pattern(regex).map(kind) }
    case .rule(let kind):
      if case .rule(let inner) = use.operand { return elementRule(inner).map(kind) }
    }
    reportOperand(use, of: rule)
    return nil
  }

  private mutating func reportOperand(_ use: RuleUse, of rule: Rule) {
    let message =
      use.operand == nil
      ? "\(rule.title) needs \(rule.operand.title) after it"
      : "\(rule.title) needs \(rule.operand.title), not \(use.operand?.title ?? "this")"
    var help = "write it as in `\(rule.example(for: type))`"
    var fix: Diagnostic.Fix?
    if case .pattern = rule.operand, case .literal(let literal) = use.operand,
      case .string(let text) = literal.kind, let pattern = pattern(in: text)
    {
      help = "write the pattern between slashes: `/\(pattern)/`"
      fix = .replace(literal.span, with: "/\(pattern)/")
    }
    diagnostics.report(
      .ruleOperand, message, at: use.operand?.span ?? use.name?.span ?? use.span, help: help,
      fix: fix)
  }

  /// What can be written between slashes. Anchors go without saying, since the whole value is matched; of alternatives, they may
  /// be about only one.
  private func pattern(in text: String) -> String? {
    var pattern = text[...]
    if !text.contains("|") {
      if pattern.first == "^" { pattern.removeFirst() }
      if pattern.last == "$", !pattern.hasSuffix("\\$") { pattern.removeLast() }
    }
    guard !pattern.isEmpty,
      !pattern.unicodeScalars.contains(where: {
        $0 == "/" || $0.properties.generalCategory == .control
      })
    else { return nil }
    do throws(RegularExpressionError) {
      _ = try facts.automata.automaton(for: String(pattern), ignoringCase: false)
      return String(pattern)
    } catch {
      return nil
    }
  }

  private mutating func divisor(_ literal: Literal) -> DecimalText? {
    guard let value = facts.value(of: literal, as: type, into: &diagnostics) else { return nil }
    guard case .number(let number) = value, !number.isNegative, !number.digits.isEmpty else {
      diagnostics.report(
        .unusableOperand, "`multipleOf` needs a number above zero, not `\(literal.shown)`",
        at: literal.span, help: "write it as in `multipleOf 5`")
      return nil
    }
    if number.description == "1", type.scalar?.isInteger == true {
      reportSilence("every whole number is a multiple of `1`", at: literal.span)
    }
    return number
  }

  private mutating func text(_ literal: Literal, _ idle: String) -> String? {
    guard case .string(let text)? = string(literal) else { return nil }
    if text.isEmpty { reportSilence(idle, at: literal.span) }
    return text
  }

  private mutating func texts(_ literal: Literal) -> [String]? {
    guard case .array(let literals) = literal.kind else {
      _ = facts.value(
        of: literal, as: .array(.scalar(.string)), role: .operand, into: &diagnostics)
      return nil
    }
    if literals.isEmpty {
      diagnostics.report(
        .unusableOperand, "the list is empty, so no string is allowed", at: literal.span,
        help: "write the strings that are allowed")
      return nil
    }
    var texts: [String] = []
    var places: [String: SourceSpan] = [:]
    for literal in literals {
      guard case .string(let text)? = string(literal) else { continue }
      if let first = places.updateValue(literal.span, forKey: text) {
        diagnostics.report(
          .repeatedElement, "this string is in the list twice", at: literal.span,
          secondary: [.init(first, "the first one")], help: "remove one of them")
      }
      texts.append(text)
    }
    return texts.count == literals.count ? texts : nil
  }

  private mutating func string(_ literal: Literal) -> Value? {
    facts.value(of: literal, as: .scalar(.string), role: .operand, into: &diagnostics)
  }

  /// A rule for each element, or for each value of a dictionary.
  private mutating func elementRule(_ use: RuleUse) -> ValidRule? {
    guard let element = type.element else { return nil }
    var reader = RuleReader(facts: facts, type: element.ruleSubject, declaration: declaration)
    let rule = reader.read(use)
    diagnostics += reader.diagnostics
    return rule
  }

  /// Warns about a rule that every value complies with.
  mutating func reportSilence(_ message: String, at span: SourceSpan) {
    diagnostics.report(
      .idleRule, message, at: span, help: "remove the rule, or say what is not allowed")
  }
}

extension SchemaType {
  /// What a collection contains; for a dictionary, its values.
  var element: SchemaType? {
    switch self {
    case .array(let element, _), .set(let element), .dictionary(_, let element): element
    default: nil
    }
  }
}

extension Literal {
  var isInteger: Bool {
    if case .integer = kind { true } else { false }
  }
}

extension Rule {
  /// The rule as a message names it.
  var title: String { name.map { "`\($0)`" } ?? "a range" }
}

extension Rule.Operand {
  fileprivate var title: String {
    switch self {
    case .nothing: "nothing"
    case .range, .counts: "a range"
    case .divisor: "a number"
    case .text: "a string"
    case .texts: "an array of strings"
    case .pattern: "a regular expression"
    case .rule: "a rule"
    }
  }
}

extension RuleUse.Operand {
  fileprivate var title: String {
    switch self {
    case .range: "a range"
    case .comparison: "a comparison"
    case .literal(let literal): literal.title
    case .regex: "a regular expression"
    case .rule: "a rule"
    }
  }
}

extension DiagnosticKind {
  static let ruleOperand = DiagnosticKind(
    "G0403", .error, "a rule with the wrong operand",
    explanation: """
      Most rules need an operand after their name: `length` a range, `matches` a regular expression, `oneOf` an array of
      strings. Others, such as `notEmpty` and `email`, need none. A message can follow any rule.
      """,
    wrong: """
      type Handle = String where matches "[a-z]+"
      """,
    right: """
      type Handle = String where matches /[a-z]+/
      """)

  static let idleRule = DiagnosticKind(
    "G0405", .warning, "a rule that every value satisfies",
    explanation: """
      A rule that no value can break is not a rule: a `UInt8` is always from 0 to 255, and a length is never below zero.
      Most often, the other end of the range was meant.
      """,
    wrong: """
      type Handle = String where length 0...
      """,
    right: """
      type Handle = String where length 1...
      """)

  static let unusableOperand = DiagnosticKind(
    "G0410", .error, "a rule with an operand that makes no sense",
    explanation: """
      Nothing is a multiple of zero, no length is negative, and no string is in an empty list. No value could satisfy a
      rule like that, or it could not even be checked.
      """,
    wrong: """
      type Price = Int where multipleOf 0
      """,
    right: """
      type Price = Int where multipleOf 5
      """)
}
