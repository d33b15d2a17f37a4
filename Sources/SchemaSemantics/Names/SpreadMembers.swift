import Diagnostics
import SchemaSyntax

/// The members of a record or a group: its own, with those of the groups that it spreads between them.
struct SpreadMembers {
  /// A member with the group that it is written in; nil for the record's own.
  struct Member<Content> {
    let content: Content
    let origin: TypeID?
    /// The line of the record itself that brings it there.
    let spread: ResolvedSpread?
  }

  private(set) var fields: [Member<ResolvedField>] = []
  private(set) var constants: [Member<ConstantField>] = []
  private(set) var rules: [Member<InvariantDeclaration>] = []
  private(set) var spreads: [ResolvedSpread] = []

  mutating func add(_ field: ResolvedField) {
    fields.append(Member(content: field, origin: nil, spread: nil))
  }

  mutating func add(_ constant: ConstantField) {
    append(constant, origin: nil, spread: nil)
  }

  mutating func add(_ rule: InvariantDeclaration) {
    rules.append(Member(content: rule, origin: nil, spread: nil))
  }

  /// The members of `group` that are not here yet.
  mutating func add(_ group: SpreadMembers, as spread: ResolvedSpread) {
    let present = Set(spreads.flatMap(\.groups))
    let isNew = { (origin: TypeID?) in !present.contains(origin ?? spread.group) }
    spreads.append(spread)
    let before = fields.count
    var skipped = 0
    var skippedBefore: [Int] = [0]
    for member in group.fields {
      if isNew(member.origin) {
        fields.append(
          Member(content: member.content, origin: member.origin ?? spread.group, spread: spread))
      } else {
        skipped += 1
      }
      skippedBefore.append(skipped)
    }
    for member in group.constants where isNew(member.origin) {
      var constant = member.content
      let position = constant.position
      constant.position =
        before + position
        - (skippedBefore.indices.contains(position) ? skippedBefore[position] : skipped)
      constants.append(
        Member(content: constant, origin: member.origin ?? spread.group, spread: spread))
    }
    for member in group.rules where isNew(member.origin) {
      rules.append(
        Member(content: member.content, origin: member.origin ?? spread.group, spread: spread))
    }
  }

  private mutating func append(
    _ constant: ConstantField, origin: TypeID?, spread: ResolvedSpread?
  ) {
    var constant = constant
    constant.position = fields.count
    constants.append(Member(content: constant, origin: origin, spread: spread))
  }
}
