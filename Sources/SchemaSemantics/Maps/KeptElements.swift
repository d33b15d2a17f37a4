import Diagnostics
import SchemaSyntax

extension MapCheck {
  /// A rule with `each` belongs to the whole collection: it is checked after elements have been left out.
  mutating func reportKeptElements(at skip: SourceSpan, breaking rule: RuleUse) {
    diagnostics.report(
      .keptElements, "`else skip` does not leave out elements that break a rule of `each`",
      at: skip,
      secondary: [.init(rule.span, "one element that breaks it makes the whole value invalid")],
      help:
        "move the rule to a `type` for the elements, so that each element is invalid by itself")
  }
}

extension MapContext {
  func elementRule(of field: Int, of id: TypeID) -> RuleUse? {
    guard let fields = tables[id]?.fields, fields.indices.contains(field) else { return nil }
    return fields[field].syntax.rules.first { rule in
      if case .rule = rule.operand { true } else { false }
    }
  }
}

extension DiagnosticKind {
  static let keptElements = DiagnosticKind(
    "G0628", .warning, "`else skip` for elements with an `each` rule",
    explanation: """
      `else skip` leaves out elements that cannot be converted to the type that the target wants. An `each` rule is a
      rule of the field as a whole: one element that breaks it makes the whole field invalid, and is not left out. If
      the rule belongs to a `type` instead, the element itself is invalid, and is left out.
      """,
    wrong: """
      dto UserDTO { tags: [String] }
      domain User { tags: [String] where each notEmpty }
      map UserDTO -> User { tags: tags else skip }
      """,
    right: """
      dto UserDTO { tags: [String] }
      type Tag = String where notEmpty
      domain User { tags: [Tag] }
      map UserDTO -> User { tags: tags else skip }
      """)
}
