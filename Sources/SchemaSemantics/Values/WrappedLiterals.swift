import Diagnostics
import SchemaSyntax

extension LiteralReader {
  /// A value of a `type`, as generated code would make it: its converters run first, then its rules.
  mutating func wrapped(_ literal: Literal, as id: TypeID) -> Value? {
    // A `type` with an error has been reported where it is declared.
    guard let wrapper = facts.wrappers[id], var value = readPresent(literal, as: wrapper.base)
    else {
      return nil
    }
    for normalization in wrapper.normalizations {
      if case .string(let text) = value { value = .string(normalization.normalized(text)) }
    }
    let owner = "`\(facts.schema[id].qualifiedName)`"
    if let objection = wrapper.rules.objection(to: value, writtenAs: literal, demandedBy: owner) {
      diagnostics.append(objection)
      return nil
    }
    return .wrapped(id, value)
  }
}

extension [ValidRule] {
  /// Reports the first rule that the value of a literal breaks, and where that rule is.
  func objection(to value: Value, writtenAs literal: Literal, demandedBy owner: String)
    -> Diagnostic?
  {
    first { !$0.holds(for: value) }?.diagnostic(for: literal, demandedBy: owner)
  }
}

extension ValidRule {
  fileprivate func diagnostic(for literal: Literal, demandedBy owner: String) -> Diagnostic {
    Diagnostic(
      .brokenRule, "\(literal.subject) \(complaint.text)", at: literal.span,
      secondary: [.init(span, "\(owner) requires it here")],
      help: "write a value that the rule allows, or change the rule")
  }
}

extension DiagnosticKind {
  static let brokenRule = DiagnosticKind(
    "G0428", .error, "a value that breaks a rule",
    explanation: """
      Defaults and fallbacks are not checked at run time, so they must satisfy the rules of their field and of their
      type when the schema is compiled. The converters of a `type`, such as `trimmed`, run first.
      """,
    wrong: """
      type Age = Int where 0...150
      model PersonDTO { age: Age = 200 }
      """,
    right: """
      type Age = Int where 0...150
      model PersonDTO { age: Age = 20 }
      """)
}
