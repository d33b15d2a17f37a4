import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  /// Reports literals for a field that its converters cannot read, or that break its rules, since the map would always fail.
  mutating func checkLiterals(
    of entry: MapDeclaration.Entry, in value: MapValue, for field: ResolvedField
  ) {
    let outcomes = outcomes(of: entry.source, for: field.type)
    let converted = entry.converters.isEmpty ? [] : readLiterals(outcomes, of: entry, in: value)
    let literals =
      (entry.converters.isEmpty ? outcomes : []) + [entry.fallback].compactMap(\.self)
    if converted.isEmpty && literals.isEmpty || field.syntax.rules.isEmpty { return }
    let rules = context.rules(of: field)
    // Errors in the literals themselves are reported elsewhere.
    var known: [Diagnostic] = []
    let values =
      converted
      + literals.compactMap { literal in
        context.value(
          of: literal, as: field.type, via: literal == entry.fallback ? entry.converters : [],
          into: &known
        ).map { (literal, $0) }
      }
    diagnostics += values.compactMap { literal, value in
      rules.objection(to: value, writtenAs: literal, demandedBy: "`\(field.swiftName)`")
    }
  }

  /// What the converters of an entry make of its literals, as far as that is known. What they cannot read is reported.
  mutating func readLiterals(
    _ literals: [Literal], of entry: MapDeclaration.Entry, in value: MapValue
  ) -> [(Literal, Value)] {
    let places = Dictionary(firstOf: literals.map { ($0.span, $0) })
    return (places.isEmpty ? [] : value.readConstants).compactMap { span, result in
      guard let literal = places[span] else { return nil }
      switch result {
      case .value(let value): return (literal, value)
      case .unknown: return nil
      case .refused(let value, let step, let refusal):
        report(literal, value, refusedBy: step, refusal, of: entry)
        return nil
      }
    }
  }

  private mutating func report(
    _ literal: Literal, _ value: Value, refusedBy step: ConverterStep,
    _ refusal: TextRefusal, of entry: MapDeclaration.Entry
  ) {
    let use = entry.converters.first { $0.name.text == step.name }
    let shown = if case .string(let text) = value { "\"\(text.shortened)\"" } else { literal.shown }
    diagnostics.report(
      .malformedText, "`\(step.name)` cannot read `\(shown)`", at: literal.span,
      secondary: use.map { [.init($0.span, "it converts this as well")] } ?? [],
      notes: refusal.reason.map { [$0] } ?? [], help: "write \(refusal.expectation)")
  }
}

extension MapValue {
  /// The constants that may be the outcome, with their places, and what becomes of them.
  fileprivate var readConstants: [(span: SourceSpan, result: ReadLiteral)] {
    switch kind {
    case .constant(let value): [(span, .value(value))]
    case .coalesce(let left, let right): left.readConstants + right.readConstants
    case .required(let value, _): value.readConstants
    case .match(_, let rows): rows.flatMap(\.value.readConstants)
    case .converted(let value, let conversion):
      value.readConstants.map { span, result in
        if case .value(let value) = result {
          (span, conversion.reading(value))
        } else {
          (span, result)
        }
      }
    case .path, .refused, .interpolation, .custom, .list, .construction, .record, .cases,
      .unrecognized:
      []
    }
  }
}
