import Diagnostics

extension MapDeclaration: SpanErasing {
  mutating func eraseSpans() {
    parameters.eraseSpans()
    target.eraseSpans()
    entries.eraseSpans()
    rows.eraseSpans()
    ignored.eraseSpans()
    reverse.eraseSpans()
    preamble.eraseSpans()
    arrow.eraseSpans()
    head.eraseSpans()
    span.eraseSpans()
    layout = ItemLayout()
  }
}

extension MapDeclaration.Parameter: SpanErasing {
  mutating func eraseSpans() {
    label.eraseSpans()
    type.eraseSpans()
  }
}

extension MapDeclaration.Entry: SpanErasing {
  mutating func eraseSpans() {
    target.eraseSpans()
    source.eraseSpans()
    converters.eraseSpans()
    fallback.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension MapDeclaration.Ignore: SpanErasing {
  mutating func eraseSpans() {
    fields.eraseSpans()
    reason.eraseSpans()
    span.eraseSpans()
  }
}

extension MapDeclaration.Reverse: SpanErasing {
  mutating func eraseSpans() {
    entries.eraseSpans()
    rows.eraseSpans()
    span.eraseSpans()
    layout = ItemLayout()
  }
}

extension MapExpression: SpanErasing {
  mutating func eraseSpans() {
    span.eraseSpans()
    switch kind {
    case .path(let path): kind = .path(path.erased)
    case .literal(let literal): kind = .literal(literal.erased)
    case .interpolation(let segments): kind = .interpolation(segments.erased)
    case .coalesce(let value, let replacement):
      kind = .coalesce(value.erased, replacement.erased)
    case .required(let operand): kind = .required(operand.erased)
    case .match(let subjects, let rows): kind = .match(subjects.erased, rows.erased)
    case .custom(let name, let arguments): kind = .custom(name.erased, arguments.erased)
    case .construction(let name, let payload): kind = .construction(name.erased, payload.erased)
    case .source, .invalid: break
    }
  }
}

extension MapExpression.Segment: SpanErasing {
  mutating func eraseSpans() {
    switch self {
    case .text: break
    case .path(let path): self = .path(path.erased)
    }
  }
}

extension MatchRow: SpanErasing {
  mutating func eraseSpans() {
    patterns.eraseSpans()
    body.eraseSpans()
    span.eraseSpans()
    comma = nil
  }
}

extension Pattern: SpanErasing {
  mutating func eraseSpans() {
    switch self {
    case .literal(let literal): self = .literal(literal.erased)
    case .any(let span): self = .any(span.erased)
    }
  }
}
