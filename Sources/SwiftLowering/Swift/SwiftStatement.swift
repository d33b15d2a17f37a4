/// A statement of a function body.
package indirect enum SwiftStatement: Hashable, Sendable {
  case expression(SwiftExpression)
  /// `self.id = id`
  case assignment(SwiftExpression, SwiftExpression)
  /// `return id`
  case result(SwiftExpression)
  /// `return`, from what gives nothing.
  case end
  /// `throw issues.error`
  case failure(SwiftExpression)
  /// `let name: String = dto.name`
  case local(LocalDeclaration)
  /// `if let payload { … }` on one line.
  case inline([SwiftCondition], SwiftStatement)
  /// An `if` of several lines.
  case branch([SwiftCondition], [SwiftStatement], otherwise: [SwiftStatement] = [])
  /// `guard issues.isEmpty else { throw issues.error }`
  case exit(unless: [SwiftCondition], SwiftStatement)
  /// A `guard` of several lines.
  case unless([SwiftCondition], [SwiftStatement])
  /// `do { … } catch { … }`
  case attempt([SwiftStatement], catching: [SwiftStatement])
  case choice(SwiftExpression, [ChoiceRow])
  /// A constant whose value is an `if`.
  case either(
    LocalDeclaration, [SwiftCondition], then: SwiftExpression, otherwise: SwiftExpression)
  /// A constant whose value is a `switch`.
  case chosen(LocalDeclaration, SwiftExpression, [ChoiceRow])
}

/// A constant or a variable.
package struct LocalDeclaration: Hashable, Sendable {
  var isVariable = false
  let name: String
  var type: String?
  /// Missing for one that is set later.
  var value: SwiftExpression?
}

/// A row of a `switch`.
package struct ChoiceRow: Hashable, Sendable {
  let pattern: SwiftPattern
  /// What is on the same line: in a `switch` that is a value, an expression.
  var only: SwiftStatement?
  var statements: [SwiftStatement] = []
}

/// What a row of a `switch` is for.
package enum SwiftPattern: Hashable, Sendable {
  case otherwise
  case anyOf([SwiftExpression])

  /// A case that an open enum or union did not know.
  static func unrecognized(_ names: [String?]) -> SwiftPattern {
    .anyOf([.member(nil, "unrecognized").binding(names)])
  }

  package var text: String {
    switch self {
    case .otherwise: "default"
    case .anyOf(let patterns): "case " + patterns.map(\.text).joined(separator: ", ")
    }
  }

  /// For what either of them is for; nil where that cannot be said in one row.
  func or(_ other: SwiftPattern) -> SwiftPattern? {
    guard case .anyOf(let patterns) = self, case .anyOf(let others) = other,
      !(patterns + others).contains(where: \.isBinding)
    else { return nil }
    return .anyOf(patterns + others)
  }
}

extension [SwiftStatement] {
  /// A body that is one expression says no `return`.
  var withoutNeedlessReturn: [SwiftStatement] {
    guard count == 1, let only = first else { return self }
    guard case .choice(let subject, let rows) = only, rows.allSatisfy({ $0.only != nil }) else {
      return [only.withoutReturn]
    }
    let values = rows.map { ChoiceRow(pattern: $0.pattern, only: $0.only?.withoutReturn) }
    return [.choice(subject, values)]
  }
}

extension SwiftStatement {
  fileprivate var withoutReturn: SwiftStatement {
    if case .result(let value) = self { .expression(value) } else { self }
  }
}
