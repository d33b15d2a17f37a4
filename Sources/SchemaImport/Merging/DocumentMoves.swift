/// Declarations that the document has renamed, or put elsewhere, and that cannot simply follow it: a person has edited or moved
/// them, or uses them. Such a declaration stays where it is, and goes on being the one that the document has.
struct DocumentMoves {
  /// The declarations of the last import, by those that the document has now.
  private(set) var former: [Int: Int] = [:]
  private let comparison: VersionComparison

  private struct Candidate {
    let new: Int
    let old: Int
    let likeness: Likeness
    let isUsedAlike: Bool
    let keepsName: Bool
  }

  /// - Parameter comparison: of versions in which only what has kept its name and its place is the same.
  init(_ comparison: VersionComparison) {
    self.comparison = comparison
    let coming = self.coming
    let gone = coming.isEmpty ? [] : self.gone
    guard !gone.isEmpty else { return }
    var waiting = candidates(coming, gone).sorted { Self.isBetter($0, $1) }
    var found: Set<Int> = []
    // What is in a type can only be found once the document is known to have that type.
    var isDone = false
    while !isDone {
      let known = found
      let ready = waiting.filter { isAroundThere($0.old, known) }
      waiting.removeAll { isAroundThere($0.old, known) }
      for candidate in ready where former[candidate.new] == nil {
        if found.insert(candidate.old).inserted { former[candidate.new] = candidate.old }
      }
      isDone = ready.isEmpty
    }
  }

  private var identities: Correspondence { comparison.identities }

  /// What the last import did not know.
  private var coming: [Int] {
    comparison.new.declarations.indices.filter { id in
      canStay(comparison.new.declarations[id])
        && identities.new.identity(of: id).map { identities.base.member($0) == nil } ?? false
    }
  }

  /// What the document no longer has, but the person does, in whatever place.
  private var gone: [Int] {
    let gone = comparison.base.declarations.indices.filter { id in
      canStay(comparison.base.declarations[id]) && isOutsideOfLayers(id)
        && identities.base.identity(of: id).map { identities.new.member($0) == nil } ?? false
    }
    guard !gone.isEmpty else { return [] }
    let check = RemovalCheck(ChangeFinder(comparison), of: comparison)
    return gone.filter { id in
      guard let own = own(ofOld: id) else { return true }
      return !check.removals.contains(own) || isMoved(own, since: id)
    }
  }

  /// What another layer makes of a type is another type, but an enum belongs to no layer.
  private func canStay(_ declaration: VersionDeclaration) -> Bool {
    comparison.layers == nil ? declaration.kind != .map : declaration.kind == .enumeration
  }

  /// Whether types of all layers can hold what the person has.
  private func isOutsideOfLayers(_ old: Int) -> Bool {
    comparison.layers == nil
      || own(ofOld: old).map { comparison.mine.declarations[$0].parent == nil } ?? false
  }

  private func isMoved(_ own: Int, since old: Int) -> Bool {
    comparison.mine.declarations[own].parent.map(identities.mine.identity)
      != comparison.base.declarations[old].parent.map(identities.base.identity)
  }

  private func own(ofOld id: Int) -> Int? {
    identities.base.identity(of: id).flatMap(identities.mine.member)
  }

  private func own(ofNew id: Int) -> Int? {
    identities.new.identity(of: id).flatMap(identities.mine.member)
  }

  // MARK: Candidates

  private func candidates(_ coming: [Int], _ gone: [Int]) -> [Candidate] {
    let index = FeatureIndex(gone.map { comparison.base.declarations[$0] })
    let uses = TypeUses(of: Set(coming), in: comparison.new, identities.new)
    let formerUses = TypeUses(of: Set(gone), in: comparison.base, identities.base)
    return coming.flatMap { id in
      index.alike(comparison.new.declarations[id]).compactMap { position, likeness in
        candidate(
          id, gone[position], likeness,
          isUsedAlike: uses.share(id, with: gone[position], of: formerUses))
      }
    }
  }

  private func candidate(
    _ id: Int, _ old: Int, _ likeness: Likeness, isUsedAlike: Bool
  ) -> Candidate? {
    let (new, base) = (comparison.new.declarations[id], comparison.base.declarations[old])
    let keepsName = new.name == base.name || isOneOf(id, old) || isWhatIsLeft(id, old)
    // The person has the one or the other: with both, each goes its own way.
    guard new.kind == base.kind, (own(ofNew: id) == nil) != (own(ofOld: old) == nil),
      isUsedAlike || keepsName, likeness.isEnough ?? keepsName
    else { return nil }
    return Candidate(
      new: id, old: old, likeness: likeness, isUsedAlike: isUsedAlike, keepsName: keepsName)
  }

  /// Whether a record has become one of the alternatives of a union that is called so now.
  private func isOneOf(_ new: Int, _ old: Int) -> Bool {
    guard let other = own(ofOld: old).flatMap({ comparison.apart[$0] }) else { return false }
    return comparison.new.declarations[new].parent == other
  }

  /// Whether one of the alternatives of a union has become what that was called.
  private func isWhatIsLeft(_ new: Int, _ old: Int) -> Bool {
    let parent = comparison.base.declarations[old].parent
    return parent.flatMap(own(ofOld:)).map { comparison.apart[$0] == new } ?? false
  }

  /// Whether the document still has what was around a declaration. What is in a type that is only left over is left over, too.
  private func isAroundThere(_ old: Int, _ found: Set<Int>) -> Bool {
    guard let parent = comparison.base.declarations[old].parent else { return true }
    return found.contains(parent) || own(ofOld: parent).flatMap { comparison.apart[$0] } != nil
      || identities.base.identity(of: parent).map { identities.new.member($0) != nil } ?? false
  }

  private static func isBetter(_ one: Candidate, _ other: Candidate) -> Bool {
    if one.isUsedAlike != other.isUsedAlike { return one.isUsedAlike }
    if one.likeness != other.likeness { return one.likeness > other.likeness }
    if one.keepsName != other.keepsName { return one.keepsName }
    return (one.new, one.old) < (other.new, other.old)
  }
}
