/// What an attribute may belong to.
enum AttributeBearer {
  /// A record of the domain, or a model.
  case record
  case dto
  /// An enum or a union.
  case choice
  case wrapper
  case foreign
  case converter
  case field
  case constant
  case group
  case spread
  case undeclaredKeys
  case alias
  case namespace
  case unionOrEnumCase
  case repository
  case operation
  case source
  case strategy
  case sourceOrder
  case answer
  case rule
  case map
  case mapEntry

  var noun: String {
    switch self {
    case .record: "a record"
    case .dto: "a dto"
    case .choice: "an enum or a union"
    case .wrapper: "a `type`"
    case .foreign: "a type from elsewhere"
    case .converter: "a converter"
    case .field: "a field"
    case .constant: "a constant"
    case .group: "a group of fields"
    case .spread: "a line that spreads a group"
    case .undeclaredKeys: "a line for undeclared keys"
    case .alias: "an alias"
    case .namespace: "a namespace"
    case .unionOrEnumCase: "a case"
    case .repository: "a repository"
    case .operation: "an operation"
    case .source: "a source"
    case .strategy: "a strategy"
    case .sourceOrder: "what a strategy says about an operation"
    case .answer: "the answer of a source"
    case .rule: "a rule"
    case .map: "a map"
    case .mapEntry: "an entry of a map"
    }
  }

  /// Whether app code uses its name, and so can be warned that it no longer should.
  var canBeDeprecated: Bool {
    switch self {
    case .record, .dto, .choice, .wrapper, .field, .unionOrEnumCase, .repository, .operation: true
    case .foreign, .converter, .constant, .group, .spread, .undeclaredKeys, .alias, .namespace,
      .source,
      .strategy, .sourceOrder, .answer, .rule, .map, .mapEntry:
      false
    }
  }

  var canBeRenamed: Bool {
    switch self {
    case .record, .dto, .choice, .wrapper, .field, .unionOrEnumCase: true
    case .foreign, .converter, .constant, .group, .spread, .undeclaredKeys, .alias, .namespace,
      .repository,
      .operation, .source, .strategy, .sourceOrder, .answer, .rule, .map, .mapEntry:
      false
    }
  }
}
