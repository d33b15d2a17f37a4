/// A statement of a function body.
package indirect enum StatementModel: Hashable, Sendable {
  /// A line that stands for itself: an assignment, a call, a `return`.
  case line(String)
  case local(LocalModel)
  case choice(ChoiceModel)
  case branch(BranchModel)
  case attempt(AttemptModel)
  case rulePlaces(RulePlacesModel)
}

/// `let name: String = dto.name`
package struct LocalModel: Hashable, Sendable {
  package let isVariable: Bool
  package let name: String
  package let type: String?
  /// Missing for one that is set later.
  package let value: String?
}

/// A `switch`: of statements, or as the value of a new constant.
package struct ChoiceModel: Hashable, Sendable {
  /// `let status: Status`
  package let declaration: String?
  package let subject: String
  package let rows: [Row]

  package struct Row: Hashable, Sendable {
    /// `case true` or `default`
    package let pattern: String
    /// In a `switch` that is a value.
    package let value: String?
    package let statements: [StatementModel]
  }
}

/// An `if` of statements, or as the value of a new constant; or a `guard`.
package struct BranchModel: Hashable, Sendable {
  /// `let fullName: String?`, where the branches are values.
  package let declaration: String?
  package let condition: String
  package let isGuard: Bool
  package let value: String?
  package let statements: [StatementModel]
  package let otherwiseValue: String?
  package let otherwise: [StatementModel]

  init(declaration: String, condition: String, value: String, otherwiseValue: String) {
    self.declaration = declaration
    self.condition = condition
    isGuard = false
    self.value = value
    statements = []
    self.otherwiseValue = otherwiseValue
    otherwise = []
  }

  init(if condition: String, _ statements: [StatementModel], otherwise: [StatementModel] = []) {
    declaration = nil
    self.condition = condition
    isGuard = false
    value = nil
    self.statements = statements
    otherwiseValue = nil
    self.otherwise = otherwise
  }

  /// On one line.
  init(guard condition: String, otherwise value: String) {
    declaration = nil
    self.condition = condition
    isGuard = true
    self.value = nil
    statements = []
    otherwiseValue = value
    otherwise = []
  }
}

/// `do { … } catch { }`, with the reason why nothing is done about the error.
package struct AttemptModel: Hashable, Sendable {
  package let statements: [StatementModel]
  package let comment: String
}

/// A call that takes a closure which says where each broken rule stands.
package struct RulePlacesModel: Hashable, Sendable {
  package let call: String
  package let rows: [Row]

  package struct Row: Hashable, Sendable {
    package let pattern: String
    /// A literal.
    package let place: String
  }
}
