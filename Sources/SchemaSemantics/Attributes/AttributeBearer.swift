/// What an attribute may belong to.
enum AttributeBearer {
  /// Any type except a `type` around a value.
  case type
  case wrapper
  case foreign
  case converter
  case field
  case constant
  case group
  case spread
  case alias
  case unionOrEnumCase
  case repository
  case operation
  case source
  case answer
  case rule
  case map
  case mapEntry

  var noun: String {
    switch self {
    case .type: "a record, an enum or a union"
    case .wrapper: "a `type`"
    case .foreign: "a type from elsewhere"
    case .converter: "a converter"
    case .field: "a field"
    case .constant: "a constant"
    case .group: "a group of fields"
    case .spread: "a line that spreads a group"
    case .alias: "an alias"
    case .unionOrEnumCase: "a case"
    case .repository: "a repository"
    case .operation: "an operation"
    case .source: "a source"
    case .answer: "the answer of a source"
    case .rule: "a rule"
    case .map: "a map"
    case .mapEntry: "an entry of a map"
    }
  }

  /// Whether app code uses its name, and so can be told that it no longer should.
  var canBeDeprecated: Bool {
    switch self {
    case .type, .wrapper, .field, .unionOrEnumCase, .repository, .operation: true
    case .foreign, .converter, .constant, .group, .spread, .alias, .source, .answer, .rule, .map,
      .mapEntry:
      false
    }
  }

  var canBeRenamed: Bool {
    switch self {
    case .type, .wrapper, .field, .unionOrEnumCase: true
    case .foreign, .converter, .constant, .group, .spread, .alias, .repository, .operation, .source,
      .answer, .rule, .map, .mapEntry:
      false
    }
  }

  /// Whether it is a single value.
  var canBeSensitive: Bool { self == .wrapper || self == .field }
}
