import SchemaSyntax

extension ExpressionTyping {
  /// Checks an entry whose target is unknown: its paths and its converters can still be right or wrong.
  mutating func checkUnassigned(_ entry: MapDeclaration.Entry) {
    guard !entry.converters.isEmpty, entry.source.hasOwnType else {
      checkUnassigned(entry.source)
      checkConverters(of: entry)
      return
    }
    guard let value = ownValue(of: entry.source) else {
      checkConverters(of: entry)
      return
    }
    let place = TypedPlace(value.type.withoutSkipping, at: value.span, name: written(value))
    _ = context.conversions.conversion(
      from: place, through: entry.converters, to: .unknown, into: &diagnostics)
  }

  /// The names and arguments of converters are right or wrong by themselves, whatever they are applied to.
  mutating func checkConverters(of entry: MapDeclaration.Entry) {
    _ = CheckedConverter.chain(entry.converters, context.facts, into: &diagnostics)
  }

  mutating func checkUnassigned(_ expression: MapExpression) {
    switch expression.kind {
    case .path(let path):
      // A single word may be the name of a case.
      if !path.rest.isEmpty || isSource(path) { _ = value(at: path) }
    case .source: _ = wholeSource(at: expression.span)
    case .interpolation: _ = ownValue(of: expression)
    case .coalesce(let left, let right):
      checkUnassigned(left)
      checkUnassigned(right)
    case .required(let operand): checkUnassigned(operand)
    case .match(let subjects, let rows):
      for subject in subjects { _ = value(at: subject) }
      for row in rows { checkUnassigned(row.body) }
    case .custom(_, let arguments):
      for argument in arguments { _ = ownValue(of: argument) }
    case .construction(_, let payload): checkUnassigned(payload)
    case .converted(let inner, let uses):
      checkUnassigned(MapDeclaration.Entry(of: inner, via: uses, span: expression.span))
    case .list(let elements): for element in elements { checkUnassigned(element.entry) }
    case .record(_, let parts): for part in parts { checkUnassigned(part.entry) }
    case .literal, .refusal, .invalid: break
    }
  }

  private func isSource(_ path: Path) -> Bool {
    if scope.label(path.first.text) != nil { return true }
    guard let source = scope.source else { return false }
    return context.tables[source.type]?.field(at: path.names[...]) != nil
  }
}
