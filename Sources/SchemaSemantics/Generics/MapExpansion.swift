import Diagnostics
import SchemaSyntax

/// Makes maps of generic ones, wherever there are types that they lead from and to.
struct MapExpansion {
  private(set) var maps: [ResolvedMap]
  private let generic: [ResolvedMap]
  private let types: [ResolvedType]
  /// Where maps lead to from each type.
  private var ends: [TypeID: Set<TypeID>] = [:]
  /// The positions of the generic maps that lead there; a map that is written for the types has none.
  private var origins: [Route: Int] = [:]
  /// The generic maps of which it has been reported that an earlier one leads to the same types.
  private var reported: Set<Int> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the last round has made a map or a type, which others may need.
  private(set) var isIncomplete = false

  private struct Route: Hashable {
    let source: TypeID
    let target: TypeID
  }

  init(_ maps: [ResolvedMap], _ types: [ResolvedType]) {
    self.types = types
    let known = maps.map { map -> ResolvedMap in
      var map = map
      map.isGeneric = !map.premises.isEmpty
      return map
    }
    generic = known.filter(\.isGeneric)
    self.maps = known + generic.flatMap(\.supposed)
    for map in self.maps where map.premises.isEmpty { claim(map, for: nil) }
    for (position, map) in generic.enumerated() { claim(map, for: position) }
  }

  var hasGenericMaps: Bool { !generic.isEmpty }

  mutating func expand(_ instances: inout GenericInstances) {
    isIncomplete = false
    let entries = Dictionary(grouping: instances.entries) { $0.instance.generic }
    for (number, map) in generic.enumerated() {
      guard let position = map.sourcePosition else { continue }
      let parameters = Set(map.premises.flatMap { [$0.source, $0.target] })
      let matcher = TypeMatcher(parameters: parameters, instances: instances)
      let targets = PossibleTargets(of: map, among: entries, instances)
      for source in instances.generic(of: map.sources[position]).flatMap({ entries[$0] }) ?? [] {
        var found: [TypeID: SchemaType] = [:]
        guard matcher.match(.declared(source.id), map.sources[position], &found) else { continue }
        for target in targets.led(to: ends(of:), by: found) {
          var found = found
          let other = origins[Route(source: source.id, target: target.id)]
          let isClaimed = ends[source.id]?.contains(target.id) == true
          guard !isClaimed || other != nil && other != number,
            matcher.match(.declared(target.id), map.target, &found),
            let isReversible = holds(map.premises, for: found, in: map)
          else { continue }
          if let other {
            if map.sources.count == 1 { reportTwins(number, other, source, target, instances) }
            continue
          }
          let expanded = map.expanded(
            from: map.sources.map { instances.replaced($0, by: found, ancestors: []) },
            to: .declared(target.id), isReversible: isReversible,
            isGeneric: found.values.contains { instances.mentionsParameter($0) })
          maps.append(expanded)
          claim(expanded, for: number)
          isIncomplete = true
        }
      }
    }
  }

  private mutating func claim(_ map: ResolvedMap, for origin: Int?) {
    guard map.sources.count == 1, let source = map.sources.first?.declaredID,
      let target = map.target.declaredID
    else { return }
    claim(Route(source: source, target: target), for: origin)
    if map.syntax.isReversible { claim(Route(source: target, target: source), for: origin) }
  }

  private mutating func claim(_ route: Route, for origin: Int?) {
    if ends[route.source, default: []].insert(route.target).inserted { origins[route] = origin }
  }

  /// Whether what the map supposes is true of these types; nil if not even the way there is.
  private func holds(
    _ premises: [ResolvedMap.Premise], for types: [TypeID: SchemaType], in map: ResolvedMap
  ) -> Bool? {
    var isReversible = map.syntax.isReversible
    for premise in premises {
      guard let source = types[premise.source], let target = types[premise.target],
        leads(from: source, to: target)
      else { return nil }
      if !premise.isReversible || !leads(from: target, to: source) { isReversible = false }
    }
    return isReversible
  }

  /// All types that a declared type leads to.
  private func ends(of id: TypeID) -> Set<SchemaType> {
    let declared = (ends[id] ?? []).union([id])
    return Set(declared.map(SchemaType.declared) + [base(of: id)].compactMap(\.self))
  }

  private func leads(from source: SchemaType, to target: SchemaType) -> Bool {
    if source == target { return true }
    switch (source, target) {
    case (.declared(let source), .declared(let target)):
      return ends[source]?.contains(target) == true
    case (.array(let source, _), .array(let target, _)): return leads(from: source, to: target)
    case (.dictionary(let key, let source), .dictionary(let other, let target)):
      return key == other && leads(from: source, to: target)
    case (.scalar, .declared(let target)): return base(of: target) == source
    case (.declared(let source), .scalar): return base(of: source) == target
    default: return false
    }
  }

  private func base(of id: TypeID) -> SchemaType? {
    guard types.indices.contains(id.index), case .wrapper(let wrapper) = types[id.index].kind else {
      return nil
    }
    return wrapper.base
  }

  /// Two generic maps between the same types would both be meant. Only a map without parameters is meant before them.
  private mutating func reportTwins(
    _ one: Int, _ other: Int, _ source: GenericInstances.Entry, _ target: GenericInstances.Entry,
    _ instances: GenericInstances
  ) {
    let (first, second) = (min(one, other), max(one, other))
    guard reported.insert(second).inserted else { return }
    let types = SchemaType.declared(source.id), results = SchemaType.declared(target.id)
    let route = "\(source.text) -> \(target.text)"
    diagnostics.report(
      .duplicateMap, "two generic maps lead from `\(source.text)` to `\(target.text)`",
      at: generic[second].syntax.head,
      secondary: [.init(generic[first].syntax.head, "the first map")],
      help: "remove one of them: it must be clear which map is used"
        + ([types, results].contains(where: instances.mentionsParameter)
          ? "; for certain types, a map without `where` can exist beside the other one"
          : "; or write a third one, `map \(route)`, which is used for these types"))
  }
}

/// The instances that a generic map may lead to. They are found by an argument that a premise leads to: to try all of them
/// for each source would take too long where an API has a page of everything.
private struct PossibleTargets {
  private typealias Entry = GenericInstances.Entry

  private let all: [Entry]
  /// The type that the argument is made of.
  private let origin: TypeID?
  private let byArgument: [SchemaType: [Entry]]

  init(
    of map: ResolvedMap, among entries: [TypeID: [GenericInstances.Entry]],
    _ instances: GenericInstances
  ) {
    let instance = map.target.declaredID.flatMap { instances[$0]?.instance }
    let all = instance.flatMap { entries[$0.generic] } ?? []
    let found = (instance?.arguments ?? []).enumerated().lazy.compactMap { position, argument in
      map.premises.first { argument == .declared($0.target) }.map { (position, $0.source) }
    }.first
    origin = found?.1
    byArgument =
      found.map { position, _ in
        Dictionary(grouping: all) { $0.instance.arguments[position] }
      } ?? [:]
    self.all = all
  }

  /// In the order of their numbers.
  func led(
    to ends: (TypeID) -> Set<SchemaType>, by found: [TypeID: SchemaType]
  ) -> [GenericInstances.Entry] {
    guard let origin, case .declared(let source)? = found[origin] else { return all }
    return ends(source).flatMap { byArgument[$0] ?? [] }.sorted { $0.id.index < $1.id.index }
  }
}

/// Compares types with those that a generic map is written for.
private struct TypeMatcher {
  let parameters: Set<TypeID>
  let instances: GenericInstances

  /// - Parameter found: what the parameters stand for.
  func match(_ type: SchemaType, _ pattern: SchemaType, _ found: inout [TypeID: SchemaType])
    -> Bool
  {
    switch (type, pattern) {
    case (_, .declared(let id)) where parameters.contains(id):
      if let known = found[id] { return known == type }
      found[id] = type
      return true
    case (.declared(let id), .declared(let other)):
      if id == other { return true }
      guard let own = instances[id]?.instance, let written = instances[other]?.instance,
        own.generic == written.generic
      else { return false }
      for (type, pattern) in zip(own.arguments, written.arguments) {
        guard match(type, pattern, &found) else { return false }
      }
      return true
    case (.array(let inner, _), .array(let pattern, _)):
      return match(inner, pattern, &found)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let other)):
      return key == otherKey && match(value, other, &found)
    default:
      return type == pattern
    }
  }
}

extension ResolvedMap {
  fileprivate var sourcePosition: Int? {
    syntax.parameters.firstIndex { $0.label == nil }
  }

  /// A map for each thing that this one supposes, which is used in its proof.
  fileprivate var supposed: [ResolvedMap] {
    premises.map { premise in
      let source = TypeExpression(.invalid, span: premise.span)
      var map = ResolvedMap(
        syntax: MapDeclaration(
          parameters: [.init(type: source)], isReversible: premise.isReversible, target: source,
          arrow: premise.span, head: premise.span, span: premise.span),
        sources: [.declared(premise.source)], target: .declared(premise.target),
        written: [.plain, .plain])
      map.isGeneric = true
      return map
    }
  }

  fileprivate func expanded(
    from sources: [SchemaType], to target: SchemaType, isReversible: Bool, isGeneric: Bool
  ) -> ResolvedMap {
    var syntax = syntax
    if !isReversible {
      syntax.isReversible = false
      syntax.reverse = nil
    }
    var map = ResolvedMap(syntax: syntax, sources: sources, target: target, written: written)
    map.isGeneric = isGeneric
    return map
  }
}
