import Diagnostics
import SchemaSyntax

/// The members of each group that has been looked at, so that none is resolved twice.
struct ResolvedGroups {
  struct Content {
    var members = SpreadMembers()
    /// Whether something in it is missing, which has been reported.
    var isIncomplete = false
    /// How many groups are spread within each other.
    var depth = 1
  }

  var done: [TypeID: Content] = [:]
  /// Those that are being resolved, from the outside in, each with the line that spreads the next one.
  var open: [(group: TypeID, spread: SourceSpan)] = []

  static let depthLimit = 64
}

extension SchemaResolver {
  mutating func resolve(_ record: RecordDeclaration, in entry: TypeIndex.Entry) -> ResolvedRecord {
    record.resolved(content(of: record, in: entry), group: nil)
  }

  mutating func resolve(_ group: FieldGroupDeclaration, in entry: TypeIndex.Entry)
    -> ResolvedRecord
  {
    if let word = group.protocolWord, let parent = entry.parent {
      reportNestedProtocol(word, of: entry, in: index.entries[parent.index])
    }
    for nested in group.members.nested { report(nested, in: entry) }
    return group.members.resolved(
      content(of: entry.id, group),
      group: ResolvedGroup(
        isLayerGuessed: group.isLayerGuessed, hasProtocol: group.protocolWord != nil))
  }

  private mutating func content(of id: TypeID, _ group: FieldGroupDeclaration)
    -> ResolvedGroups.Content
  {
    if let known = groups.done[id] { return known }
    let content = content(of: group.members, in: index.entries[id.index])
    groups.done[id] = content
    return content
  }

  private mutating func content(of record: RecordDeclaration, in entry: TypeIndex.Entry)
    -> ResolvedGroups.Content
  {
    var names = MemberNames(
      owner: entry.qualifiedName, hasWireNames: record.layer != .domain, conventions: conventions)
    var content = ResolvedGroups.Content()
    var position = Spread.Position(fields: 0, constants: 0, rules: 0)
    for spread in record.spreads {
      addOwn(of: record, from: &position, to: spread.position, in: entry, &names, &content.members)
      guard let group = group(spread, in: entry, record.layer),
        let added = self.content(of: group, spreadBy: spread, in: entry)
      else {
        content.isIncomplete = true
        continue
      }
      add(added, of: group.id, spread, in: entry, &names, &content)
    }
    let end = Spread.Position(
      fields: record.fields.count, constants: record.constants.count, rules: record.rules.count)
    addOwn(of: record, from: &position, to: end, in: entry, &names, &content.members)
    // Which of two members with one name is meant is not known.
    if !names.diagnostics.isEmpty { content.isIncomplete = true }
    diagnostics += names.diagnostics
    return content
  }

  private mutating func addOwn(
    of record: RecordDeclaration, from start: inout Spread.Position, to end: Spread.Position,
    in entry: TypeIndex.Entry, _ names: inout MemberNames, _ members: inout SpreadMembers
  ) {
    while start.fields < min(end.fields, record.fields.count) {
      addConstants(of: record, from: &start, to: end, &members)
      let field = record.fields[start.fields]
      members.add(
        ResolvedField(
          syntax: field, swiftName: names.swiftName(of: field.wireName, given: field.swiftName),
          type: types.resolve(field.type, in: .type(entry.id), as: .part(of: record.layer)),
          written: types.spelling(of: field.type, in: .type(entry.id))))
      start.fields += 1
    }
    addConstants(of: record, from: &start, to: end, &members)
    while start.rules < min(end.rules, record.rules.count) {
      members.add(record.rules[start.rules])
      start.rules += 1
    }
  }

  private func addConstants(
    of record: RecordDeclaration, from start: inout Spread.Position, to end: Spread.Position,
    _ members: inout SpreadMembers
  ) {
    while start.constants < min(end.constants, record.constants.count),
      record.constants[start.constants].position <= start.fields
    {
      members.add(record.constants[start.constants])
      start.constants += 1
    }
  }

  /// The members of the group that `spread` names; nil if that has been reported.
  private mutating func content(
    of group: TypeIndex.Entry, spreadBy spread: Spread, in entry: TypeIndex.Entry
  ) -> ResolvedGroups.Content? {
    guard let syntax = group.group else { return nil }
    guard entry.group != nil else { return content(of: group.id, syntax) }
    groups.open.append((entry.id, spread.span))
    defer { groups.open.removeLast() }
    if let start = groups.open.firstIndex(where: { $0.group == group.id }) {
      reportCycle(from: start)
      return nil
    }
    guard groups.open.count < ResolvedGroups.depthLimit else {
      reportDepth(of: spread)
      return nil
    }
    return content(of: group.id, syntax)
  }

  private mutating func add(
    _ added: ResolvedGroups.Content, of group: TypeID, _ spread: Spread,
    in entry: TypeIndex.Entry, _ names: inout MemberNames, _ content: inout ResolvedGroups.Content
  ) {
    if added.isIncomplete { content.isIncomplete = true }
    guard entry.group == nil || added.depth < ResolvedGroups.depthLimit else {
      reportDepth(of: spread)
      content.isIncomplete = true
      return
    }
    content.depth = max(content.depth, added.depth + 1)
    let inner = added.members.spreads.flatMap(\.groups)
    let resolved = ResolvedSpread(
      span: spread.span, preamble: spread.preamble, group: group, groups: [group] + inner,
      places: ([group] + inner).compactMap { index.entries[$0.index].group?.members.span })
    reportRepetition(of: resolved, in: entry, after: content.members.spreads)
    let before = content.members.fields.count
    content.members.add(added.members, as: resolved)
    for member in content.members.fields[before...] { names.claim(member.content, resolved) }
  }

  /// - Parameter start: where the cycle begins among the open groups.
  mutating func reportCycle(from start: Int) {
    let steps = groups.open[start...]
    guard let first = steps.first, let last = steps.last else { return }
    let name = index.entries[first.group.index].qualifiedName
    let others = steps.dropLast().map { step in
      Diagnostic.Label(
        step.spread, "`\(index.entries[step.group.index].qualifiedName)` holds this group")
    }
    diagnostics.report(
      .groupCycle, "the group `\(name)` holds its own fields", at: last.spread,
      secondary: others, help: "remove one of these lines")
  }

  mutating func reportDepth(of spread: Spread) {
    diagnostics.report(
      .groupDepth, "groups of fields are spread too deeply here", at: spread.span,
      help: "write the fields of the inner groups into fewer groups; 64 levels are the limit")
  }

  mutating func reportRepetition(
    of spread: ResolvedSpread, in entry: TypeIndex.Entry, after others: [ResolvedSpread]
  ) {
    for other in others {
      guard let shared = spread.groups.first(where: other.groups.contains) else { continue }
      let group = index.entries[shared.index]
      diagnostics.report(
        .repeatedMember,
        "`\(entry.qualifiedName)` has the fields of `\(group.qualifiedName)` twice",
        at: spread.span,
        secondary: [
          .init(other.span, "they are here already"),
          .init(group.name.span, "`\(group.qualifiedName)` is declared here"),
        ],
        help: spread.group == shared
          ? "remove one of the two lines"
          : "take `...\(group.name.text)` out of one of the groups, or remove one of these lines")
      return
    }
  }

  mutating func report(_ nested: Declaration, in group: TypeIndex.Entry) {
    diagnostics.report(
      .declarationInGroup, "nothing can be declared within a group of fields",
      at: TypeSyntax(nested)?.name.span ?? nested.span,
      secondary: [.init(group.name.span, "this is a group of fields")],
      notes: ["a group is not a type, so there would be no place for it in Swift"],
      help: "move it out of `\(group.qualifiedName)`")
  }

  mutating func reportNestedProtocol(
    _ word: SourceSpan, of group: TypeIndex.Entry, in parent: TypeIndex.Entry
  ) {
    diagnostics.report(
      .nestedProtocol, "a group of fields within a type cannot become a protocol", at: word,
      secondary: [.init(parent.name.span, "`\(group.qualifiedName)` is declared within this")],
      notes: ["in Swift, a type cannot conform to a protocol that is declared within it"],
      help: "move `\(group.name.text)` out of `\(parent.qualifiedName)`, or remove `: protocol`")
  }
}

extension RecordDeclaration {
  fileprivate func resolved(_ content: ResolvedGroups.Content, group: ResolvedGroup?)
    -> ResolvedRecord
  {
    ResolvedRecord(
      layer: layer, fields: content.members.fields.map(\.content),
      constants: content.members.constants.map(\.content),
      invariants: content.members.rules.map(\.content), spreads: content.members.spreads,
      undeclaredKeys: undeclaredKeys, isIncomplete: content.isIncomplete, group: group)
  }
}

extension DiagnosticKind {
  static let repeatedMember = DiagnosticKind(
    "G0460", .error, "a field that a record has twice",
    explanation: """
      The fields of a group become fields of each record that spreads it, as if they were written there. So a record can
      have neither a field of its own with the same name, nor a second group with such a field, nor the same group twice.
      """,
    wrong: """
      dto fields Timestamps { created: Int, updated: Int? }
      dto UserDTO { ...Timestamps, created: Int }
      """,
    right: """
      dto fields Timestamps { created: Int, updated: Int? }
      dto UserDTO { ...Timestamps }
      """)

  static let groupCycle = DiagnosticKind(
    "G0461", .error, "a group of fields that holds itself",
    explanation: """
      A group can spread other groups, but not itself, and not one that leads back to it: its fields would have no end.
      """,
    wrong: """
      dto fields Created { created: Int, ...Updated }
      dto fields Updated { updated: Int, ...Created }
      dto UserDTO { ...Created }
      """,
    right: """
      dto fields Created { created: Int }
      dto fields Updated { updated: Int, ...Created }
      dto UserDTO { ...Updated }
      """)

  static let declarationInGroup = DiagnosticKind(
    "G0465", .error, "a declaration within a group of fields",
    explanation: """
      A group contains fields, constants and rules. It is not a type in Swift, so no type can be nested in it. Declare the
      type beside the group.
      """,
    wrong: """
      dto fields Placed {
        place: PlaceDTO
        dto PlaceDTO { city: String }
      }
      """,
    right: """
      dto fields Placed { place: PlaceDTO }
      dto PlaceDTO { city: String }
      """)

  static let nestedProtocol = DiagnosticKind(
    "G0467", .error, "a protocol within a type",
    explanation: """
      A group with `: protocol` becomes a protocol in Swift, to which the records that spread it conform. A type cannot
      conform to a protocol that is declared within the type itself, so such a group is declared on its own.
      """,
    wrong: """
      dto UserDTO {
        ...Named
        dto fields Named: protocol { name: String }
      }
      """,
    right: """
      dto UserDTO { ...Named }
      dto fields Named: protocol { name: String }
      """)

  static let groupDepth = DiagnosticKind(
    "G0468", .error, "groups of fields that are spread too deeply",
    explanation: """
      Groups can spread each other 64 levels deep. Nobody can find a field through that many groups: combine some of
      them.
      """)
}
