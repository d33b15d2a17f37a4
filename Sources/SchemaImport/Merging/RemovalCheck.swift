import Diagnostics
import SchemaSemantics
import SchemaSyntax

/// Holds back the removal of what the person's own declarations still name. A field that becomes a constant is removed, too: no
/// map reads a constant, or gives it a value.
struct RemovalCheck {
  private(set) var changes: [DeclarationChange]

  /// Declarations that go after all. What is within one that goes is among them, too.
  private(set) var removals: Set<Int> = []
  private(set) var findings: [StillUsed] = []
  private let comparison: VersionComparison
  private let uses: FieldUses

  /// Fields that become constants.
  private var constants: Set<FieldUses.Field> = []

  /// What will be gone of each file, ascending, and free of what is within something else that goes.
  private var gone: [[Range<Int>]] = []

  init(_ finder: ChangeFinder, of comparison: VersionComparison) {
    self.comparison = comparison
    changes = finder.changes
    uses = FieldUses(in: comparison.mine, comparison.conventions)
    removals = Set(finder.removals)
    // What stays may name something else.
    var kept: Int
    repeat {
      kept = findings.count - removals.count
      findGone()
      for index in changes.indices {
        if !changes[index].removed.isEmpty { keepUsed(in: index) }
        keepFields(in: index)
      }
      findGone()
      keepUsed(finder.removals)
      keepMaps(finder.removals)
    } while findings.count - removals.count != kept
  }

  private var mine: SchemaVersion { comparison.mine }

  /// Where something is still named that the document no longer has.
  struct StillUsed {
    let declaration: Int
    let member: Int?
    let places: [SourceSpan]

    /// The constant that the document has in place of the field.
    var constant: VersionMember?
  }

  private mutating func findGone() {
    constants = []
    for change in changes {
      let fields = change.memberParts.filter { constant(for: $0, of: change) != nil }
      constants.formUnion(fields.map { .init(declaration: change.mine, member: $0.mine) })
    }
    var ranges = mine.texts.map { _ in [Range<Int>]() }
    for id in removals { ranges[mine.declarations[id].file].append(mine.declarations[id].place) }
    for change in changes {
      let owner = mine.declarations[change.mine]
      for member in change.removed { ranges[owner.file].append(owner.members[member].place) }
      for part in change.memberParts {
        ranges[owner.file] += owner.members[part.mine].part(part.kind).ranges
      }
      for kind in change.parts { ranges[owner.file] += owner.part(kind).ranges }
      if isReplaced(change) { ranges[owner.file].append(owner.place) }
    }
    gone = ranges.map { ranges in
      var outer: [Range<Int>] = []
      let sorted = ranges.sorted {
        ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
      }
      for range in sorted where range.upperBound > outer.last?.upperBound ?? 0 {
        outer.append(range)
      }
      return outer
    }
  }

  /// Whether another kind of declaration takes the place of one that nobody has touched, with all that is in it.
  private func isReplaced(_ change: DeclarationChange) -> Bool {
    guard change.isOtherKind, let old = change.base else { return false }
    let owner = mine.declarations[change.mine]
    let staysEmpty = owner.items.allSatisfy { item in
      if case .nested(let child) = item { removals.contains(child) } else { true }
    }
    return staysEmpty
      && comparison.isUntouched(owner, file: owner.file, since: comparison.base.declarations[old])
  }

  private func isGone(_ place: Int, in file: Int) -> Bool {
    let next = gone[file].firstPosition { $0.lowerBound > place }
    return next > 0 && gone[file][next - 1].contains(place)
  }

  // MARK: Fields

  private mutating func keepUsed(in index: Int) {
    let owner = changes[index].mine
    let names = SwiftNames(of: mine.declarations[owner], comparison.conventions)
    let given = SwiftNames(
      of: comparison.new.declarations[changes[index].new], comparison.conventions)
    var removed: [Int] = []
    for member in changes[index].removed {
      let field = FieldUses.Field(declaration: owner, member: member)
      // What comes by the same name serves as well.
      let isReplaced = names.name(of: member).map { given.members[$0] != nil } ?? false
      let places = places(of: field, withAlike: !isReplaced)
      if places.isEmpty {
        removed.append(member)
      } else {
        findings.append(StillUsed(declaration: owner, member: member, places: places))
      }
    }
    changes[index].removed = removed
  }

  private mutating func keepFields(in index: Int) {
    let change = changes[index]
    for part in change.memberParts {
      guard let constant = constant(for: part, of: change) else { continue }
      let places = places(of: .init(declaration: change.mine, member: part.mine), withAlike: true)
      guard !places.isEmpty else { continue }
      changes[index].memberParts.removeAll { $0.mine == part.mine }
      findings.append(
        StillUsed(
          declaration: change.mine, member: part.mine, places: places, constant: constant))
    }
  }

  private func constant(
    for part: DeclarationChange.MemberPart, of change: DeclarationChange
  ) -> VersionMember? {
    let new = comparison.new.declarations[change.new].members[part.new]
    guard part.kind == .type, new.isConstant,
      !mine.declarations[change.mine].members[part.mine].isConstant
    else { return nil }
    return new
  }

  /// Where a field is used by what stays, also by what has its name.
  private func places(of field: FieldUses.Field, withAlike: Bool) -> [SourceSpan] {
    let alike = withAlike ? uses.alike[field] ?? [] : []
    return
      ((uses.places[field] ?? [])
      + alike.filter { !constants.contains($0) }.map { uses.span(of: $0) })
      .filter { !isGone($0.start, in: $0.file) }
  }

  // MARK: Declarations

  private mutating func keepUsed(_ candidates: [Int]) {
    var places: [Int: [SourceSpan]] = [:]
    for file in mine.mentions.indices {
      for mention in mine.mentions[file] {
        guard let target = mention.target, !isGone(mention.range.lowerBound, in: file) else {
          continue
        }
        places[target, default: []].append(mention.path.span)
      }
    }
    for candidate in candidates {
      guard let places = places[candidate], removals.contains(candidate) else { continue }
      findings.append(StillUsed(declaration: candidate, member: nil, places: places))
      keep(candidate)
    }
    // What is around something that stays does, too.
    for id in mine.declarations.indices.reversed() where !removals.contains(id) {
      if let parent = mine.declarations[id].parent, removals.contains(parent) { keep(parent) }
    }
  }

  /// A map stays between types that both stay although the document no longer has them.
  private mutating func keepMaps(_ candidates: [Int]) {
    for candidate in candidates where removals.contains(candidate) {
      let map = mine.declarations[candidate]
      guard map.kind == .map else { continue }
      let ends = mine.mentions(in: map.place, file: map.file).map(\.target)
      let areThere = ends.allSatisfy { end in end.map { !removals.contains($0) } ?? false }
      if areThere, !ends.contains(where: isInDocument) { keep(candidate) }
    }
  }

  private func isInDocument(_ declaration: Int?) -> Bool {
    let identities = comparison.identities
    return declaration.flatMap(identities.mine.identity).flatMap(identities.new.member) != nil
  }

  /// A declaration stays with everything that it names.
  private mutating func keep(_ declaration: Int) {
    var open = [declaration]
    while let id = open.popLast() {
      guard removals.remove(id) != nil else { continue }
      let kept = mine.declarations[id]
      for mention in mine.mentions(in: kept.place, file: kept.file) {
        if let target = mention.target { open.append(target) }
      }
      if let parent = kept.parent { open.append(parent) }
      for case .nested(let child) in kept.items { open.append(child) }
    }
  }
}
