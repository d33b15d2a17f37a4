package import SchemaSemantics
import SchemaSyntax

extension ValidType {
  /// The layer that a type belongs to because of its kind. A model is read from JSON, but the app works with it, so it
  /// belongs to the domain.
  package var ownLayer: OutputLayer { layer == .dto ? .data : .domain }

  /// That of a record or a union; nil for other types.
  var layer: Layer? {
    switch kind {
    case .record(let record): record.layer
    case .union(let union): union.layer
    case .wrapper, .enumeration, .foreign: nil
    }
  }
}

extension LoweringContext {
  /// Whether `type` is nested in a dto, and so is written with it.
  func isWithinDTO(_ type: ValidType) -> Bool {
    type.outermost(in: schema).ownLayer == .data
  }
}

extension ValidType {
  /// The type at the top that this one is within, or is: what is nested is written with it.
  func outermost(in schema: ValidatedSchema) -> ValidType {
    var outermost = self
    while let parent = outermost.parent { outermost = schema[parent] }
    return outermost
  }
}

extension GenerationSettings {
  /// The settings of the layer that the outermost type around `type` belongs to.
  package func layer(of type: ValidType, in schema: ValidatedSchema) -> LayerSettings {
    self[type.outermost(in: schema).ownLayer]
  }
}
