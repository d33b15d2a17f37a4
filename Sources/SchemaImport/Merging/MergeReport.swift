import Diagnostics
import SchemaSyntax

/// Says what of the document's changes could not be taken over.
struct MergeReport {
  private let comparison: VersionComparison
  private let names: MergedNames
  private let replaced: Set<Int>

  /// - Parameter replaced: declarations that become the document's after all.
  init(_ comparison: VersionComparison, _ names: MergedNames, except replaced: Set<Int>) {
    self.comparison = comparison
    self.names = names
    self.replaced = replaced
  }

  /// In the order of the files.
  func diagnostics(
    of conflicts: [MergeConflict], _ findings: [RemovalCheck.StillUsed],
    _ clashes: [AddedMemberNames.Clash]
  ) -> [Diagnostic] {
    let removed = Set(conflicts.filter { $0.kind == .removedDeclaration }.map(\.own))
    let told =
      conflicts.filter {
        (isApart($0) ? comesBeside($0) : !replaced.contains($0.own))
          && !isPart($0, ofOneOf: removed)
      }
      .map(diagnostic) + findings.filter { !isPart($0, ofOneOf: removed) }.map(diagnostic)
      + clashes.map(diagnostic)
    return told.enumerated().sorted {
      ($0.element.primary.span, $0.offset) < ($1.element.primary.span, $1.offset)
    }.map(\.element)
  }

  /// Whether what is gone is in something that is reported as gone itself.
  private func isPart(_ conflict: MergeConflict, ofOneOf reported: Set<Int>) -> Bool {
    conflict.kind == .removedDeclaration && outermost(of: reported, around: conflict.own) != nil
  }

  /// Whether what is gone is only used by what is reported as gone itself.
  private func isPart(_ finding: RemovalCheck.StillUsed, ofOneOf reported: Set<Int>) -> Bool {
    guard let outer = outermost(of: reported, around: finding.declaration) else { return false }
    let owner = comparison.mine.declarations[outer]
    return finding.places.allSatisfy { $0.file == owner.file && owner.place.contains($0.start) }
  }

  private func outermost(of declarations: Set<Int>, around declaration: Int) -> Int? {
    var found: Int?
    var current = comparison.mine.declarations[declaration].parent
    while let id = current {
      if declarations.contains(id) { found = id }
      current = comparison.mine.declarations[id].parent
    }
    return found
  }

  // MARK: Layers

  private var layers: LayerChange? { comparison.layers }

  private var layerNotes: [String] {
    layers.map { ["the last import was in the layer `\($0.former.rawValue)`"] } ?? []
  }

  /// Who says what is new.
  private var document: String {
    layers.map { "the layer `\($0.now.rawValue)`" } ?? "the document"
  }

  private func lacks(_ name: String) -> String {
    "\(document) \(layers == nil ? "no longer has" : "does not have") \(name)"
  }

  // MARK: Conflicts

  private static let wayToSee = "without `--into`, an import prints what the document has"

  private func diagnostic(_ conflict: MergeConflict) -> Diagnostic {
    switch conflict.kind {
    case .part(let kind): diagnostic(conflict, kind)
    case .otherKind: diagnosticOfKind(conflict)
    case .ownForm: diagnosticOfForm(conflict)
    case .replacedType(let replaced): diagnostic(conflict, replaced)
    case .removedMember where comparison.mine.declarations[conflict.own].kind.isGroup:
      Diagnostic(
        .removedButEdited,
        "\(lacks(name(conflict.own, conflict.member))), which your schema has in the group \(name(conflict.own, nil))",
        at: nameSpan(conflict.own, conflict.member), notes: layerNotes,
        help: "remove it from the group if no other record needs it")
    case .removedMember, .removedDeclaration:
      Diagnostic(
        .removedButEdited,
        "\(lacks(name(conflict.own, conflict.member))), which you have edited",
        at: nameSpan(conflict.own, conflict.member), notes: layerNotes,
        help: layers == nil
          ? "remove it if nothing sends it any more" : "remove it if you no longer need it")
    }
  }

  private func diagnostic(_ conflict: MergeConflict, _ kind: PartKind) -> Diagnostic {
    let own = comparison.mine.declarations[conflict.own]
    let part = bearer(conflict.own, conflict.member, comparison.mine).part(kind)
    let yours = excerpt(of: part, in: comparison.mine.texts[own.file])
    let now = conflict.new.map {
      excerpt(of: kind, $0, conflict.newMember, of: conflict, comparison.new)
    }
    let old = conflict.base.map {
      excerpt(of: kind, $0, conflict.baseMember, of: conflict, comparison.base)
    }
    let name = name(conflict.own, conflict.member)
    // What a group has is never changed for one of the records that have it.
    let isShared = own.kind.isGroup && yours == old
    return Diagnostic(
      .importConflict,
      isShared
        ? "\(document) has changed the \(kind.title) of \(name), which your schema has in the group \(self.name(conflict.own, nil))"
        : "you and \(document) have changed the \(kind.title) of \(name) in different ways",
      at: part.ranges.first.map { span($0, in: own.file) }
        ?? nameSpan(conflict.own, conflict.member),
      label: "yours: \(yours)",
      notes: [
        "\(document) has: \(now ?? Self.nothing)",
        "\(layers == nil ? "it" : "the last import") had: \(old ?? Self.nothing)",
      ] + layerNotes,
      help: isShared
        ? "yours was kept; change the group if this is right for all records that have it, or else write the field in the record"
        : "yours was kept; write what is right")
  }

  private func diagnosticOfForm(_ conflict: MergeConflict) -> Diagnostic {
    var (label, notes) = ("", layerNotes)
    if let member = conflict.member, let new = conflict.new, let newMember = conflict.newMember {
      let own = comparison.mine.declarations[conflict.own]
      label = "yours: \(excerpt(of: own.members[member], in: comparison.mine.texts[own.file]))"
      let now = comparison.new.declarations[new].members[newMember]
      notes.insert("\(document) has: \(excerpt(of: now, in: comparison.new.texts[0]))", at: 0)
    }
    return Diagnostic(
      .importConflict,
      "\(document) has \(name(conflict.own, conflict.member)) now, in another form than your schema",
      at: nameSpan(conflict.own, conflict.member), label: label, notes: notes,
      help: "yours was kept; \(label.isEmpty ? Self.wayToSee : "write what is right")")
  }

  private func diagnostic(
    _ conflict: MergeConflict, _ replaced: MergeConflict.ReplacedType
  ) -> Diagnostic {
    let own = comparison.mine.declarations[conflict.own]
    let yours = conflict.member.map {
      excerpt(of: own.members[$0], in: comparison.mine.texts[own.file])
    }
    let now = comparison.new.declarations[replaced.new].part(replaced.part)
    let old = comparison.base.declarations[replaced.base].part(replaced.part)
    let type = comparison.new.path(of: replaced.new)
    return Diagnostic(
      .importConflict,
      "\(document) has changed the \(replaced.part.title) of `\(type)`, but your schema has something else in its place",
      at: nameSpan(conflict.own, conflict.member), label: "yours: \(yours ?? Self.nothing)",
      notes: [
        "\(document) has: \(excerpt(of: now, in: comparison.new.texts[0]))",
        "it had: \(excerpt(of: old, in: comparison.base.texts[0]))",
      ] + layerNotes, help: "yours was kept; write what is right")
  }

  private func excerpt(of member: VersionMember, in text: VersionText) -> String {
    excerpt(
      of: VersionPart(.content, member.head..<member.place.upperBound, at: member.head), in: text)
  }

  private func diagnostic(_ clash: AddedMemberNames.Clash) -> Diagnostic {
    let member = comparison.new.declarations[clash.declaration].members[clash.member]
    let holder = name(clash.holder.declaration, clash.holder.member)
    return Diagnostic(
      .importConflict,
      "`\(clash.name)` would be the Swift name of a new \(member.key.kind == .choice ? "case" : "field"), but your schema calls \(holder) so",
      at: nameSpan(clash.holder.declaration, clash.holder.member),
      notes: ["the document has: \(excerpt(of: member, in: comparison.new.texts[0]))"],
      help:
        "it was added as `\(clash.given)`; give both the names that you want, and look through the maps that use them"
    )
  }

  private func diagnosticOfKind(_ conflict: MergeConflict) -> Diagnostic {
    let own = comparison.mine.declarations[conflict.own]
    let yours = excerpt(of: own.part(.keyword), in: comparison.mine.texts[own.file])
    let now = conflict.new.map { excerpt(of: .keyword, $0, nil, of: conflict, comparison.new) }
    return Diagnostic(
      .importConflict,
      message(ofKind: name(conflict.own, nil), isNew: conflict.base == nil),
      at: nameSpan(conflict.own, nil), label: "yours: \(yours)",
      notes: ["\(document) has: \(now ?? Self.nothing)"] + layerNotes, help: helpOfKind(conflict))
  }

  private func helpOfKind(_ conflict: MergeConflict) -> String {
    guard layers == nil else { return "yours was kept, with what is in it; \(Self.wayToSee)" }
    guard isApart(conflict), let added = conflict.new.flatMap(names.path) else {
      return "yours was kept; write what is right"
    }
    return
      "yours was kept, and what the document has was added as `\(added)`; give both the names that you want"
  }

  /// Whether what the document has comes beside what the person has.
  private func isApart(_ conflict: MergeConflict) -> Bool {
    conflict.kind == .otherKind && comparison.apart[conflict.own] != nil
  }

  /// The person may have it as well, since before.
  private func comesBeside(_ conflict: MergeConflict) -> Bool {
    conflict.new.map(names.added.contains) ?? false
  }

  private func message(ofKind name: String, isNew: Bool) -> String {
    if layers != nil { return "\(document) makes another kind of \(name), which you have edited" }
    return isNew
      ? "the document has \(name) now, and yours is of another kind"
      : "the document has changed \(name), and yours is of another kind"
  }

  private func bearer(_ id: Int, _ member: Int?, _ version: SchemaVersion) -> any PartBearer {
    let declaration = version.declarations[id]
    if let member { return declaration.members[member] }
    return declaration
  }

  private func excerpt(
    of kind: PartKind, _ id: Int, _ member: Int?, of conflict: MergeConflict,
    _ version: SchemaVersion
  ) -> String {
    // The member that the person has may be missing in another version.
    if conflict.member != nil, member == nil { return Self.nothing }
    return excerpt(of: bearer(id, member, version).part(kind), in: version.texts[0])
  }

  private static let nothing = "nothing"

  /// One line of what is there, shortened.
  private func excerpt(of part: VersionPart, in text: VersionText) -> String {
    let words = part.ranges.map { range in
      text.string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.joined(separator: " ")
    guard !words.isEmpty else { return Self.nothing }
    return words.count > 60 ? "`\(words.prefix(59))…`" : "`\(words)`"
  }

  // MARK: What is still used

  private func diagnostic(_ finding: RemovalCheck.StillUsed) -> Diagnostic {
    let shown = finding.places.prefix(Self.shownPlaces)
    let left = finding.places.count - shown.count
    let name = name(finding.declaration, finding.member)
    let constant = finding.constant.map { excerpt(of: $0.part(.type), in: comparison.new.texts[0]) }
    return Diagnostic(
      .stillUsed,
      constant.map { "\(name) is always \($0) in \(document), but your schema uses the field" }
        ?? "\(lacks(name)), but your schema uses it",
      at: nameSpan(finding.declaration, finding.member),
      secondary: shown.map { .init($0, "it is used here") },
      notes: (left > 0 ? ["it is used at \(left) more \(left == 1 ? "place" : "places")"] : [])
        + layerNotes,
      help: constant.map { "remove what uses it, and write \($0) in place of its type" }
        ?? "remove what uses it, and then it")
  }

  /// More would hide what the message is about.
  private static let shownPlaces = 3

  // MARK: Names

  private func name(_ declaration: Int, _ member: Int?) -> String {
    let owner = comparison.mine.declarations[declaration]
    guard owner.kind != .map else {
      return member == nil ? "this map" : "this entry"
    }
    guard let member else { return "`\(comparison.mine.path(of: declaration))`" }
    let key = owner.members[member].key.text.split(separator: "\u{0}").joined(separator: ".")
    return "`\(key.hasPrefix("\"") ? String(key.dropFirst()) : key)`"
  }

  private func nameSpan(_ declaration: Int, _ member: Int?) -> SourceSpan {
    let owner = comparison.mine.declarations[declaration]
    let text = comparison.mine.texts[owner.file]
    if let member {
      return text.tokens[text.position(from: owner.members[member].head)].span
    }
    return owner.node.declaredName?.span ?? text.tokens[text.position(from: owner.head)].span
  }

  private func span(_ range: Range<Int>, in file: Int) -> SourceSpan {
    SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
  }
}

extension DiagnosticKind {
  static let importConflict = DiagnosticKind(
    "G2301", .warning, "a change that the document has made in another way",
    explanation: """
      When a document is imported again, what you have not changed follows the document, and what you have changed stays. Here you
      and the document have changed the same part, each in its own way: you wrote `URL` for `String`, say, and the document says
      `Int` now. Yours was kept, since only you know why you changed it. The same goes for a type that the document had lost, and
      that you kept, if it comes back in another form, for a type that you have edited and that another layer makes in its own
      way, and for a `type` in whose place you have written something else, such as rules at a field. A new field that would
      have the Swift name which you have given to another one gets a number after it. If a record that you have edited
      has become a union in the document, or a union a record, both are there, and the document's is used.

      Write what is right. The next import takes it for your decision, and does not ask again.
      """)

  static let stillUsed = DiagnosticKind(
    "G2302", .warning, "something that the document no longer has, but the schema uses",
    explanation: """
      A type or a field is gone from the document, and an import would remove it. But your own declarations name it: a map reads the
      field, or a type of yours holds the type. So it was kept, and the next import takes it for yours. The same goes for a field
      that has only one value now: a constant has no value for a map to read.

      Change what uses it, and then remove it, or make the field a constant.
      """)

  static let removedButEdited = DiagnosticKind(
    "G2303", .warning, "something that the document no longer has, but that was edited",
    explanation: """
      A type or a field is gone from the document, or the layer that you import in now does not have it, and an import would
      remove it. But you have edited it, or written a comment into it, and that would be lost. So it was kept, and the next import
      takes it for yours.

      Remove it if nothing sends it any more.
      """)
}
