import SchemaSemantics

extension LoweringContext {
  /// Whether a map leads from or to something deprecated: then the whole map is deprecated.
  func isDeprecated(_ map: ValidMap) -> Bool {
    let types = map.parameters.flatMap(\.type.declaredTypes) + [map.target]
    return types.contains { deprecations.isMarked($0) || deprecations.isWithinMarked($0) }
  }
}
