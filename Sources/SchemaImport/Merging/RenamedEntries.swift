import Diagnostics
import SchemaSyntax

/// The entries of a map for fields that a person has given another name, in the app or in Swift alone, or has removed.
struct RenamedEntries {
  /// Those that are not found by the name that the document gives them.
  private(set) var keys: Set<MemberKey> = []
  private(set) var entries: [Entry] = []

  /// What the person calls fields, by the places in the text of the document where entries name them.
  private(set) var names: [Range<Int>: String] = [:]

  /// The entry of each version. Where there is none, the field gets its value from the one that has its name.
  struct Entry {
    let base: Int?
    let new: Int?
    let mine: Int?
    let verdict: Verdict
  }

  enum Verdict {
    case stays
    /// The person's entry becomes that of the document.
    case follows
    /// The document has no entry any more. The name of the field alone would not find this source.
    case reads(String)
    /// The document has no entry any more, and none is needed.
    case goes
    case conflicts
  }

  /// Nil where there is nothing to find in that way.
  init?(
    _ change: DeclarationChange, knownAs known: Int, of comparison: VersionComparison,
    _ renamedFields: inout RenamedFields
  ) {
    let (base, new) = (comparison.base.declarations[known], comparison.new.declarations[change.new])
    guard base.kind == .map, (base.members + new.members).contains(where: { $0.key.kind == .entry })
    else { return nil }
    let uses = renamedFields.foundUses()
    let conventions = comparison.conventions
    guard let base = MapSide(known, comparison.baseWords, uses.base, conventions),
      let new = MapSide(change.new, comparison.newWords, uses.new, conventions),
      let mine = MapSide(change.mine, comparison.mineWords, uses.mine, conventions)
    else { return nil }
    var finder = Finder(base: base, new: new, mine: mine, comparison: comparison)
    let fields = finder.fields(renamedFields.members(of: mine.target, knownAs: base.target))
    for name in new.entryNames + base.entryNames.filter({ new.entries[$0] == nil }) {
      guard let field = fields[name] else { continue }
      guard let ownName = field else {
        keys.insert(MemberKey(kind: .entry, text: name))
        continue
      }
      guard new.targetNames.members[name] != nil else { continue }
      let sources = finder.sourceNames(ofEntryFor: name)
      guard ownName != name || sources.contains(where: \.isOther) else { continue }
      keys.insert(MemberKey(kind: .entry, text: name))
      let entry = finder.entry(for: name, called: ownName, sources)
      entries.append(entry)
      guard let position = entry.new else { continue }
      for source in sources { names[source.place] = source.name }
      names[new.nameRange(of: position)] = ownName
    }
    guard !keys.isEmpty else { return nil }
  }
}

/// Finds the entries of one map.
private struct Finder {
  let base: MapSide
  let new: MapSide
  let mine: MapSide
  let comparison: VersionComparison

  /// What the person calls the fields that the document now has in a declaration.
  private var ownNames: [Int: [Int: String]] = [:]

  init(base: MapSide, new: MapSide, mine: MapSide, comparison: VersionComparison) {
    self.base = base
    self.new = new
    self.mine = mine
    self.comparison = comparison
  }

  struct Source {
    /// Empty where the document does not name it.
    let place: Range<Int>
    let name: String
    let isOther: Bool
  }

  /// What the person calls the fields of the target that the last import knew; nil for one that they have removed. Those in groups
  /// have kept their names.
  func fields(_ renamed: [MemberKey: Int]) -> [String: String?] {
    let owner = comparison.mine.declarations[mine.target]
    let found = comparison.members(of: mine.target, knownAs: base.target)
    let names = mine.targetNames.byMember
    var fields: [String: String?] = [:]
    for (name, member) in base.targetNames.ordered {
      let key = comparison.base.declarations[base.target].members[member].key
      if let position = found[key] ?? renamed[key] {
        fields[name] = names[position]
      } else if owner.sharedMembers[key] == nil {
        fields[name] = .some(nil)
      }
    }
    return fields
  }

  /// What the person calls the fields that the document makes a field of.
  mutating func sourceNames(ofEntryFor name: String) -> [Source] {
    guard let entry = new.entries[name] else {
      guard let field = new.impliedSource(of: name) else { return [] }
      let own = ownName(of: field) ?? name
      return [Source(place: 0..<0, name: own, isOther: own != name)]
    }
    return new.uses(in: entry).map { use in
      let name = new.text(of: use.place)
      let own = ownName(of: use.field) ?? name
      return Source(place: use.place, name: own, isOther: own != name)
    }
  }

  private mutating func ownName(of field: FieldUses.Field) -> String? {
    if let known = ownNames[field.declaration] { return known[field.member] }
    let found = ownNames(ofFieldsIn: field.declaration)
    ownNames[field.declaration] = found
    return found[field.member]
  }

  private func ownNames(ofFieldsIn declaration: Int) -> [Int: String] {
    let identities = comparison.identities
    guard let identity = identities.new.identity(of: declaration),
      let own = identities.mine.member(identity)
    else { return [:] }
    let members = comparison.members(of: own, knownAs: identities.base.member(identity))
    let names = SwiftNames(of: comparison.mine.declarations[own], comparison.conventions).byMember
    var found: [Int: String] = [:]
    for (position, member) in comparison.new.declarations[declaration].members.enumerated() {
      found[position] = members[member.key].flatMap { names[$0] }
    }
    return found
  }

  func entry(
    for name: String, called ownName: String, _ sources: [Source]
  ) -> RenamedEntries.Entry {
    RenamedEntries.Entry(
      base: base.entries[name], new: new.entries[name], mine: mine.entries[ownName],
      verdict: verdict(on: name, called: ownName, sources))
  }

  private func verdict(
    on name: String, called ownName: String, _ sources: [Source]
  ) -> RenamedEntries.Verdict {
    let (old, now) = (base.content(for: name), new.content(for: name))
    let own = mine.content(for: ownName)
    if old == now || own == now { return .stays }
    guard own == old else { return .conflicts }
    guard new.entries[name] == nil else { return .follows }
    guard let entry = mine.entries[ownName], let source = sources.first else { return .conflicts }
    if source.name != ownName { return .reads(source.name) }
    return mine.hasComments(in: entry) ? .conflicts : .goes
  }
}
