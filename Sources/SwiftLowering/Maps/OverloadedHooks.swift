package import SchemaSemantics

/// The names of hand-written functions that are overloaded. Code that passes one of these on has to say which one is meant.
package struct OverloadedHooks: Sendable {
  private struct Name: Hashable {
    let text: String
    let owner: TypeID
  }

  private struct Signature: Hashable {
    let arguments: [SchemaType]
    let result: SchemaType
  }

  private var signatures: [Name: Set<Signature>] = [:]

  package init(_ schema: ValidatedSchema) {
    for map in schema.maps {
      for part in map.forward.parts { collect(part, of: map.target) }
      guard let backward = map.backward, let source = map.sourceType.declaredID else { continue }
      for part in backward.parts { collect(part, of: source) }
    }
    signatures = signatures.filter { $0.value.count > 1 }
  }

  /// - Parameter owner: the type that has the function.
  func contains(_ name: String, of owner: TypeID) -> Bool {
    signatures[Name(text: name, owner: owner)] != nil
  }

  private mutating func collect(_ value: MapValue, of owner: TypeID) {
    if case .custom(let name, let arguments) = value.kind {
      signatures[Name(text: name, owner: owner), default: []].insert(
        Signature(arguments: arguments.map(\.type), result: value.type))
    }
    for part in value.parts { collect(part, of: owner) }
  }
}
