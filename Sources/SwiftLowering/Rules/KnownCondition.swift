import SchemaSemantics

/// A condition, as far as it is still a question where some values are known to be there.
enum KnownCondition {
  case holds
  case fails
  case open(ValidCondition)

  var negated: KnownCondition {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .open(let condition): .open(.not(condition))
    }
  }
}

extension ValidCondition {
  /// - Parameter isThere: whether the value at a path is known not to be nil.
  func known(where isThere: (FieldPath) -> Bool) -> KnownCondition {
    switch self {
    case .isNull(.field(let path)): isThere(path) ? .fails : .open(self)
    case .isPresent(.field(let path)): isThere(path) ? .holds : .open(self)
    case .not(let inner): inner.known(where: isThere).negated
    case .and(let left, let right):
      switch (left.known(where: isThere), right.known(where: isThere)) {
      case (.fails, _), (_, .fails): .fails
      case (.holds, let other), (let other, .holds): other
      case (.open(let left), .open(let right)): .open(.and(left, right))
      }
    case .or(let left, let right):
      switch (left.known(where: isThere), right.known(where: isThere)) {
      case (.holds, _), (_, .holds): .holds
      case (.fails, let other), (let other, .fails): other
      case (.open(let left), .open(let right)): .open(.or(left, right))
      }
    default: .open(self)
    }
  }
}
