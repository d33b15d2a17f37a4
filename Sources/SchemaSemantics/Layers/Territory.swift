import SchemaSyntax

/// Which side of the boundary a declaration belongs to, and what it is there.
enum Territory {
  case dto
  case domain
  case model
  case wrapper
  case enumeration
  case foreign

  init(_ kind: ResolvedType.Kind) {
    self =
      switch kind {
      case .record(let record): Territory(record.layer)
      case .union(let union): Territory(union.syntax.layer)
      case .wrapper: .wrapper
      case .enumeration: .enumeration
      case .foreign: .foreign
      }
  }

  private init(_ layer: Layer) {
    self =
      switch layer {
      case .dto: .dto
      case .domain: .domain
      case .model: .model
      }
  }

  /// The noun with its article, for messages.
  var noun: String {
    switch self {
    case .dto: "a dto"
    case .domain: "a domain type"
    case .model: "a model"
    case .wrapper: "a `type`"
    case .enumeration: "an enum"
    case .foreign: "a type from elsewhere"
    }
  }

  /// Whether values of `other` may be part of values of this one, if both are declared where they belong.
  func mayHold(_ other: Territory) -> Bool {
    switch (self, other) {
    case (.dto, .dto), (.dto, .enumeration), (.dto, .model): true
    case (.domain, .domain), (.wrapper, .domain): true
    case (.domain, .model), (.model, .model), (.wrapper, .model): true
    case (.domain, .wrapper), (.model, .wrapper), (.wrapper, .wrapper): true
    case (.domain, .enumeration), (.model, .enumeration), (.wrapper, .enumeration): true
    case (.dto, .foreign), (.domain, .foreign), (.model, .foreign), (.wrapper, .foreign): true
    default: false
    }
  }
}
