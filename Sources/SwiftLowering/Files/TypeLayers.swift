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

extension LoweringContext {
  /// Whether `type` belongs to a dto, with which it is written.
  func isWithinDTO(_ type: ValidType) -> Bool {
    type.outermost(in: schema).ownLayer == .data
  }
}

extension ValidType {
  fileprivate func outermost(in schema: ValidatedSchema) -> ValidType {
    var outermost = self
    while let parent = outermost.parent { outermost = schema[parent] }
    return outermost
  }
}

extension GenerationSettings {
  /// Of the layer that the outermost type around `type` belongs to.
  package func layer(of type: ValidType, in schema: ValidatedSchema) -> LayerSettings {
    self[type.outermost(in: schema).ownLayer]
  }
}
