import Diagnostics

extension Declaration: SpanErasing {
  mutating func eraseSpans() {
    switch self {
    case .record(let record): self = .record(record.erased)
    case .wrapper(let wrapper): self = .wrapper(wrapper.erased)
    case .enumeration(let enumeration): self = .enumeration(enumeration.erased)
    case .union(let union): self = .union(union.erased)
    case .map(let map): self = .map(map.erased)
    case .repository(let repository): self = .repository(repository.erased)
    }
  }
}

extension RecordDeclaration: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    conformances.eraseSpans()
    fields.eraseSpans()
    rules.eraseSpans()
    nested.eraseSpans()
    preamble.eraseSpans()
    head.eraseSpans()
    span.eraseSpans()
  }
}

extension Field: SpanErasing {
  mutating func eraseSpans() {
    wireName.eraseSpans()
    swiftName.eraseSpans()
    type.eraseSpans()
    converters.eraseSpans()
    rules.eraseSpans()
    defaultValue.eraseSpans()
    fallback.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension InvariantDeclaration: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    condition.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension WrapperDeclaration: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    conformances.eraseSpans()
    base.eraseSpans()
    converters.eraseSpans()
    rules.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension EnumDeclaration: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    conformances.eraseSpans()
    cases.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension EnumDeclaration.Case: SpanErasing {
  mutating func eraseSpans() {
    wireValue.eraseSpans()
    swiftName.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension UnionDeclaration: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    conformances.eraseSpans()
    discriminator.eraseSpans()
    discriminatorSpan.eraseSpans()
    cases.eraseSpans()
    nested.eraseSpans()
    preamble.eraseSpans()
    head.eraseSpans()
    span.eraseSpans()
  }
}

extension UnionDeclaration.Discriminator: SpanErasing {
  mutating func eraseSpans() {
    switch self {
    case .tag(let tag): self = .tag(tag.erased)
    case .adjacent(let tag, let content):
      self = .adjacent(tag: tag.erased, content: content.erased)
    case .key, .shape: break
    }
  }
}

extension UnionDeclaration.Case: SpanErasing {
  mutating func eraseSpans() {
    wireValue.eraseSpans()
    swiftName.eraseSpans()
    payload.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension RepositoryDeclaration: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    operations.eraseSpans()
    sources.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension RepositoryDeclaration.Operation: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    parameters.eraseSpans()
    result.eraseSpans()
    source.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension RepositoryDeclaration.Parameter: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    type.eraseSpans()
  }
}

extension RepositoryDeclaration.Source: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    answers.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}

extension RepositoryDeclaration.Answer: SpanErasing {
  mutating func eraseSpans() {
    operation.eraseSpans()
    dto.eraseSpans()
    preamble.eraseSpans()
    span.eraseSpans()
  }
}
