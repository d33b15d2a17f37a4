package import SchemaSemantics

/// The names of hand-written functions that are overloaded, with each other or with something that is generated. Code that
/// passes one of these on has to say which one is meant.
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
    signatures = signatures.filter { name, signatures in
      signatures.count > 1 || schema[name.owner].hasFunction(name.text)
    }
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

extension ValidType {
  /// Whether Swift has a static function of that name: a case that carries something, or what checks a rule.
  fileprivate func hasFunction(_ name: String) -> Bool {
    switch kind {
    case .union(let union): union.cases.contains { $0.swiftName == name && $0.payload != nil }
    case .record(let record):
      name == "violations" || record.invariants.contains { $0.errorCase == name }
    case .enumeration, .wrapper, .foreign: false
    }
  }
}
