import Diagnostics
import SchemaSyntax

/// Types of the app that come beside types of the wire which a person has edited. They get the names that the person gives the
/// same fields and cases, hold what these convert already, are open where theirs are, and lack what they have removed.
struct AppSides {
  private(set) var replacements: [OwnWording.Replacement] = []
  private let comparison: VersionComparison
  private let memberNames: AddedMemberNames

  init(
    _ comparison: VersionComparison, _ names: MergedNames, _ memberNames: AddedMemberNames
  ) {
    self.comparison = comparison
    self.memberNames = memberNames
    let coming = comparison.new.declarations.indices.filter { id in
      comparison.new.declarations[id].kind == .map && names.added.contains(id)
    }
    guard !coming.isEmpty else { return }
    let uses = FieldUses(in: comparison.new, comparison.conventions)
    for id in coming {
      guard
        let map = MapSide(id, comparison.newWords, uses, comparison.conventions),
        names.added.contains(map.target),
        let own = comparison.ownNames(ofMembersIn: map.source)
      else { continue }
      add(map, own, uses)
    }
  }

  private mutating func add(_ map: MapSide, _ names: OwnNames, _ uses: FieldUses) {
    let target = comparison.new.declarations[map.target]
    var removed = 0
    for (name, member) in map.targetNames.ordered {
      guard let source = source(of: member, called: name, map, uses) else { continue }
      if let own = names.own(source), isConverted(own.member, source, name, in: map) {
        hold(own, in: member, called: name, of: map, &removed)
      }
      let given: String
      switch names[source] {
      case .removed:
        remove(member, called: name, from: map, &removed)
        continue
      case .own(let name): given = name
      case .asInDocument:
        guard let name = memberNames.name(of: source, in: map.source) else { continue }
        given = name
      }
      rename(member, called: name, given, in: map)
      if name == Self.nameOfIdentity { replaceIdentity(of: target) }
    }
    addNames(ofFieldsIn: map, names)
    if removed > 0, removed == map.map.members.count { removeBraces(of: map.map) }
    open(target, like: map.source)
  }

  /// The member of the wire that a member of the app is made of.
  private func source(
    of member: Int, called name: String, _ map: MapSide, _ uses: FieldUses
  ) -> Int? {
    switch comparison.new.declarations[map.target].kind {
    case .record:
      let field = uses.sources[.init(declaration: map.target, member: member)]
      return field?.declaration == map.source ? field?.member : nil
    case .union: return map.sourceNames.members[name]
    case .group, .enumeration, .wrapper, .map, .repository, .alias, .foreign, .converter,
      .namespace:
      return nil
    }
  }

  // MARK: Names

  private mutating func rename(
    _ member: Int, called name: String, _ given: String, in map: MapSide
  ) {
    let declared = comparison.new.declarations[map.target].members[member]
    replace(declared.head..<declared.part(.swiftName).place, with: given)
    if let entry = map.entries[name] { replace(map.nameRange(of: entry), with: given) }
    for row in rows(for: name, in: map) {
      for case .literal(let literal, _) in row.patterns { replace(literal.span.range, with: given) }
      if let word = row.body.nameOfCase { replace(word.span.range, with: given) }
    }
  }

  /// An import writes a row only for a case that has the same name on both sides.
  private func rows(for name: String, in map: MapSide) -> [MatchRow] {
    guard case .map(let node) = map.map.node else { return [] }
    return node.rows.filter { row in
      row.patterns.contains { pattern in
        if case .literal(let literal, _) = pattern { literal.kind == .name(name) } else { false }
      }
    }
  }

  /// Entries name the fields of the wire.
  private mutating func addNames(ofFieldsIn map: MapSide, _ names: OwnNames) {
    for entry in map.map.members.indices where map.map.members[entry].key.kind == .entry {
      for use in map.uses(in: entry) where use.field.declaration == map.source {
        if case .own(let name) = names[use.field.member] { replace(use.place, with: name) }
      }
    }
  }

  private static let nameOfIdentity = "id"

  /// Only a field of that name tells values apart in Swift.
  private mutating func replaceIdentity(of target: VersionDeclaration) {
    for range in target.part(.conformances).ranges { replace(range, with: "") }
  }

  // MARK: What is converted

  /// Whether the person has a field of the wire converted where, in the document, only the map does so, if anything.
  private func isConverted(
    _ own: VersionMember, _ source: Int, _ name: String, in map: MapSide
  ) -> Bool {
    let member = comparison.new.declarations[map.source].members[source]
    return !own.part(.converters).ranges.isEmpty && member.part(.converters).ranges.isEmpty
      && map.impliedSource(of: name)?.member == source
  }

  /// The app holds what the converter gives, and the map has nothing to add. Rules about another type are left to the person.
  private mutating func hold(
    _ own: (member: VersionMember, file: Int), in member: Int, called name: String,
    of map: MapSide, _ count: inout Int
  ) {
    let declared = comparison.new.declarations[map.target].members[member]
    let mine = comparison.mine.texts[own.file]
    guard let type = declared.part(.type).ranges.first,
      let ownType = own.member.part(.type).ranges.first.map(mine.string)
    else { return }
    if comparison.new.texts[0].string(type) != ownType {
      guard declared.part(.rules).ranges.isEmpty else { return }
      replace(type, with: ownType)
    }
    removeEntry(for: name, in: map, &count)
  }

  // MARK: What is not there

  private mutating func remove(
    _ member: Int, called name: String, from map: MapSide, _ count: inout Int
  ) {
    let text = comparison.new.texts[0]
    let target = comparison.new.declarations[map.target]
    replace(LineRemoval(of: target.members[member].place, in: text).range, with: "")
    if name == Self.nameOfIdentity { replaceIdentity(of: target) }
    removeEntry(for: name, in: map, &count)
    for row in rows(for: name, in: map) {
      replace(LineRemoval(of: row.span.range, in: text).range, with: "")
      count += 1
    }
  }

  private mutating func removeEntry(for name: String, in map: MapSide, _ count: inout Int) {
    guard let entry = map.entries[name] else { return }
    let place = map.map.members[entry].place
    replace(LineRemoval(of: place, in: comparison.new.texts[0]).range, with: "")
    count += 1
  }

  private mutating func removeBraces(of map: VersionDeclaration) {
    guard case .map(let node) = map.node else { return }
    replace(node.target.span.end..<map.place.upperBound, with: "")
  }

  // MARK: Openness

  private mutating func open(_ target: VersionDeclaration, like source: Int) {
    let identities = comparison.identities
    guard case .union = target.kind, let identity = identities.new.identity(of: source),
      let own = identities.mine.member(identity), let known = identities.base.member(identity)
    else { return }
    let isOpen = !comparison.mine.declarations[own].part(.openness).ranges.isEmpty
    let wasOpen = !comparison.base.declarations[known].part(.openness).ranges.isEmpty
    let opens = target.part(.openness)
    guard isOpen != wasOpen, isOpen == opens.ranges.isEmpty else { return }
    if let word = opens.ranges.first {
      replace(word.lowerBound..<opens.place, with: "")
    } else {
      replace(opens.place..<opens.place, with: "open ")
    }
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    replacements.append(.init(range: range, text: text))
  }
}

extension MapExpression {
  /// Where it makes a case with what that carries.
  fileprivate var nameOfCase: Name? {
    switch kind {
    case .construction(let name, _): name
    case .converted(let inner, _): inner.nameOfCase
    case .record(let path, _) where path.rest.isEmpty: path.first
    case .path, .source, .literal, .interpolation, .coalesce, .required, .match, .custom, .list,
      .record, .refusal, .invalid:
      nil
    }
  }
}
