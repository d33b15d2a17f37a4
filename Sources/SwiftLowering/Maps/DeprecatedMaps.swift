import SchemaSemantics

extension LoweringContext {
  /// Whether a map leads from or to something that nobody should use any more: then all of it is deprecated.
  func isDeprecated(_ map: ValidMap) -> Bool {
    let types = map.parameters.flatMap(\.type.declaredTypes) + [map.target]
    return types.contains { deprecations.isMarked($0) || deprecations.isWithinMarked($0) }
  }
}
