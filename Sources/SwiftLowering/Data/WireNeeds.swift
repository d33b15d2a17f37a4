package import SchemaSemantics
import SchemaSyntax

/// Whether each dto is read or written, and which conformances it needs: nothing conforms to a protocol without need,
/// since each conformance is code to compile.
///
/// A dto is read if a map reads it, and written if a map makes it. If no map uses it, the app may do either. A dto that
/// answers a repository is read, and also written if JSON files keep the answer. What the schema asks for is always there.
/// All of this applies to the dtos inside as well. A model can always be read, written and hashed.
///
/// What an app stores is decoded and encoded, with the models in it, and is neither read nor written on the wire.
package struct WireNeeds: Sendable {
  private let read: Set<TypeID>
  private let written: Set<TypeID>
  private let decoded: Set<TypeID>
  private let encoded: Set<TypeID>
  private let hashed: Set<TypeID>
  private let compared: Set<TypeID>

  package init(_ schema: ValidatedSchema, _ settings: GenerationSettings) {
    let wire = WireTypes(schema)
    var sources: [SchemaType] = []
    var targets: [SchemaType] = []
    for map in schema.maps {
      let parameters = map.parameters.map(\.type)
      sources += parameters
      targets.append(.declared(map.target))
      if map.isReversible {
        sources.append(.declared(map.target))
        targets += parameters
      }
    }
    let readByMaps = wire.closure(of: sources.flatMap(\.declaredTypes))
    let writtenByMaps = wire.closure(of: targets.flatMap(\.declaredTypes))
    let untouched = wire.dtos.filter { !readByMaps.contains($0) && !writtenByMaps.contains($0) }
    let answers = schema.repositories.flatMap(\.answeredOperations).flatMap(\.source.declaredTypes)
    let keptAnswers = settings.jsonFiles == .none ? [] : answers
    let both = untouched + keptAnswers + wire.models
    // JSON files that take the place of a server are read by Foundation.
    let asked = keptAnswers + wire.asking(for: ["Codable"])
    let stored = schema.types.filter(\.isStored)
    let kept = stored.flatMap(\.memberTypes).flatMap(\.declaredTypes)
    let decodable = wire.closure(of: asked + kept + wire.asking(for: ["Decodable"]))
    let encodable = wire.closure(of: asked + kept + wire.asking(for: ["Encodable"]))
    read = readByMaps.union(wire.closure(of: both + answers)).union(decodable)
    written = writtenByMaps.union(wire.closure(of: both)).union(encodable)
    let storedTypes = Set(stored.map(\.id))
    decoded = (settings.json == .directOnly ? decodable : read).union(storedTypes)
    encoded = (settings.json == .directOnly ? encodable : written).union(storedTypes)
    let identities = wire.identities(of: wire.asking(for: ["Identifiable"]))
    hashed = wire.contents(of: wire.models + wire.asking(for: ["Hashable"]) + identities)
    let compared = wire.asking(for: ["Equatable", "Comparable"])
    self.compared = hashed.union(
      wire.contents(of: settings.dtos == .equatable ? wire.dtos : compared))
  }

  /// Whether values of the dto or model are read from JSON.
  package func isRead(_ id: TypeID) -> Bool { read.contains(id) }

  package func isWritten(_ id: TypeID) -> Bool { written.contains(id) }

  /// Whether they are read with a decoder.
  package func isDecodable(_ id: TypeID) -> Bool { decoded.contains(id) }

  package func isEncodable(_ id: TypeID) -> Bool { encoded.contains(id) }

  package func isCodable(_ id: TypeID) -> Bool { isDecodable(id) || isEncodable(id) }

  /// The conformances that a dto or a model needs because of its use, in the order in which they are written.
  package func conformances(of id: TypeID) -> [String] {
    let coding: [String] =
      switch (isDecodable(id), isEncodable(id)) {
      case (true, true): ["Codable"]
      case (true, false): ["Decodable"]
      case (false, true): ["Encodable"]
      case (false, false): []
      }
    let comparison: [String] =
      hashed.contains(id) ? ["Hashable"] : compared.contains(id) ? ["Equatable"] : []
    return coding + comparison
  }
}

/// The dtos and models of a schema, structs and unions alike, and which of them contain which others.
private struct WireTypes {
  let dtos: [TypeID]
  let models: [TypeID]
  private let schema: ValidatedSchema
  /// Generic records with their types, by the generic ones.
  private let instances: [TypeID: [TypeID]]

  init(_ schema: ValidatedSchema) {
    self.schema = schema
    instances = Dictionary(
      grouping: schema.types.lazy.filter { $0.instance != nil }.map(\.id),
      by: schema.declaration)
    dtos = schema.types.filter { $0.layer == .dto }.map(\.id)
    models = schema.types.filter { $0.layer == .model }.map(\.id)
  }

  func asking(for protocols: Set<String>) -> [TypeID] {
    (dtos + models).filter { id in schema[id].conformances.contains { protocols.contains($0.name) }
    }
  }

  /// The dtos and models among `types`, and those that are read or written with them. A converter reads what it is given,
  /// which the values do not contain.
  func closure(of types: [TypeID]) -> Set<TypeID> { closure(of: types) { $0.wireTypes } }

  /// The dtos and models among `types`, and those that they contain.
  func contents(of types: [TypeID]) -> Set<TypeID> { closure(of: types) { $0.memberTypes } }

  private func closure(of types: [TypeID], with parts: (ValidType) -> [SchemaType])
    -> Set<TypeID>
  {
    var closure: Set<TypeID> = []
    var waiting = types
    while let id = waiting.popLast() {
      guard let layer = schema[id].layer, layer != .domain, closure.insert(id).inserted else {
        continue
      }
      waiting += parts(schema[id]).flatMap(\.declaredTypes)
      // One declaration in Swift stands for all of them.
      waiting += schema.withGeneric(id).dropFirst() + instances[id, default: []]
    }
    return closure
  }

  /// The types by which values of `types` are told apart.
  func identities(of types: [TypeID]) -> [TypeID] {
    types.flatMap { id in
      schema.identity(of: id)?.declaredTypes ?? []
    }
  }
}
