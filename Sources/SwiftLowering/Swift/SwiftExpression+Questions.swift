// What lowering decides by.

extension SwiftExpression {
  var isString: Bool {
    if case .string = self { true } else { false }
  }

  /// Whether it is a single name, which can be bound as it is.
  var isWord: Bool {
    if case .word = self { true } else { false }
  }

  /// Whether Swift finds out of its surroundings what type it is a member of.
  var isImplicit: Bool {
    switch self {
    case .member(let base, _): base?.isImplicit ?? true
    case .call(let function, _, _): function.isImplicit
    default: false
    }
  }

  var hasClosure: Bool {
    contains { if case .closure = $0 { true } else { false } }
  }

  /// Whether it has a question mark, to which all that follows would belong.
  var isChain: Bool {
    contains { if case .chained = $0 { true } else { false } }
  }

  /// Whether it binds a name, as a pattern.
  var isBinding: Bool {
    contains { if case .prefixed(.binding, _) = $0 { true } else { false } }
  }

  /// Whether it reads the constant or the variable `name`.
  func mentions(_ name: String) -> Bool { contains { $0 == .word(name) } }

  /// Whether `isWanted` says so of it, or of one of its parts.
  func contains(where isWanted: (SwiftExpression) -> Bool) -> Bool {
    if isWanted(self) { return true }
    func isWithin(_ part: SwiftExpression) -> Bool { part.contains(where: isWanted) }
    return switch self {
    case .word, .keyPath: false
    case .member(let base, _): base.map(isWithin) == true
    case .chained(let part), .function(let part, _), .closure(_, let part), .prefixed(_, let part),
      .element(let part, _), .matching(let part, _):
      isWithin(part)
    case .string(let segments):
      segments.contains { if case .value(let part) = $0 { isWithin(part) } else { false } }
    case .call(let function, let arguments, let trailing):
      isWithin(function) || arguments.elements.contains { isWithin($0.value) }
        || trailing.map(isWithin) == true
    case .tuple(let parts), .list(let parts), .infix(_, let parts): parts.contains(where: isWithin)
    case .dictionary(let entries): entries.contains { isWithin($0.key) || isWithin($0.value) }
    case .choice(let condition, let then, let otherwise):
      isWithin(condition) || isWithin(then) || isWithin(otherwise)
    }
  }
}
