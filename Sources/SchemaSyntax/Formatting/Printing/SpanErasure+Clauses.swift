import Diagnostics

extension ConverterUse: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    arguments.eraseSpans()
    span.eraseSpans()
  }
}

extension RuleUse: SpanErasing {
  mutating func eraseSpans() {
    name.eraseSpans()
    operand.eraseSpans()
    errorCase.eraseSpans()
    message.eraseSpans()
    span.eraseSpans()
  }
}

extension RuleUse.Operand: SpanErasing {
  mutating func eraseSpans() {
    switch self {
    case .range(let range): self = .range(range.erased)
    case .comparison(let comparison, let bound): self = .comparison(comparison, bound.erased)
    case .literal(let literal): self = .literal(literal.erased)
    case .regex(let regex): self = .regex(regex.erased)
    case .rule(let rule): self = .rule(rule.erased)
    }
  }
}

extension RegexLiteral: SpanErasing {
  mutating func eraseSpans() {
    patternSpan.eraseSpans()
    flags.eraseSpans()
    span.eraseSpans()
  }
}

extension Condition: SpanErasing {
  mutating func eraseSpans() {
    span.eraseSpans()
    switch kind {
    case .path(let path): kind = .path(path.erased)
    case .literal(let literal): kind = .literal(literal.erased)
    case .comparison(let comparison, let left, let right):
      kind = .comparison(comparison, left.erased, right.erased)
    case .and(let links): kind = .and(links.erased)
    case .or(let links): kind = .or(links.erased)
    case .not(let operand): kind = .not(operand.erased)
    case .contained(let value, in: let elements):
      kind = .contained(value.erased, in: elements.erased)
    case .invalid: break
    }
  }
}
