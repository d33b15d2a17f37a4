package import Diagnostics
import SchemaSyntax

/// A schema about which everything has been proved that can be proved before Swift is generated. Only
/// ``SchemaValidator`` makes one.
package struct ValidatedSchema: Sendable {
  /// As for ``ResolvedSchema/types``, a ``TypeID`` is an index into this list.
  package let types: [ValidType]
  package let groups: [ValidGroup]
  package let protocols: [ValidFieldProtocol]
  /// An ``AliasID`` is an index into this list.
  package let aliases: [ValidAlias]
  /// In the order in which they are first declared.
  package let namespaces: [ValidNamespace]
  /// For each map and each repository, by its place, the aliases that it is written with.
  package let aliasesByPlace: [SourceSpan: [AliasID]]
  /// A ``ConverterID`` is an index into this list.
  package let converters: [ValidConverter]
  package let maps: [ValidMap]
  package let repositories: [ValidRepository]
  /// The positions of the maps that lead to each type, or from it.
  private let mapsByType: [TypeID: [Int]]

  init(
    types: [ValidType], groups: [ValidGroup], protocols: [ValidFieldProtocol],
    aliases: [ValidAlias], namespaces: [ValidNamespace], aliasesByPlace: [SourceSpan: [AliasID]],
    converters: [ValidConverter], maps: [ValidMap], repositories: [ValidRepository]
  ) {
    self.types = types
    self.groups = groups
    self.protocols = protocols
    self.aliasesByPlace = aliasesByPlace
    self.aliases = aliases
    self.namespaces = namespaces
    self.converters = converters
    self.maps = maps
    self.repositories = repositories
    var mapsByType: [TypeID: [Int]] = [:]
    for (position, map) in maps.enumerated() {
      let ends = Set([map.target] + map.parameters.compactMap(\.type.declaredID))
      for end in ends { mapsByType[end, default: []].append(position) }
    }
    self.mapsByType = mapsByType
  }

  package subscript(id: TypeID) -> ValidType { types[id.index] }
  package subscript(id: MapID) -> ValidMap { maps[id.index] }

  /// The maps that lead to the type, or from it, in their order.
  package func maps(of id: TypeID) -> LazyMapCollection<[Int], ValidMap> {
    mapsByType[id, default: []].lazy.map { maps[$0] }
  }
}

/// The notes of a declaration or a member for its readers.
package struct ValidNotes: Hashable, Sendable {
  package let documentation: [String]
  /// The message of `@deprecated`, which may be empty.
  package let deprecation: String?
  /// The name of `@renamed(from:)`.
  package let formerName: String?
  /// Whether the value of a `type` or a field must not be shown.
  package let isSensitive: Bool
  /// Whether a record has a draft: its fields as variables without rules.
  package let hasDraft: Bool
  /// The number of `@version`.
  let version: Int?

  init(
    documentation: [String], deprecation: String?, formerName: String?, isSensitive: Bool = false,
    hasDraft: Bool = false, version: Int? = nil
  ) {
    self.documentation = documentation
    self.deprecation = deprecation
    self.formerName = formerName
    self.isSensitive = isSensitive
    self.hasDraft = hasDraft
    self.version = version
  }
}

package struct ValidType: Hashable, Sendable {
  package let id: TypeID
  package let name: String
  package let qualifiedName: String
  package let parent: TypeID?
  /// The name of the namespace that it is in, itself or the type around it.
  package let namespace: String?
  package let children: [TypeID]
  package let kind: Kind
  package let conformances: [ValidConformance]
  /// The version of the form in which an app stores it. Nil if it has no such form.
  package let storedVersion: Int?
  /// The full names of the protocols of the groups of fields that it holds.
  package let protocols: [String]
  /// The positions of all groups of fields that it holds among those of the schema.
  package let groups: [Int]
  package let notes: ValidNotes
  package let span: SourceSpan
  /// Of a generic record, in their order. They are children as well.
  package let parameters: [TypeID]
  /// Set if it is a generic record with the types that it is about.
  package let instance: TypeInstance?
  /// Whether it is a parameter of a generic record or map.
  package let isParameter: Bool

  /// Whether Swift has a declaration for it.
  package var isDeclared: Bool { instance == nil && !isParameter }

  package indirect enum Kind: Hashable, Sendable {
    case record(ValidRecord)
    case wrapper(ValidWrapper)
    case enumeration(ValidEnum)
    case union(ValidUnion)
    case foreign(ValidForeignType)
  }
}

extension ValidType {
  init(
    _ type: ResolvedType, kind: Kind, conformances: [ValidConformance], storedVersion: Int?,
    protocols: [String], groups: [Int], notes: ValidNotes
  ) {
    self.init(
      id: type.id, name: type.name.text, qualifiedName: type.qualifiedName, parent: type.parent,
      namespace: type.namespace, children: type.children, kind: kind, conformances: conformances,
      storedVersion: storedVersion, protocols: protocols, groups: groups, notes: notes,
      span: type.span,
      parameters: type.parameters, instance: type.instance, isParameter: type.isParameter)
  }
}

/// A protocol after the colon; `key` is the Swift name of the field that `Comparable by` compares.
package struct ValidConformance: Hashable, Sendable {
  package let name: String
  package let key: [String]
}
