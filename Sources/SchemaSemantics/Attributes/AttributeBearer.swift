/// What attributes may stand before.
enum AttributeBearer {
  case type
  case member
  case repository
  case operation
  case source
  case answer
  case rule
  case map
  case mapEntry

  var noun: String {
    switch self {
    case .type: "a type"
    case .member: "a field or a case"
    case .repository: "a repository"
    case .operation: "an operation"
    case .source: "a source"
    case .answer: "what a source answers with"
    case .rule: "a rule"
    case .map: "a map"
    case .mapEntry: "an entry of a map"
    }
  }

  /// Whether app code names it, and so can be told that it should no longer.
  var canBeDeprecated: Bool {
    switch self {
    case .type, .member, .repository, .operation: true
    case .source, .answer, .rule, .map, .mapEntry: false
    }
  }

  var canBeRenamed: Bool {
    switch self {
    case .type, .member: true
    case .repository, .operation, .source, .answer, .rule, .map, .mapEntry: false
    }
  }
}
