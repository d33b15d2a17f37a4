import Diagnostics
import SchemaSyntax

extension MapCheck {
  /// `map (UserDTO, tags: [String else skip]) -> User`, where every text is valid.
  mutating func reportUselessSkips(_ plan: MapPlan, _ failing: FailingMaps) {
    guard let forward = plan.forward else { return }
    for label in plan.signature.labels where label.type.skips {
      if forward.parts.contains(where: { $0.leavesOut(from: label.parameter, failing) }) {
        continue
      }
      guard let skip = plan.signature.syntax.parameters[label.parameter].type.firstSkip else {
        continue
      }
      if let rule = rule(forElementsOf: label.parameter, forward, plan.signature.target) {
        reportKeptElements(at: skip.words, breaking: rule)
        continue
      }
      diagnostics.report(
        .uselessFallback,
        "no element of `\(label.name.text)` is ever invalid, so `else skip` does nothing",
        at: skip.words, help: "remove `else skip`", fix: .remove(skip.clause))
    }
  }

  /// The rule of a field that takes the elements from a parameter.
  private func rule(
    forElementsOf parameter: Int, _ body: MapBody, _ target: TypeID
  ) -> RuleUse? {
    guard case .record(let assignments) = body else { return nil }
    return assignments.filter { $0.value.reads(parameter) }
      .compactMap { context.elementRule(of: $0.field, of: target) }.first
  }
}

extension MapValue {
  /// Whether invalid elements of the parameter are left out.
  fileprivate func leavesOut(from parameter: Int, _ failing: FailingMaps) -> Bool {
    if case .converted(let inner, let conversion) = kind, conversion.skips(failing),
      inner.reads(parameter)
    {
      return true
    }
    return parts.contains { $0.leavesOut(from: parameter, failing) }
  }

  fileprivate func reads(_ parameter: Int) -> Bool {
    if case .path(.parameter(parameter), let path) = kind { return path.steps.isEmpty }
    return parts.contains { $0.reads(parameter) }
  }
}

extension TypeExpression {
  /// The first `else skip` in the type: its words, and the clause with the space before it.
  fileprivate var firstSkip: (words: SourceSpan, clause: SourceSpan)? {
    switch kind {
    case .array(let element, let skips?):
      (skips, element.span.after.through(skips))
    case .array(let inner, nil), .optional(let inner), .nullable(let inner), .set(let inner),
      .patch(let inner), .dictionary(_, let inner):
      inner.firstSkip
    case .named, .generic, .invalid: nil
    }
  }
}
