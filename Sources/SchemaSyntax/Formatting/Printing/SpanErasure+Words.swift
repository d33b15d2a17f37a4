import Diagnostics

extension Name: SpanErasing {
  mutating func eraseSpans() {
    span.eraseSpans()
  }
}

extension Path: SpanErasing {
  mutating func eraseSpans() {
    first.eraseSpans()
    rest.eraseSpans()
  }
}

extension WireName: SpanErasing {
  mutating func eraseSpans() {
    first.eraseSpans()
    rest.eraseSpans()
  }
}

extension Preamble: SpanErasing {
  mutating func eraseSpans() {
    attributes.eraseSpans()
  }
}

extension Attribute: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    arguments.eraseSpans()
    span.eraseSpans()
  }
}

extension Argument: SpanErasing {
  mutating func eraseSpans() {
    label.eraseSpans()
    value.eraseSpans()
  }
}

extension Conformance: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    key.eraseSpans()
  }
}

extension Literal: SpanErasing {
  mutating func eraseSpans() {
    span.eraseSpans()
    switch kind {
    case .array(let elements): kind = .array(elements.erased)
    case .dictionary(let entries): kind = .dictionary(entries.erased)
    case .boolean, .integer, .decimal, .string, .null, .name, .invalid: break
    }
  }
}

extension Literal.Entry: SpanErasing {
  mutating func eraseSpans() {
    key.eraseSpans()
    value.eraseSpans()
  }
}

extension RangeLiteral: SpanErasing {
  mutating func eraseSpans() {
    lower.eraseSpans()
    upper.eraseSpans()
    span.eraseSpans()
  }
}

extension TypeExpression: SpanErasing {
  mutating func eraseSpans() {
    span.eraseSpans()
    switch kind {
    case .named(let path): kind = .named(path.erased)
    case .optional(let wrapped): kind = .optional(wrapped.erased)
    case .array(let element, let skipsInvalid):
      kind = .array(element.erased, skipsInvalid: skipsInvalid.erased)
    case .dictionary(let key, let value): kind = .dictionary(key: key.erased, value: value.erased)
    case .set(let element): kind = .set(element.erased)
    case .patch(let wrapped): kind = .patch(wrapped.erased)
    case .invalid: break
    }
  }
}
