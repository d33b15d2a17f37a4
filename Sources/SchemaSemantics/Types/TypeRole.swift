import SchemaSyntax

/// What a type is used for.
enum TypeRole {
  /// A field or a payload in a declaration of this layer, or the content of a `type`.
  case part(of: Layer)
  case mapped
  /// A parameter or a result of an operation.
  case operation
  /// The answer to an operation, which is decoded.
  case answer
  /// What an alias is a name for.
  case alias
  /// What a converter takes from the wire, and what it makes of it.
  case wireSide
  case swiftSide

  /// The keywords that could declare such a type.
  var keywords: String {
    switch self {
    case .part(of: .dto): "`dto`, `dto union`, `model` or `enum`"
    case .part(of: .domain), .operation: "`domain`, `domain union`, `model`, `type` or `enum`"
    case .part(of: .model): "`model`, `model union`, `type` or `enum`"
    case .mapped: "`dto`, `domain`, `model`, `enum`, `dto union` or `domain union`"
    case .answer: "`dto`, `dto union` or `model`"
    case .alias: "`dto`, `dto union`, `model`, `enum` or `alias`"
    case .wireSide: "`dto`, `dto union`, `model` or `enum`"
    case .swiftSide: "`foreign`, `domain`, `domain union`, `model`, `type` or `enum`"
    }
  }

  /// Whether it belongs to the wire, which has aliases.
  var canBeAlias: Bool {
    switch self {
    case .part(of: .dto), .part(of: .model), .mapped, .answer, .alias, .wireSide: true
    case .part(of: .domain), .operation, .swiftSide: false
    }
  }

  /// What cannot hold an alias.
  var noun: String {
    switch self {
    case .part(of: .domain): "a domain type"
    case .operation: "an operation"
    case .swiftSide: "the Swift side of a converter"
    case .part(of: .dto), .part(of: .model), .mapped, .answer, .alias, .wireSide: "this"
    }
  }
}
