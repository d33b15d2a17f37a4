/// Finds what the document has changed, and what of it the person's version takes over.
struct ChangeFinder {
  private let comparison: VersionComparison
  private(set) var changes: [DeclarationChange] = []

  /// Declarations that the document no longer has and nobody has touched.
  private(set) var removals: [Int] = []
  private(set) var conflicts: [MergeConflict] = []

  /// Types that stay in another layer than that of this import.
  private var keptInLayer: Set<Int> = []
  private var renamedFields: RenamedFields

  init(_ comparison: VersionComparison) {
    self.comparison = comparison
    renamedFields = RenamedFields(comparison)
    for own in comparison.mine.declarations.indices { compare(own) }
  }

  private mutating func compare(_ own: Int) {
    let identities = comparison.identities
    guard let identity = identities.mine.identity(of: own) else { return }
    let old = identities.base.member(identity)
    let now = identities.new.member(identity)
    if let now {
      compare(own, with: now, since: old)
    } else if let old, !comparison.isEdited(own, since: old) || comparison.movedEnums.isLeaving(own)
    {
      removals.append(own)
      return
    }
    if let other = comparison.apart[own] {
      conflicts.append(MergeConflict(.otherKind, of: own, member: nil, from: old, to: other))
    } else if now == nil, let old {
      conflicts.append(
        MergeConflict(.removedDeclaration, of: own, member: nil, from: old, to: nil))
    }
  }

  private mutating func compare(_ own: Int, with now: Int, since old: Int?) {
    let mine = comparison.mine.declarations[own]
    let new = comparison.new.declarations[now]
    var base = old.map { comparison.base.declarations[$0] }
    if mine.kind != new.kind {
      if let base, comparison.isUnchanged(new, since: base) { return }
      if mine.kind.isOfOtherLayer(than: new.kind) {
        let isLeft = base.map { comparison.isUntouched(mine, file: mine.file, since: $0) } ?? false
        // No type can hold types of another layer: what is in one that stays does, too, and has been reported with it.
        let isInKept = mine.parent.map(keptInLayer.contains) ?? false
        if isInKept || !isLeft { keptInLayer.insert(own) }
        if isInKept { return }
      }
      conflicts.append(MergeConflict(.otherKind, of: own, member: nil, from: old, to: now))
      changes.append(DeclarationChange(mine: own, new: now, base: old, isOtherKind: true))
      return
    }
    if base?.kind != new.kind { base = nil }
    var change = DeclarationChange(
      mine: own, new: now, base: base == nil ? nil : old, isOtherKind: false)
    let known = conflicts.count
    for kind in kinds(new, base) {
      let trio = VersionComparison.Trio(base: base, new: new, mine: mine, file: mine.file)
      switch comparison.verdict(on: kind, of: trio) {
      case .stays: break
      case .follows: change.parts.append(kind)
      case .conflicts:
        conflicts.append(MergeConflict(.part(kind), of: own, member: nil, from: old, to: now))
      }
    }
    compareMembers(&change)
    if old == nil, conflicts.count > known || change.changesSomething {
      // Nobody knows which parts of it came from the document: a mixture would be neither the one nor the other.
      conflicts.removeSubrange(known...)
      conflicts.append(MergeConflict(.ownForm, of: own, member: nil, from: nil, to: now))
      return
    }
    changes.append(change)
  }

  /// Those of the document first, then those that it no longer has.
  private func kinds(_ new: some PartBearer, _ base: (some PartBearer)?) -> [PartKind] {
    var kinds = new.parts.map(\.kind)
    for part in base?.parts ?? [] where !kinds.contains(part.kind) { kinds.append(part.kind) }
    return kinds
  }

  private mutating func compareMembers(_ change: inout DeclarationChange) {
    let mine = comparison.mine.declarations[change.mine]
    let base = change.base.map { comparison.base.declarations[$0] }
    let own = comparison.members(of: change.mine, knownAs: change.base)
    let old = MemberMatching(base?.members ?? [])
    let keys = comparison.formerKeys(of: change.new, since: change.base)
    let now = MemberMatching(keys)
    var renamed: [MemberKey: Int] = [:]
    if let known = change.base, base?.members.contains(where: { own[$0.key] == nil }) == true {
      renamed = renamedFields.members(of: change.mine, knownAs: known)
    }
    let entries = compareRenamedEntries(&change)
    for (position, key) in keys.enumerated() where now[key] == position && !entries.contains(key) {
      if let found = own[key] ?? renamed[key] {
        change.places[position] = found
        compare(found, with: position, since: old[key], &change)
      } else if let shared = mine.sharedMembers[key] {
        compare(shared, with: position, since: old[key], change)
      } else if old[key] == nil {
        change.added.insert(position)
      }
    }
    keepNames(&change)
    for (position, member) in (base?.members ?? []).enumerated()
    where now[member.key] == nil && !entries.contains(member.key) {
      guard let found = own[member.key] else {
        if let shared = mine.sharedMembers[member.key] {
          add(
            MergeConflict(
              .removedMember, of: shared.group, member: shared.member, from: change.base,
              fromMember: position, to: nil))
        }
        continue
      }
      if comparison.isUntouched(mine.members[found], file: mine.file, since: member) {
        change.removed.append(found)
      } else {
        conflicts.append(
          MergeConflict(
            .removedMember, of: change.mine, member: found,
            from: change.base, fromMember: position, to: nil))
      }
    }
  }

  /// A member keeps its name in Swift if another one would get that: what uses the name would mean the other one then, without
  /// a word.
  private func keepNames(_ change: inout DeclarationChange) {
    guard !change.added.isEmpty, change.memberParts.contains(where: { $0.kind == .swiftName })
    else { return }
    let (mine, new) = (
      comparison.mine.declarations[change.mine], comparison.new.declarations[change.new]
    )
    let names = SwiftNames(of: mine, comparison.conventions).byMember
    let given = SwiftNames(of: new, comparison.conventions).byMember
    let added = Set(change.added.compactMap { given[$0] })
    let count = change.memberParts.count
    change.memberParts.removeAll { part in
      part.kind == .swiftName && names[part.mine].map(added.contains) == true
    }
    change.keepsNames = change.memberParts.count < count
  }

  /// Entries for fields that have another name in the person's schema are found by what these fields are on the wire.
  ///
  /// - Returns: what the document calls them.
  private mutating func compareRenamedEntries(_ change: inout DeclarationChange) -> Set<MemberKey> {
    guard let known = change.base,
      let renamed = RenamedEntries(change, knownAs: known, of: comparison, &renamedFields)
    else { return [] }
    change.hasOwnNames = true
    change.fieldNames = renamed.names
    for entry in renamed.entries {
      if let new = entry.new, let mine = entry.mine { change.places[new] = mine }
      switch (entry.verdict, entry.mine) {
      case (.stays, _): break
      case (.follows, let mine):
        guard let new = entry.new else { break }
        if let mine {
          change.memberParts.append(.init(mine: mine, new: new, kind: .content))
        } else {
          change.added.insert(new)
        }
      case (.reads(let source), let mine?): change.sources[mine] = source
      case (.goes, let mine?): change.removed.append(mine)
      case (.conflicts, _), (.reads, nil), (.goes, nil):
        conflicts.append(
          MergeConflict(
            .part(.content), of: change.mine, member: entry.mine, from: known,
            fromMember: entry.base, to: change.new, toMember: entry.new))
      }
    }
    return renamed.keys
  }

  /// What the document changes in one record, a group would change in all. So it is left to the person.
  private mutating func compare(
    _ shared: VersionDeclaration.SharedMember, with now: Int, since old: Int?,
    _ change: DeclarationChange
  ) {
    let group = comparison.mine.declarations[shared.group]
    let new = comparison.new.declarations[change.new].members[now]
    let base = old.flatMap { old in
      change.base.map { comparison.base.declarations[$0].members[old] }
    }
    let trio = VersionComparison.Trio(
      base: base, new: new, mine: group.members[shared.member], file: group.file)
    if let replaced = comparison.replacedType(in: trio) {
      add(
        MergeConflict(
          .replacedType(replaced), of: shared.group, member: shared.member, from: nil, to: nil))
    }
    for part in comparison.verdicts(on: kinds(new, base), of: trio) {
      switch part.verdict {
      case .stays: break
      case .follows, .conflicts:
        guard part.kind != .swiftName, part.kind != .documentation else { continue }
        add(
          MergeConflict(
            .part(part.kind), of: shared.group, member: shared.member, from: change.base,
            fromMember: old, to: change.new, toMember: now))
      }
    }
  }

  /// A conflict about a member of a group, unless another record has led to the same one.
  private mutating func add(_ conflict: MergeConflict) {
    let isKnown = conflicts.contains {
      $0.own == conflict.own && $0.member == conflict.member && $0.kind == conflict.kind
    }
    if !isKnown { conflicts.append(conflict) }
  }

  private mutating func compare(
    _ own: Int, with now: Int, since old: Int?, _ change: inout DeclarationChange
  ) {
    let mine = comparison.mine.declarations[change.mine]
    let new = comparison.new.declarations[change.new].members[now]
    let base = old.flatMap { old in
      change.base.map { comparison.base.declarations[$0].members[old] }
    }
    let trio = VersionComparison.Trio(
      base: base, new: new, mine: mine.members[own], file: mine.file)
    if let replaced = comparison.replacedType(in: trio) {
      conflicts.append(
        MergeConflict(.replacedType(replaced), of: change.mine, member: own, from: nil, to: nil))
    }
    let verdicts = comparison.verdicts(on: kinds(new, base), of: trio)
    // What the document has now, and the person had before it, does not become a mixture of both.
    let isOwn =
      base == nil && verdicts.contains { $0.verdict == .follows && $0.kind.saysWhatAMemberHolds }
    if isOwn {
      conflicts.append(
        MergeConflict(
          .ownForm, of: change.mine, member: own, from: nil, to: change.new, toMember: now))
    }
    for part in verdicts where !isOwn || !part.kind.saysWhatAMemberHolds {
      let kind = part.kind
      switch part.verdict {
      case .stays: break
      case .follows where kind == .optionality && comparison.coversAbsence(by: trio): break
      case .follows:
        change.memberParts.append(.init(mine: own, new: now, kind: kind))
      case .conflicts:
        // A person's name for a member stands for what they call it, whatever an import would call it.
        guard kind != .swiftName else { continue }
        conflicts.append(
          MergeConflict(
            .part(kind), of: change.mine, member: own, from: change.base, fromMember: old,
            to: change.new, toMember: now))
      }
    }
  }
}

extension PartKind {
  /// Whether it says what a member can hold, and not only what is said about it.
  fileprivate var saysWhatAMemberHolds: Bool {
    switch self {
    case .documentation, .attribute, .swiftName: false
    case .openness, .keyword, .conformances, .discriminator, .tag, .type, .optionality, .payload,
      .converters, .rules, .standard, .fallback, .arrow, .content:
      true
    }
  }
}

/// What becomes of a declaration that is in the document and in the person's version.
struct DeclarationChange {
  let mine: Int
  let new: Int
  let base: Int?

  /// Whether one is a record and the other a union, say, so that nothing in it can be taken over by itself.
  let isOtherKind: Bool

  /// Those that are taken over.
  var parts: [PartKind] = []
  var memberParts: [MemberPart] = []

  /// Members of the person's version that go.
  var removed: [Int] = []

  /// Members of the document that come.
  var added: Set<Int> = []

  /// What entries of the person's version read by its name alone from now on.
  var sources: [Int: String] = [:]

  /// Whether some of what it is about has other names in the person's version, or is not there.
  var hasOwnNames = false

  /// Whether a member is not called in Swift as the document says, since another one would get its name.
  var keepsNames = false

  /// What the person calls fields, by the places in the text of the document where they are named.
  var fieldNames: [Range<Int>: String] = [:]

  /// Where the members of the document are in the person's version.
  var places: [Int: Int] = [:]

  struct MemberPart {
    let mine: Int
    let new: Int
    let kind: PartKind
  }

  var changesSomething: Bool {
    !(parts.isEmpty && memberParts.isEmpty && removed.isEmpty && added.isEmpty && sources.isEmpty)
  }
}

/// What the person and the document have both changed, each in its own way.
struct MergeConflict {
  enum Kind: Equatable {
    case part(PartKind)
    /// The declaration of one is a record, say, and that of the other a union.
    case otherKind
    /// The document has what the last import did not know, and the person has it in another form.
    case ownForm
    case removedMember
    case removedDeclaration
    /// The document has changed a `type` in whose place the person has something else.
    case replacedType(ReplacedType)
  }

  struct ReplacedType: Equatable {
    let base: Int
    let new: Int
    let part: PartKind
  }

  let kind: Kind

  /// The declaration of the person, and the member in it.
  let own: Int
  let member: Int?
  let base: Int?
  let baseMember: Int?
  let new: Int?
  let newMember: Int?

  init(
    _ kind: Kind, of own: Int, member: Int?, from base: Int?, fromMember baseMember: Int? = nil,
    to new: Int?, toMember newMember: Int? = nil
  ) {
    self.kind = kind
    self.own = own
    self.member = member
    self.base = base
    self.baseMember = baseMember
    self.new = new
    self.newMember = newMember
  }
}
