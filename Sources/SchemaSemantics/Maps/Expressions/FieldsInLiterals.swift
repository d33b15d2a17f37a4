import Diagnostics
import SchemaSyntax

/// Fields within a dictionary that a map writes, which only holds literals.
extension ExpressionTyping {
  /// The first name in the literal that can only be a field or a label.
  private func fieldName(in literal: Literal, for type: SchemaType) -> Name? {
    switch (literal.kind, type.unwrapped) {
    case (.array(let elements), .array(let element, _)), (.array(let elements), .set(let element)):
      elements.lazy.compactMap { fieldName(of: $0, for: element) }.first
    case (.dictionary(let entries), .dictionary(let key, let value)):
      entries.lazy.compactMap {
        fieldName(of: $0.key, for: key) ?? fieldName(of: $0.value, for: value)
      }.first
    default: nil
    }
  }

  private func fieldName(of element: Literal, for type: SchemaType) -> Name? {
    guard case .name(let text) = element.kind else { return fieldName(in: element, for: type) }
    let name = Name(text, span: element.span)
    if let id = type.unwrapped.declaredID, context.facts.caseIndex(text, in: id) != nil {
      return nil
    }
    let isKnown =
      isLabel(text) || scope.payload(name.asPath.first.text) != nil
      || text == "self" && scope.source != nil || field(at: name.asPath) != nil
    return isKnown ? name : nil
  }

  private func isLabel(_ text: String) -> Bool { scope.label(text) != nil }

  /// Whether there is one, which is reported.
  mutating func reportField(in literal: Literal, for type: SchemaType) -> Bool {
    guard let name = fieldName(in: literal, for: type) else { return false }
    let noun =
      switch name.text {
      case _ where scope.payload(name.text) != nil: "what the case carries"
      case _ where isLabel(name.text): "a label"
      case "self": "the whole source"
      default: "a field"
      }
    let function = destination?.functionName ?? "make"
    diagnostics.report(
      .wrongLiteral,
      "a dictionary in a map holds only literals, and `\(name.text)` is " + noun,
      at: name.span,
      help: "make it in a function that you write, as in `custom \(function)(\(name.text))`")
    return true
  }
}

extension Name {
  /// `name.first`, which is one word of a literal.
  fileprivate var asPath: Path {
    var names = text.split(separator: ".").map { Name(String($0), span: span) }[...]
    return Path(names.popFirst() ?? self, Array(names))
  }
}
