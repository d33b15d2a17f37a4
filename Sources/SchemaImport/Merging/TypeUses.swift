import SchemaSyntax

/// Where the types of one version are used, in a form that can be compared with other versions. If a person has renamed one of
/// two types with the same members, each is still used in the same places.
struct TypeUses {
  private var places: [Int: Set<Place>] = [:]

  private enum Place: Hashable {
    /// In a member of the declaration with that identity.
    case member(of: Int, MemberKey)
    /// In the `type` or the alias with that identity.
    case content(of: Int)
    /// At one end of a map, with what is at its other end.
    case map(with: Int)
  }

  /// - Parameters:
  ///   - wanted: the declarations to look for.
  ///   - identities: of those that they are used by, as far as these are known.
  init(of wanted: Set<Int>, in version: SchemaVersion, _ identities: IdentityMap) {
    for (id, declaration) in version.declarations.enumerated() {
      if declaration.kind == .map {
        addEnds(of: declaration, of: wanted, in: version, identities)
        continue
      }
      guard let identity = identities.identity(of: id) else { continue }
      if declaration.members.isEmpty, declaration.body == nil {
        for mention in version.mentions(in: declaration.place, file: declaration.file) {
          guard let target = mention.target, wanted.contains(target) else { continue }
          places[target, default: []].insert(.content(of: identity))
        }
      }
      for member in declaration.members {
        for mention in version.mentions(in: member.place, file: declaration.file) {
          guard let target = mention.target, wanted.contains(target) else { continue }
          places[target, default: []].insert(.member(of: identity, member.key))
        }
      }
    }
  }

  private mutating func addEnds(
    of map: VersionDeclaration, of wanted: Set<Int>, in version: SchemaVersion,
    _ identities: IdentityMap
  ) {
    let ends = version.mentions(in: map.place, file: map.file).compactMap(\.target)
    for end in ends where wanted.contains(end) {
      for other in ends {
        guard other != end, let identity = identities.identity(of: other) else { continue }
        places[end, default: []].insert(.map(with: identity))
      }
    }
  }

  /// Whether a declaration of this version is used where one of `other` is.
  func share(_ id: Int, with otherID: Int, of other: TypeUses) -> Bool {
    guard let own = places[id], let others = other.places[otherID] else { return false }
    return !own.isDisjoint(with: others)
  }

  /// Which declarations of this version are used where which of `other` are, in the order of the files.
  func shared(with other: TypeUses) -> [(mine: Int, base: Int)] {
    var owners: [Place: [Int]] = [:]
    for id in other.places.keys.sorted() {
      for place in other.places[id] ?? [] { owners[place, default: []].append(id) }
    }
    return places.keys.sorted().flatMap { id in
      let others = Set((places[id] ?? []).flatMap { owners[$0] ?? [] })
      return others.sorted().map { (id, $0) }
    }
  }
}
