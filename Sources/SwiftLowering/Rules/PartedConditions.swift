extension [SwiftCondition] {
  /// Up to the last value that is bound, as the clauses of a `guard`; and the rest, as an expression.
  var parted: (premises: [SwiftCondition], conclusion: SwiftExpression) {
    let clauses = indices.map { self[$0].withoutNeedlessName(before: self[($0 + 1)...]) }
    let start = clauses.lastIndex { $0.test == nil }.map { $0 + 1 } ?? 0
    let rest = clauses[start...].compactMap(\.test)
    return (Array(clauses[..<start]), rest.isEmpty ? .word("true") : .joined(rest, by: .and))
  }
}

extension SwiftCondition {
  fileprivate var test: SwiftExpression? {
    if case .test(let expression) = self { expression } else { nil }
  }

  /// What nobody reads later is not bound: Swift would warn.
  fileprivate func withoutNeedlessName(before rest: ArraySlice<SwiftCondition>) -> SwiftCondition {
    guard case .binding(let name, let value) = self,
      !rest.contains(where: { $0.mentions(name) })
    else { return self }
    return .test((value ?? .word(name)).infix(.notEqual, .nothing))
  }

  private func mentions(_ name: String) -> Bool {
    switch self {
    case .test(let expression): expression.mentions(name)
    case .binding(let other, let value): value?.mentions(name) ?? (other == name)
    }
  }
}
