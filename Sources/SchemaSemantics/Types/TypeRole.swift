import SchemaSyntax

/// What the name of a type stands for.
enum TypeRole {
  /// A field or a payload, in a declaration of this layer, or what a `type` wraps.
  case part(of: Layer)
  case mapped
  /// A parameter or a result of an operation.
  case operation
  /// What decodes the answer to an operation.
  case answer

  /// What can be declared to stand there.
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
