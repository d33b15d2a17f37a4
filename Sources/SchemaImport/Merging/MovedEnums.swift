import SchemaSyntax

/// Enums that are within a type of the wire which a person has edited them in, and that another layer has in a type of the app.
/// They go there with what the person has written, since nothing of the app can hold what is within a type of the wire.
struct MovedEnums {
  struct Move {
    let mine: Int
    let base: Int
  }

  /// By the enums of the document.
  private var moves: [Int: Move] = [:]
  private var leaving: Set<Int> = []

  init() {}

  /// - Parameter comparison: of versions in different layers.
  init(_ comparison: VersionComparison) {
    let identities = comparison.identities
    let (base, new) = (comparison.base, comparison.new)
    let coming = new.declarations.indices.filter { id in
      new.declarations[id].kind == .enumeration
        && identities.new.identity(of: id).map { identities.base.member($0) == nil } ?? false
    }
    guard !coming.isEmpty else { return }
    let gone = base.declarations.indices.filter { id in
      base.declarations[id].kind == .enumeration && Self.isLeft(id, by: identities)
        && base.declarations[id].parent.map { !Self.isLeft($0, by: identities) } ?? false
    }
    let uses = TypeUses(of: Set(coming), in: new, identities.new)
    let formerUses = TypeUses(of: Set(gone), in: base, identities.base)
    for pair in uses.shared(with: formerUses) {
      guard moves[pair.mine] == nil,
        let own = identities.base.identity(of: pair.base).flatMap(identities.mine.member),
        !leaving.contains(own), let parent = comparison.mine.declarations[own].parent,
        comparison.isEdited(own, since: pair.base),
        identities.mine.identity(of: parent)
          == base.declarations[pair.base].parent.flatMap(identities.base.identity),
        comparison.isUnchanged(new.declarations[pair.mine], since: base.declarations[pair.base])
      else { continue }
      moves[pair.mine] = Move(mine: own, base: pair.base)
      leaving.insert(own)
    }
  }

  subscript(new: Int) -> Move? { moves[new] }

  /// Whether an enum of the person leaves its place.
  func isLeaving(_ own: Int) -> Bool { leaving.contains(own) }

  /// Whether the document no longer has a declaration.
  private static func isLeft(_ base: Int, by identities: Correspondence) -> Bool {
    identities.base.identity(of: base).map { identities.new.member($0) == nil } ?? false
  }
}
