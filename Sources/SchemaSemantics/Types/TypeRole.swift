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

  /// The keywords that could declare such a type.
  var keywords: String {
    switch self {
    case .part(of: .dto): "`dto`, `dto union`, `model` or `enum`"
    case .part(of: .domain), .operation: "`domain`, `domain union`, `model`, `type` or `enum`"
    case .part(of: .model): "`model`, `model union`, `type` or `enum`"
    case .mapped: "`dto`, `domain`, `model`, `enum`, `dto union` or `domain union`"
    case .answer: "`dto`, `dto union` or `model`"
    }
  }
}
