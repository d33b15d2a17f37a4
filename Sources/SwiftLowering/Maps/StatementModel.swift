/// A statement of a function body.
package indirect enum StatementModel: Hashable, Sendable {
  /// A line by itself: an assignment, a call, a `return`.
  case line(String)
  case local(LocalModel)
  case choice(ChoiceModel)
  case branch(ConditionalModel)
  case either(EitherModel)
  case exit(GuardModel)
  case attempt(AttemptModel)
}

/// `let name: String = dto.name`
package struct LocalModel: Hashable, Sendable {
  package let isVariable: Bool
  package let name: String
  package let type: String?
  /// Nil for a constant that is set later.
  package let value: String?
}

/// A `switch` that runs statements, or that is the value of a new constant.
package struct ChoiceModel: Hashable, Sendable {
  /// `let status: Status`
  package let declaration: String?
  package let subject: String
  package let rows: [Row]

  package struct Row: Hashable, Sendable {
    /// `case true` or `default`
    package let pattern: String
    /// For a `switch` that is a value.
    package let value: String?
    package let statements: [StatementModel]
  }
}

/// An `if` that runs statements.
package struct ConditionalModel: Hashable, Sendable {
  package let condition: String
  package let statements: [StatementModel]
  package let otherwise: [StatementModel]
}

/// An `if` that is the value of a new constant.
package struct EitherModel: Hashable, Sendable {
  /// `let fullName: String?`
  package let declaration: String
  package let condition: String
  package let value: String
  package let otherwise: String
}

/// `guard issues.isEmpty else { throw issues.error }`
package struct GuardModel: Hashable, Sendable {
  package let condition: String
  package let otherwise: String
}

/// `do { … } catch { … }`
package struct AttemptModel: Hashable, Sendable {
  package let statements: [StatementModel]
  package let handlers: [StatementModel]
}

extension [StatementModel] {
  /// A body that is a single expression needs no `return`.
  var withoutNeedlessReturn: [StatementModel] {
    guard count == 1, let only = first else { return self }
    switch only {
    case .line(let text): return [.line(text.withoutReturn)]
    case .choice(let choice) where choice.rows.allSatisfy({ $0.value != nil }):
      let rows = choice.rows.map { row in
        ChoiceModel.Row(
          pattern: row.pattern, value: row.value?.withoutReturn, statements: row.statements)
      }
      return [
        .choice(ChoiceModel(declaration: choice.declaration, subject: choice.subject, rows: rows))
      ]
    default: return self
    }
  }
}

extension String {
  fileprivate var withoutReturn: String {
    hasPrefix("return ") ? String(dropFirst("return ".count)) : self
  }
}
