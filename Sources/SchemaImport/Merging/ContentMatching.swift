import SchemaSyntax

/// Finds declarations that a person has renamed or moved, by what they hold: those that the last import did not call so.
struct ContentMatching {
  private let base: SchemaVersion
  private let new: SchemaVersion
  private let mine: SchemaVersion
  private let baseIdentities: IdentityMap
  private let newIdentities: IdentityMap
  private let apart: Set<Int>
  private var identities: IdentityMap
  private var found: [(mine: Int, identity: Int)] = []

  /// - Parameter apart: declarations of the document that are not what is called so elsewhere.
  init(
    base: SchemaVersion, new: SchemaVersion, mine: SchemaVersion, known: Correspondence,
    apart: Set<Int>
  ) {
    self.apart = apart
    self.base = base
    self.new = new
    self.mine = mine
    baseIdentities = known.base
    newIdentities = known.new
    identities = known.mine
  }

  private struct Candidate {
    let mine: Int
    let base: Int
    let likeness: Likeness
    let isRenamedBack: Bool
    let keepsName: Bool

    /// Whether something uses both in the same place. Twins with the same members may differ in this alone.
    let isUsedAlike: Bool

    /// How many declarations are in both under the same name. Twins with the same members may differ in these alone.
    let sharedNested: Int

    /// Whether what is in it can be found by its name as soon as it is matched itself.
    let isAtTop: Bool
  }

  /// Each declaration of the person with the identity that it has; best matches first, and none twice.
  mutating func pairs() -> [(mine: Int, identity: Int)] {
    let candidates = self.candidates.sorted { Self.isBetter($0, $1) }
    // What is at the top is settled first, since what is in it is then found by its name. So is what was put into
    // something else, and is still called or used so: otherwise, a type with the same members could be taken for it.
    for candidate in candidates where candidate.isAtTop {
      match(candidate.mine, with: candidate.base)
    }
    for candidate in candidates where !candidate.isAtTop {
      match(candidate.mine, with: candidate.base)
    }
    return found
  }

  private static func isBetter(_ one: Candidate, _ other: Candidate) -> Bool {
    if one.isRenamedBack != other.isRenamedBack { return one.isRenamedBack }
    if one.isUsedAlike != other.isUsedAlike { return one.isUsedAlike }
    if one.likeness != other.likeness { return one.likeness > other.likeness }
    if one.keepsName != other.keepsName { return one.keepsName }
    if one.sharedNested != other.sharedNested { return one.sharedNested > other.sharedNested }
    return (one.mine, one.base) < (other.mine, other.base)
  }

  private mutating func match(_ own: Int, with old: Int) {
    guard let identity = baseIdentities.identity(of: old), identities.identity(of: own) == nil,
      identities.member(identity) == nil
    else { return }
    identities.assign(own, to: identity)
    found.append((own, identity))
    for pair in nestedPairs(of: own, and: old) { match(pair.mine, with: pair.base) }
  }

  /// What is in both under the same name.
  private func nestedPairs(of own: Int, and old: Int) -> [(mine: Int, base: Int)] {
    mine.declarations[own].items.compactMap { item in
      guard case .nested(let child) = item,
        let twin = base.child(mine.declarations[child].name, of: old)
      else { return nil }
      return (child, twin)
    }
  }

  // MARK: Candidates

  private var candidates: [Candidate] {
    let gone = base.declarations.indices.filter { id in
      baseIdentities.identity(of: id).map { identities.member($0) == nil } ?? false
    }
    let open = mine.declarations.indices.filter { id in
      mine.declarations[id].kind != .map && identities.identity(of: id) == nil
    }
    guard !gone.isEmpty, !open.isEmpty else { return [] }
    let index = FeatureIndex(gone.map { base.declarations[$0] })
    let ownUses = TypeUses(of: Set(open), in: mine, identities)
    let uses = TypeUses(of: Set(gone), in: base, baseIdentities)
    return open.flatMap { own in
      index.alike(mine.declarations[own]).compactMap { position, likeness in
        candidate(
          own, gone[position], likeness,
          isUsedAlike: ownUses.share(own, with: gone[position], of: uses))
      }
    }
  }

  private func candidate(
    _ own: Int, _ old: Int, _ likeness: Likeness, isUsedAlike: Bool
  ) -> Candidate? {
    let (left, right) = (mine.declarations[own], base.declarations[old])
    guard left.kind == right.kind else { return nil }
    let isRenamedBack = left.formerName == right.name
    let keepsName = left.name == right.name
    guard isRenamedBack || (likeness.isEnough ?? keepsName),
      isRenamedBack || !isNearer(to: rival(of: own), own, than: likeness)
    else { return nil }
    return Candidate(
      mine: own, base: old, likeness: likeness, isRenamedBack: isRenamedBack,
      keepsName: keepsName, isUsedAlike: isUsedAlike,
      sharedNested: nestedPairs(of: own, and: old).count,
      isAtTop: right.parent == nil
        && (left.parent == nil || keepsName || isRenamedBack || isUsedAlike))
  }
}

extension ContentMatching {
  /// What the document has now by the name that the person uses, if it is new there.
  private func rival(of own: Int) -> Int? {
    let declaration = mine.declarations[own]
    let scope = declaration.parent.map { identities.identity(of: $0).flatMap(newIdentities.member) }
    guard let found = new.child(declaration.name, in: scope), !apart.contains(found) else {
      return nil
    }
    return newIdentities.identity(of: found).flatMap(baseIdentities.member) == nil ? found : nil
  }

  /// Whether a declaration has at least this much in common with its rival.
  private func isNearer(to rival: Int?, _ own: Int, than likeness: Likeness) -> Bool {
    guard let rival else { return false }
    return Likeness(mine.declarations[own].features, new.declarations[rival].features) >= likeness
  }
}
