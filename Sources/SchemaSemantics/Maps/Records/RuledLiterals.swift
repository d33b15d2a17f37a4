import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  /// Reports what is written for a field and breaks its rules: the map could only fail.
  mutating func checkLiterals(of entry: MapDeclaration.Entry, for field: ResolvedField) {
    let written = entry.converters.isEmpty ? entry.source.outcomes : []
    let literals = written + [entry.fallback].compactMap(\.self)
    if literals.isEmpty || field.syntax.rules.isEmpty { return }
    // What is wrong with the rules, or with the literals themselves, is reported elsewhere.
    var known: [Diagnostic] = []
    let rules = context.facts.rules(
      field.syntax.rules, on: field.type, declaredAt: field.syntax.type.span, into: &known)
    diagnostics += literals.compactMap { literal in
      context.value(of: literal, as: field.type, into: &known).flatMap { value in
        rules.objection(to: value, writtenAs: literal, demandedBy: "`\(field.swiftName)`")
      }
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
