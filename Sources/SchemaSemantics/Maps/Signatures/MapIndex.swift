import SchemaSyntax

/// The declared maps by their sources and targets.
struct MapIndex {
  private struct Route: Hashable {
    let source: TypeID
    let target: TypeID
  }

  private var conversions: [Route: Conversion] = [:]
  private var labelled: [Route: MapID] = [:]
  private var sources: [TypeID: [TypeID]] = [:]
  /// The known types of maps whose other type cannot be found: a map that seems to be missing may be one of these.
  private var openEnds: Set<TypeID> = []

  /// Maps whose types cannot be found are left out. A map with other errors counts, so that its error is not reported
  /// again wherever the map is used.
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

  /// The conversion along one map. A map with labels needs more than the value, so it is not a conversion.
  func conversion(from source: TypeID, to target: TypeID) -> Conversion? {
    conversions[Route(source: source, target: target)]
  }

  /// Whether a map that has been reported may lead from one of these types to the other.
  func mayLead(from source: TypeID, to target: TypeID?) -> Bool {
    openEnds.contains(source) || target.map(openEnds.contains) == true
  }

  /// A map that would fit if it needed nothing but the value.
  func labelledMap(from source: TypeID, to target: TypeID) -> MapID? {
    labelled[Route(source: source, target: target)]
  }

  /// The types that can become `target`, in the order of the maps.
  func sources(of target: TypeID) -> [TypeID] { sources[target] ?? [] }
}
