import SchemaSyntax

extension ExpressionTyping {
  /// Reports what is written for a field and breaks its rules: the map could only fail.
  mutating func checkLiterals(of entry: MapDeclaration.Entry, for field: ResolvedField) {
    guard !field.syntax.rules.isEmpty else { return }
    // What is wrong with the rules, or with the literals themselves, is reported elsewhere.
    var known = diagnostics
    let rules = context.facts.rules(
      field.syntax.rules, on: field.type, declaredAt: field.syntax.type.span, into: &known)
    let written = entry.converters.isEmpty ? entry.source.outcomes : []
    for literal in written + [entry.fallback].compactMap(\.self) {
      guard let value = context.value(of: literal, as: field.type, into: &known),
        let broken = rules.first(where: { !$0.holds(for: value) })
      else { continue }
      diagnostics.append(broken.diagnostic(for: literal, demandedBy: "`\(field.swiftName)`"))
    }
  }
}

extension MapExpression {
  /// The literals that can be its value.
  fileprivate var outcomes: [Literal] {
    switch kind {
    case .literal(let literal): [literal]
    case .coalesce(let left, let right): left.outcomes + right.outcomes
    case .required(let operand): operand.outcomes
    case .match(_, let rows): rows.flatMap(\.body.outcomes)
    case .path, .source, .interpolation, .custom, .construction, .invalid: []
    }
  }
}
