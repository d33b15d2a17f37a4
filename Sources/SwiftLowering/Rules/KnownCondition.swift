import SchemaSemantics

/// What is left of a condition if some values are known not to be nil.
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
    case .and(let links): Self.known(links.map { $0.known(where: isThere) }, isAnd: true)
    case .or(let links): Self.known(links.map { $0.known(where: isThere) }, isAnd: false)
    default: .open(self)
    }
  }

  private static func known(_ links: [KnownCondition], isAnd: Bool) -> KnownCondition {
    var open: [ValidCondition] = []
    for link in links {
      switch link {
      case .holds where !isAnd, .fails where isAnd: return link
      case .holds, .fails: continue
      case .open(let condition): open.append(condition)
      }
    }
    guard let only = open.first else { return isAnd ? .holds : .fails }
    return .open(open.count == 1 ? only : isAnd ? .and(open) : .or(open))
  }
}
