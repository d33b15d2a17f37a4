package import Diagnostics

extension MapExpression {
  /// The expressions that it is made of, in the order in which the schema has them.
  package var parts: [MapExpression] {
    switch kind {
    case .path, .source, .literal, .interpolation, .refusal, .invalid: []
    case .coalesce(let left, let right): [left, right]
    case .required(let inner), .construction(_, let inner), .converted(let inner, _): [inner]
    case .match(_, let rows): rows.map(\.body)
    case .custom(_, let arguments): arguments
    case .list(let elements): elements.map(\.entry.source)
    case .record(_, let parts): parts.map(\.entry.source)
    }
  }

  /// The expression itself and all its parts.
  package var all: [MapExpression] { [self] + parts.flatMap(\.all) }
}

extension MapDeclaration {
  /// All expressions in it, in both directions.
  package var expressions: [MapExpression] {
    let written = entries.map(\.source) + rows.map(\.body) + choices
    guard let reverse else { return written.flatMap(\.all) }
    return (written + reverse.entries.map(\.source) + reverse.rows.map(\.body) + reverse.choices)
      .flatMap(\.all)
  }

  /// All entries in it, in both directions, with everything else that has converters of its own: the parts of records and the
  /// elements of lists that are made in place, and rows.
  package var allEntries: [Entry] {
    entries + (reverse?.entries ?? [])
      + expressions.flatMap { expression -> [Entry] in
        switch expression.kind {
        case .record(_, let parts): parts.map(\.entry)
        case .list(let elements): elements.map(\.entry)
        case .converted(let inner, let uses): [Entry(of: inner, via: uses, span: expression.span)]
        case .path, .source, .literal, .interpolation, .coalesce, .required, .match, .custom,
          .construction, .refusal, .invalid:
          []
        }
      }
  }
}

extension MapDeclaration.Entry {
  /// Something that is not for a field by itself.
  ///
  /// - Parameter span: the source with its converters.
  package init(of source: MapExpression, via converters: [ConverterUse], span: SourceSpan) {
    self.init(
      target: WireName(Name("", span: source.span)), source: source, converters: converters,
      span: span)
    value = span
  }
}
