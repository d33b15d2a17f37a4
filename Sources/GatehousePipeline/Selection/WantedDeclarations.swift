import Diagnostics
import SchemaSemantics
import SchemaSyntax

/// The part of a schema that an output gets: the declarations that it asks for, all types that these mention, and every
/// map both ends of which are among them. So it is a complete schema by itself.
struct WantedDeclarations {
  private let schema: ValidatedSchema
  /// The types at the top of the schema.
  private var types: Set<TypeID> = []
  private var groups: Set<Int> = []
  private var aliases: Set<AliasID> = []
  /// What is declared within each type.
  private var nestedGroups: [TypeID: [Int]] = [:]
  private var nestedAliases: [TypeID: [AliasID]] = [:]
  private var waiting: [TypeID] = []
  private var maps: [MapNeed] = []
  private var mapsByType: [TypeID: [Int]] = [:]
  /// Declarations, each identified by its place.
  private var places: Set<SourceSpan> = []

  /// A map, and how many of the types at its ends are still not wanted.
  private struct MapNeed {
    let map: ValidMap
    var missing: Int
  }

  /// - Parameter isWanted: whether an output asks for a declaration. Maps have no name.
  init(
    _ schema: ValidatedSchema, where isWanted: (_ name: String?, _ place: SourceSpan) -> Bool
  ) {
    self.schema = schema
    for (index, group) in schema.groups.enumerated() {
      if let parent = group.parent { nestedGroups[parent, default: []].append(index) }
    }
    for alias in schema.aliases {
      if let parent = alias.parent { nestedAliases[parent, default: []].append(alias.id) }
    }
    for (index, map) in schema.maps.enumerated() {
      let ends = Set(outermost(of: map.parameters[map.source].type) + [outermost(of: map.target)])
      maps.append(MapNeed(map: map, missing: ends.count))
      for end in ends { mapsByType[end, default: []].append(index) }
    }
    for type in schema.types
    where type.parent == nil && type.isDeclared && isWanted(type.qualifiedName, type.span) {
      add(type.id)
    }
    for (index, group) in schema.groups.enumerated()
    where group.parent == nil && isWanted(group.selectableName, group.span) {
      add(group: index)
    }
    for alias in schema.aliases
    where alias.parent == nil && isWanted(alias.selectableName, alias.span) {
      add([alias.id])
    }
    for map in schema.maps where isWanted(nil, map.span) { add(map) }
    for repository in schema.repositories {
      let enclosing = repository.parent.map { schema[outermost(of: $0)].qualifiedName }
      let names = repository.selectableNames + (enclosing.map { [$0] } ?? [])
      if names.contains(where: { isWanted($0, repository.span) }) { add(repository) }
    }
    while let type = waiting.popLast() { visit(type) }
    // What a converter reads may be read with another one.
    var unused = schema.converters
    while let index = unused.firstIndex(where: { isUsed($0) }) {
      add(unused.remove(at: index))
      while let type = waiting.popLast() { visit(type) }
    }
  }

  /// What of `declaration` is wanted: nothing, or all of it but for maps and repositories in it; a part of a namespace.
  func part(of declaration: Declaration) -> Declaration? {
    switch declaration {
    case .namespace(var namespace):
      namespace.declarations = namespace.declarations.compactMap(part)
      return .namespace(namespace)
    default:
      return places.contains(declaration.span) ? withWantedParts(declaration) : nil
    }
  }

  /// What is declared within a type belongs to it, except for what leads to other types.
  private func withWantedParts(_ declaration: Declaration) -> Declaration {
    var declaration = declaration
    declaration.nestedDeclarations = declaration.nestedDeclarations.compactMap { nested in
      switch nested {
      case .map, .repository: places.contains(nested.span) ? nested : nil
      default: withWantedParts(nested)
      }
    }
    return declaration
  }

  private mutating func add(_ id: TypeID) {
    guard types.insert(id).inserted else { return }
    places.insert(schema[id].span)
    waiting.append(id)
  }

  private mutating func add(_ type: SchemaType) {
    for id in outermost(of: type) { add(id) }
  }

  private mutating func add(group index: Int) {
    guard groups.insert(index).inserted else { return }
    let group = schema.groups[index]
    places.insert(group.span)
    if let parent = group.parent { add(outermost(of: parent)) }
    for field in group.fields { add(field) }
    for inner in group.groups { add(group: inner) }
  }

  private mutating func add(_ aliases: [AliasID]) {
    for id in aliases where self.aliases.insert(id).inserted {
      let alias = schema.aliases[id.index]
      places.insert(alias.span)
      if let parent = alias.parent { add(outermost(of: parent)) }
      add(alias.target)
      add(alias.written.aliases)
    }
  }

  private func isUsed(_ converter: ValidConverter) -> Bool {
    !converter.users.isDisjoint(with: places)
  }

  private mutating func add(_ converter: ValidConverter) {
    places.insert(converter.span)
    add(converter.converter.wire)
    add(converter.converter.swift)
  }

  private mutating func add(_ field: ValidField) {
    add(field.type)
    add(field.wireType)
    add(field.written.aliases)
  }

  private mutating func add(_ map: ValidMap) {
    places.insert(map.span)
    add(schema.aliasesByPlace[map.span] ?? [])
    add(outermost(of: map.target))
    for parameter in map.parameters { add(parameter.type) }
  }

  private mutating func add(_ repository: ValidRepository) {
    places.insert(repository.span)
    add(schema.aliasesByPlace[repository.span] ?? [])
    for operation in repository.answeredOperations {
      for parameter in operation.parameters { add(parameter.type) }
      add(operation.result)
      add(operation.source)
    }
  }

  private mutating func visit(_ outermost: TypeID) {
    var nested = [outermost]
    while let id = nested.popLast() {
      nested += schema[id].children
      addParts(of: schema[id])
      for group in nestedGroups[id] ?? [] { add(group: group) }
      add(nestedAliases[id] ?? [])
    }
    for index in mapsByType[outermost] ?? [] {
      maps[index].missing -= 1
      if maps[index].missing == 0 { add(maps[index].map) }
    }
  }

  private mutating func addParts(of type: ValidType) {
    for group in type.groups { add(group: group) }
    switch type.kind {
    case .wrapper(let wrapper): add(wrapper.base)
    case .enumeration, .foreign: break
    case .record(let record):
      for field in record.fields { add(field) }
    case .union(let union):
      for unionCase in union.cases {
        if let payload = unionCase.payload { add(payload) }
        add(unionCase.written.aliases)
      }
    }
  }

  private func outermost(of id: TypeID) -> TypeID {
    var id = id
    while let parent = schema[id].parent { id = parent }
    return id
  }

  private func outermost(of type: SchemaType) -> [TypeID] {
    type.declaredTypes.flatMap { id in
      [outermost(of: id)] + (schema[id].instance.map { [outermost(of: $0.generic)] } ?? [])
    }
  }
}
