/// What new members of the document are called in Swift where the person's schema calls something else so.
struct AddedMemberNames {
  /// A member of the document, and the one of the person that has its name.
  struct Clash {
    let declaration: Int
    let member: Int
    let holder: VersionDeclaration.Member
    let name: String
    let given: String
  }

  private(set) var clashes: [Clash] = []
  private var names: [VersionDeclaration.Member: String] = [:]
  private let comparison: VersionComparison

  init(_ comparison: VersionComparison, _ changes: [DeclarationChange]) {
    self.comparison = comparison
    for change in changes where !change.added.isEmpty { find(in: change) }
    if !clashes.isEmpty { nameAlike(changes) }
  }

  /// What the app makes of such a field has its name: otherwise, it would get its value from the field that the person calls so.
  private mutating func nameAlike(_ changes: [DeclarationChange]) {
    let uses = FieldUses(in: comparison.new, comparison.conventions)
    let added = Dictionary(changes.map { ($0.new, $0.added) }) { first, _ in first }
    for clash in clashes {
      let field = FieldUses.Field(declaration: clash.declaration, member: clash.member)
      for other in uses.alike[field] ?? []
      where added[other.declaration]?.contains(other.member) == true {
        let member = VersionDeclaration.Member(
          declaration: other.declaration, member: other.member)
        if names[member] == nil { names[member] = clash.given }
      }
    }
  }

  /// Nil for a member that is called as the document says.
  func name(of member: Int, in declaration: Int) -> String? {
    names[.init(declaration: declaration, member: member)]
  }

  private mutating func find(in change: DeclarationChange) {
    let new = comparison.new.declarations[change.new]
    guard new.canNameMembers else { return }
    let given = SwiftNames(of: new, comparison.conventions).ordered
    let holders = holders(in: change, given)
    var known = Set(given.map(\.name)).union(holders.keys)
    for (name, member) in given where change.added.contains(member) {
      guard let holder = holders[name] else { continue }
      var number = 2
      while !known.insert("\(name)\(number)").inserted { number += 1 }
      names[.init(declaration: change.new, member: member)] = "\(name)\(number)"
      clashes.append(
        Clash(
          declaration: change.new, member: member, holder: holder, name: name,
          given: "\(name)\(number)"))
    }
  }

  /// What the members are called that stay, in the record itself and in the groups that it spreads.
  private func holders(
    in change: DeclarationChange, _ given: [(name: String, member: Int)]
  ) -> [String: VersionDeclaration.Member] {
    let mine = comparison.mine.declarations[change.mine]
    let removed = Set(change.removed)
    let newNames = Dictionary(given.map { ($0.member, $0.name) }) { first, _ in first }
    var followed: [Int: String] = [:]
    for part in change.memberParts where part.kind == .swiftName {
      followed[part.mine] = newNames[part.new]
    }
    var holders: [String: VersionDeclaration.Member] = [:]
    for (name, member) in SwiftNames(of: mine, comparison.conventions).ordered
    where !removed.contains(member) {
      holders[followed[member] ?? name] = .init(declaration: change.mine, member: member)
    }
    for group in Set(mine.sharedMembers.values.map(\.group)).sorted() {
      let names = SwiftNames(of: comparison.mine.declarations[group], comparison.conventions)
      for (name, member) in names.ordered where holders[name] == nil {
        holders[name] = .init(declaration: group, member: member)
      }
    }
    return holders
  }
}

extension VersionDeclaration {
  struct Member: Hashable {
    let declaration: Int
    let member: Int
  }

  /// Whether its members can have other names in Swift than in the document.
  fileprivate var canNameMembers: Bool {
    switch kind {
    case .record(let isOnWire), .group(let isOnWire): isOnWire
    case .union: namesCasesInSwift == false
    case .enumeration: true
    case .wrapper, .map, .repository, .alias, .foreign, .converter, .namespace: false
    }
  }
}
