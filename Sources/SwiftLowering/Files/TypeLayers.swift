package import SchemaSemantics
import SchemaSyntax

extension ValidType {
  /// The layer that a type belongs to by its kind. A model is read from JSON, but the app works with it: it goes where
  /// the domain goes.
  package var ownLayer: OutputLayer {
    switch kind {
    case .record(let record): record.layer == .dto ? .data : .domain
    case .union(let union): union.layer == .dto ? .data : .domain
    case .wrapper, .enumeration: .domain
    }
  }
}

extension GenerationSettings {
  /// Of the layer that the outermost type around `type` belongs to.
  package func layer(of type: ValidType, in schema: ValidatedSchema) -> LayerSettings {
    var outermost = type
    while let parent = outermost.parent { outermost = schema[parent] }
    return self[outermost.ownLayer]
  }
}
