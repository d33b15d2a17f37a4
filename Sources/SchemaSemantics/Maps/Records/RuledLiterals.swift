import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  /// Reports literals for a field that break its rules, since the map would always fail.
  mutating func checkLiterals(of entry: MapDeclaration.Entry, for field: ResolvedField) {
    let written = entry.converters.isEmpty ? entry.source.outcomes : []
    let literals = written + [entry.fallback].compactMap(\.self)
    if literals.isEmpty || field.syntax.rules.isEmpty { return }
    // Errors in the rules or in the literals themselves are reported elsewhere.
    var known: [Diagnostic] = []
    let rules = context.facts.rules(
      field.syntax.rules, on: field.type, declaredAt: field.syntax.type.span, into: &known)
    diagnostics += literals.compactMap { literal in
      context.value(
        of: literal, as: field.type, via: literal == entry.fallback ? entry.converters : [],
        into: &known
      ).flatMap { value in
        rules.objection(to: value, writtenAs: literal, demandedBy: "`\(field.swiftName)`")
      }
    }
  }
}

extension MapExpression {
  /// The literals that the expression may result in.
  fileprivate var outcomes: [Literal] {
    switch kind {
    case .literal(let literal): [literal]
    case .coalesce(let left, let right): left.outcomes + right.outcomes
    case .required(let operand): operand.outcomes
    case .match(_, let rows): rows.flatMap(\.body.outcomes)
    case .path, .source, .interpolation, .custom, .construction, .record, .invalid: []
    }
  }
}
