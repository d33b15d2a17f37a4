import Diagnostics
import RegularExpressions
import SchemaSyntax

/// Whether a text that was split can be joined again so that it splits into the same parts.
extension Inversion {
  /// Why the joined text might split into other parts.
  enum SplitObstacle {
    case separatorInElement
    /// The same for elements that are texts as they are, for which a `type` could have a rule.
    case separatorInText
    /// An empty text is split into no parts at all, and not into one empty part.
    case emptyElement(of: TypeID)
    /// It is written as an empty text.
    case nilElement
  }

  /// Nil if no text that leads to an element contains a character of the separator, and none is empty.
  ///
  /// - Parameter next: the conversions of the parts.
  func splitObstacle(
    before next: ArraySlice<Conversion>, separator: String
  ) -> SplitObstacle? {
    // What only removes repetitions changes no element.
    switch next.first(where: { !$0.isUnique }) {
    case nil: return .separatorInText
    case .array(let element, _), .arrayToSet(let element), .set(let element):
      guard let first = element.steps.first, first != .identity else { return .separatorInText }
      return obstacle(in: first, separator)
    default:
      return .separatorInElement
    }
  }

  /// - Parameter condition: what no element may contain.
  func separatorInText(
    _ separator: String, _ condition: String, at span: SourceSpan, _ step: ConverterStep
  ) -> IrreversibleStep {
    var problem = IrreversibleStep(span: span, step: "", reason: condition, converter: step.name)
    if let sign = separator.first, !#"]\^-/"#.contains(sign) {
      problem.help =
        "give the elements a `type` whose rules leave it out, such as "
        + "`type Element = String where matches /[^\(sign)]+/`"
    }
    return problem
  }

  func emptyElement(of id: TypeID, at span: SourceSpan, _ step: ConverterStep) -> IrreversibleStep {
    let type = context.schema[id]
    var problem = emptyElement("empty", at: span, step)
    if case .wrapper(let wrapper) = type.kind {
      problem.help = "add the rule `notEmpty` to `\(type.qualifiedName)`"
      problem.label = .init(wrapper.syntax.name.span, "it may be empty")
    }
    return problem
  }

  /// - Parameter condition: What no element may be: `empty`.
  func emptyElement(
    _ condition: String, at span: SourceSpan, _ step: ConverterStep
  ) -> IrreversibleStep {
    IrreversibleStep(
      span: span, step: "",
      reason: "`\(step.name)` can be undone only if no element can be \(condition): "
        + "an empty string is split into no elements",
      converter: step.name)
  }

  private func obstacle(in step: Conversion, _ separator: String) -> SplitObstacle? {
    switch step {
    case .converter(let step):
      if case .emptyAsNil = step.kind { return .nilElement }
      guard let characters = step.facts.charactersWritten else { return .separatorInElement }
      return separator.contains(where: characters.contains) ? .separatorInElement : nil
    case .enumFromRaw(let id):
      guard case .enumeration(let enumeration) = context.schema[id].kind, !enumeration.isOpen
      else { return .separatorInElement }
      let texts = enumeration.cases.map { $0.wireValue.textOnWire ?? "" }
      if texts.contains(where: { $0.contains(where: separator.contains) }) {
        return .separatorInElement
      }
      return texts.contains("") ? .emptyElement(of: id) : nil
    case .wrap(let id):
      guard let rules = context.facts.wrappers[id]?.rules,
        rules.contains(where: { $0.kind.requirement.rulesOut(separator) })
      else { return .separatorInText }
      return rules.contains { !$0.holds(for: .string("")) } ? nil : .emptyElement(of: id)
    default:
      return .separatorInElement
    }
  }
}

extension Conversion {
  fileprivate var isUnique: Bool {
    if case .converter(let step) = self, case .unique = step.kind { true } else { false }
  }
}
