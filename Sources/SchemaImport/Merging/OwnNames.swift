import SchemaSyntax

/// What the person has made of the members that a declaration has in the document.
struct OwnNames {
  enum Name {
    /// The person calls it as the document does, or the document has just got it.
    case asInDocument
    case own(String)
    /// The person has removed it.
    case removed
  }

  private let names: [Name]
  /// The person's declaration, and where in it the members are. Those of groups are not.
  private let owner: VersionDeclaration
  private let positions: [Int?]

  /// - Parameters:
  ///   - new: the declaration of the document, by its position.
  ///   - own: that of the person.
  ///   - known: that of the last import.
  init(ofMembersIn new: Int, of own: Int, since known: Int?, _ comparison: VersionComparison) {
    let mine = comparison.mine.declarations[own]
    let base = known.map { comparison.base.declarations[$0] }
    let found = comparison.members(of: own, knownAs: known)
    let former = MemberMatching(base?.members ?? [])
    let formerNames = base.map { SwiftNames(of: $0, comparison.conventions).byMember } ?? [:]
    let ownNames = SwiftNames(of: mine, comparison.conventions).byMember
    var namesInGroups: [Int: [Int: String]] = [:]
    let keys = comparison.formerKeys(of: new, since: known)
    owner = mine
    positions = keys.map { found[$0] }
    names = keys.map { key in
      let formerName = former[key].flatMap { formerNames[$0] }
      if let member = found[key] {
        guard let name = ownNames[member], name != formerName else { return .asInDocument }
        return .own(name)
      }
      // What is in a group has the names that the person gives it there.
      if let shared = mine.sharedMembers[key] {
        let group = comparison.mine.declarations[shared.group]
        let given =
          namesInGroups[shared.group] ?? SwiftNames(of: group, comparison.conventions).byMember
        namesInGroups[shared.group] = given
        guard let name = given[shared.member], name != formerName else { return .asInDocument }
        return .own(name)
      }
      return former[key] == nil ? .asInDocument : .removed
    }
  }

  subscript(member: Int) -> Name { names[member] }

  /// The member as the person has it, if it is not in a group.
  func own(_ member: Int) -> (member: VersionMember, file: Int)? {
    positions[member].map { (owner.members[$0], owner.file) }
  }

  var hasOwn: Bool {
    names.contains { if case .own = $0 { true } else { false } }
  }
}
