/// The declarations that the person has left to the letter as the last import wrote them. What the document has made of one
/// takes its place as a whole, so that its order and its lines are the document's, too.
struct WholeDeclarations {
  /// The declaration of the document for each of them, by that of the person.
  private(set) var replacements: [Int: Int] = [:]

  /// They, and all that is in them.
  private(set) var all: Set<Int> = []
  private let comparison: VersionComparison
  private let removals: Set<Int>

  /// Those in which something stays that the document no longer has, or keeps its name.
  private var blocked: Set<Int> = []

  init(_ comparison: VersionComparison, _ check: RemovalCheck) {
    self.comparison = comparison
    removals = check.removals
    for finding in check.findings { block(finding.declaration) }
    for change in check.changes where change.keepsNames { block(change.mine) }
    for change in check.changes { consider(change) }
  }

  private mutating func block(_ declaration: Int) {
    var current: Int? = declaration
    while let id = current, blocked.insert(id).inserted {
      current = comparison.mine.declarations[id].parent
    }
  }

  /// Changes come in the order of the declarations, so that one that is around others comes first.
  private mutating func consider(_ change: DeclarationChange) {
    let declaration = comparison.mine.declarations[change.mine]
    if let parent = declaration.parent, all.contains(parent) {
      all.insert(change.mine)
      return
    }
    guard !blocked.contains(change.mine), !change.hasOwnNames, let old = change.base,
      isLeft(change, since: old),
      keepsItsContent(change.mine, change.new), leavesNothingBehind(change.mine, change.new)
    else { return }
    all.insert(change.mine)
    replacements[change.mine] = change.new
  }

  private func isLeft(_ change: DeclarationChange, since old: Int) -> Bool {
    if change.isOtherKind {
      let declaration = comparison.mine.declarations[change.mine]
      return comparison.isUntouched(
        declaration, file: declaration.file, since: comparison.base.declarations[old])
    }
    return comparison.isUntouchedText(change.mine, since: old)
      && !comparison.isUnchangedText(change.new, since: old)
  }

  /// Whether all that stays of what is in it is in it in the document, too.
  private func leavesNothingBehind(_ own: Int, _ new: Int) -> Bool {
    for case .nested(let child) in comparison.mine.declarations[own].items
    where !removals.contains(child) {
      guard let identity = comparison.identities.mine.identity(of: child),
        let twin = comparison.identities.new.member(identity),
        comparison.new.declarations[twin].parent == new, leavesNothingBehind(child, twin)
      else { return false }
    }
    return true
  }

  /// Whether all that the document nests in it is there, or is new; the person may have it elsewhere.
  private func keepsItsContent(_ own: Int, _ new: Int) -> Bool {
    for case .nested(let child) in comparison.new.declarations[new].items {
      guard let identity = comparison.identities.new.identity(of: child) else { return false }
      let twin = comparison.identities.mine.member(identity)
      if let twin, comparison.mine.declarations[twin].parent != own { return false }
      if twin == nil, comparison.identities.base.member(identity) != nil { return false }
      if let twin, !keepsItsContent(twin, child) { return false }
    }
    return true
  }
}
