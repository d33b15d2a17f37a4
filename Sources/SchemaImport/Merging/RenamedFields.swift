/// Fields that a person has given another name in the app, while a map still fills them from the same field of the wire.
struct RenamedFields {
  private let comparison: VersionComparison
  /// Only few schemas need them.
  private var uses: Uses?

  typealias Uses = (base: FieldUses, new: FieldUses, mine: FieldUses)

  init(_ comparison: VersionComparison) {
    self.comparison = comparison
  }

  /// The members of the person's declaration, by what the last import called them in its own one.
  mutating func members(of own: Int, knownAs known: Int) -> [MemberKey: Int] {
    let mine = comparison.mine.declarations[own]
    let base = comparison.base.declarations[known]
    guard case .record(isOnWire: false) = mine.kind else { return [:] }
    let uses = foundUses()
    let keys = Set(base.members.map(\.key))
    var filled: [FieldUses.Field: Int] = [:]
    for (position, member) in mine.members.enumerated() where !keys.contains(member.key) {
      let source = uses.mine.sources[.init(declaration: own, member: position)]
      if let source, filled[source] == nil { filled[source] = position }
    }
    guard !filled.isEmpty else { return [:] }
    var sides: [Int: WireSide] = [:]
    var found: [MemberKey: Int] = [:]
    for (position, member) in base.members.enumerated() {
      guard let source = uses.base.sources[.init(declaration: known, member: position)],
        let side = sides[source.declaration] ?? wireSide(of: source.declaration)
      else { continue }
      sides[source.declaration] = side
      let key = comparison.base.declarations[source.declaration].members[source.member].key
      guard let now = side.members[key] else { continue }
      found[member.key] = filled[.init(declaration: side.declaration, member: now)]
    }
    return found
  }

  /// What the person has of a declaration of the last import.
  private struct WireSide {
    let declaration: Int
    let members: MemberMatching
  }

  private func wireSide(of known: Int) -> WireSide? {
    let identities = comparison.identities
    guard let own = identities.base.identity(of: known).flatMap(identities.mine.member) else {
      return nil
    }
    return WireSide(declaration: own, members: comparison.members(of: own, knownAs: known))
  }

  /// Where each version uses fields.
  mutating func foundUses() -> Uses {
    if let uses { return uses }
    let found = (
      base: FieldUses(in: comparison.base, comparison.conventions),
      new: FieldUses(in: comparison.new, comparison.conventions),
      mine: FieldUses(in: comparison.mine, comparison.conventions)
    )
    uses = found
    return found
  }
}
