import SchemaSyntax

/// The declared maps by what they lead from and to.
struct MapIndex {
  private struct Route: Hashable {
    let source: TypeID
    let target: TypeID
  }

  private var conversions: [Route: Conversion] = [:]
  private var labelled: [Route: MapID] = [:]
  private var sources: [TypeID: [TypeID]] = [:]
  /// Of maps whose other type cannot be looked up: they may lead wherever a map is missing.
  private var openEnds: Set<TypeID> = []

  /// Maps whose types cannot be looked up lead nowhere. One that is wrong otherwise counts nevertheless: its mistake
  /// is told once, not again wherever it is used.
  init(_ schema: ResolvedSchema) {
    for (index, map) in schema.maps.enumerated() {
      guard let position = map.syntax.parameters.firstIndex(where: { $0.label == nil })
      else { continue }
      let ends = [map.sources[position], map.target].map(\.declaredID)
      guard let source = ends[0], let target = ends[1] else {
        openEnds.formUnion(ends.compactMap(\.self))
        continue
      }
      let id = MapID(index: index)
      let route = Route(source: source, target: target)
      if map.syntax.parameters.count > 1 {
        if labelled[route] == nil { labelled[route] = id }
        continue
      }
      add(.map(id), route)
      if map.syntax.isReversible { add(.mapBack(id), Route(source: target, target: source)) }
    }
  }

  private mutating func add(_ conversion: Conversion, _ route: Route) {
    guard conversions[route] == nil else { return }
    conversions[route] = conversion
    sources[route.target, default: []].append(route.source)
  }

  /// Along one map. Maps with labels need more than the value, so they are no conversions.
  func conversion(from source: TypeID, to target: TypeID) -> Conversion? {
    conversions[Route(source: source, target: target)]
  }

  /// Whether a map that has been reported may be the one between these.
  func mayLead(from source: TypeID, to target: TypeID) -> Bool {
    openEnds.contains(source) || openEnds.contains(target)
  }

  /// A map that would do if nothing but the value were needed.
  func labelledMap(from source: TypeID, to target: TypeID) -> MapID? {
    labelled[Route(source: source, target: target)]
  }

  /// What can become a `target`, in the order of the maps.
  func sources(of target: TypeID) -> [TypeID] { sources[target] ?? [] }
}
