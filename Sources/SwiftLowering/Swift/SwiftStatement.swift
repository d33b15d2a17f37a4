/// A statement of a function body.
package indirect enum SwiftStatement: Hashable, Sendable {
  case expression(SwiftExpression)
  /// `self.id = id`
  case assignment(SwiftExpression, SwiftExpression)
  /// `return id`
  case result(SwiftExpression)
  /// `throw issues.error`
  case failure(SwiftExpression)
  case local(LocalModel)
  case choice(ChoiceModel)
  case branch(ConditionalModel)
  case either(EitherModel)
  case exit(GuardModel)
  case attempt(AttemptModel)

  /// Nil for one of several lines.
  package var line: String? {
    switch self {
    case .expression(let expression): expression.text
    case .assignment(let target, let value): "\(target) = \(value)"
    case .result(let value): "return \(value)"
    case .failure(let error): "throw \(error)"
    case .local, .choice, .branch, .either, .exit, .attempt: nil
    }
  }
}

/// `let name: String = dto.name`
package struct LocalModel: Hashable, Sendable {
  package let isVariable: Bool
  package let name: String
  package let type: String?
  /// Missing for one that is set later.
  package let value: SwiftExpression?
}

/// A `switch`: of statements, or as the value of a new constant.
package struct ChoiceModel: Hashable, Sendable {
  /// `let status: Status`
  package let declaration: String?
  package let subject: SwiftExpression
  package let rows: [Row]

  package struct Row: Hashable, Sendable {
    package let pattern: SwiftPattern
    /// What stands on the same line: in a `switch` that is a value, an expression.
    package let only: SwiftStatement?
    package let statements: [SwiftStatement]
  }
}

/// What a row of a `switch` is for.
package enum SwiftPattern: Hashable, Sendable {
  case otherwise
  case anyOf([SwiftExpression])

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

/// An `if` of statements.
package struct ConditionalModel: Hashable, Sendable {
  package let condition: [SwiftCondition]
  package let statements: [SwiftStatement]
  package let otherwise: [SwiftStatement]
}

/// An `if` that is the value of a new constant.
package struct EitherModel: Hashable, Sendable {
  /// `let fullName: String?`
  package let declaration: String
  package let condition: [SwiftCondition]
  package let value: SwiftExpression
  package let otherwise: SwiftExpression
}

/// `guard issues.isEmpty else { throw issues.error }`
package struct GuardModel: Hashable, Sendable {
  package let condition: [SwiftCondition]
  /// What is thrown otherwise.
  package let error: SwiftExpression
}

/// `do { … } catch { … }`
package struct AttemptModel: Hashable, Sendable {
  package let statements: [SwiftStatement]
  package let handlers: [SwiftStatement]
}

extension [SwiftStatement] {
  /// A body that is one expression says no `return`.
  var withoutNeedlessReturn: [SwiftStatement] {
    guard count == 1, let only = first else { return self }
    switch only {
    case .result(let value): return [.expression(value)]
    case .choice(let choice) where choice.rows.allSatisfy({ $0.only != nil }):
      let rows = choice.rows.map { row in
        ChoiceModel.Row(
          pattern: row.pattern, only: row.only?.withoutReturn, statements: row.statements)
      }
      return [
        .choice(ChoiceModel(declaration: choice.declaration, subject: choice.subject, rows: rows))
      ]
    default: return self
    }
  }
}

extension SwiftStatement {
  fileprivate var withoutReturn: SwiftStatement {
    if case .result(let value) = self { .expression(value) } else { self }
  }
}
