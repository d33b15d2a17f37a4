import Diagnostics
import SchemaSyntax

/// Every field of the record that a map makes, and where its value comes from; or the only value, if fields decide which
/// case is made.
struct RecordBody {
  var typing: ExpressionTyping
  let signature: MapSignature
  /// One for each field of the target; nil if it has an error.
  var entries: [TypedEntry?] = []

  /// What no entry reads and no `ignore` names. The way back needs a value for each of these, and reports those without
  /// one.
  var unread: [UnreadSources.Unread] = []
  /// Nil if it cannot be known what is read.
  var reading: SourceReading?
  var ignoredSpans: [ReadPath: SourceSpan] = [:]

  /// For each entry that does not name a field of the target, the field that may have been meant.
  private(set) var unknownTargets: Set<String?> = []

  private let target: FieldTable
  private var syntaxOfField: [Int: MapDeclaration.Entry] = [:]

  private var context: MapContext { typing.context }

  init(_ signature: MapSignature, _ context: MapContext) {
    self.signature = signature
    target = context.tables[signature.target] ?? .empty
    typing = ExpressionTyping(
      context,
      scope: MapScope(
        source: .init(
          root: .parameter(signature.sourceIndex), type: .declared(signature.source)),
        labels: signature.labels),
      isReversible: signature.isReversible)
  }

  mutating func check() {
    if signature.shape == .records { checkFields() } else { checkWhole() }
    checkIgnored()
  }

  private mutating func checkFields() {
    collectEntries()
    reportRows()
    typing.impliedNames = Set(
      target.fields.indices.filter { syntaxOfField[$0] == nil }.map { target.fields[$0].swiftName })
    for (index, field) in target.fields.enumerated() {
      if let entry = syntaxOfField[index] {
        entries.append(typing.typed(entry, for: field, of: signature.target))
      } else {
        entries.append(implied(field))
      }
    }
  }

  /// Finds the field that each `target:` names; each field may be named only once.
  private mutating func collectEntries() {
    for entry in signature.syntax.entries {
      guard let index = position(of: entry) else {
        typing.checkUnassigned(entry)
        continue
      }
      if let first = syntaxOfField[index] {
        typing.diagnostics.report(
          .duplicateEntry, "`\(target.fields[index].swiftName)` is given a value twice",
          at: entry.target.span, secondary: [.init(first.target.span, "the first entry")],
          help: "remove one of them")
        typing.checkUnassigned(entry)
      } else {
        syntaxOfField[index] = entry
      }
    }
  }

  private mutating func position(of entry: MapDeclaration.Entry) -> Int? {
    let name = entry.target
    if let (index, length) = target.field(at: name.keys[...]), length == name.keys.count {
      return index
    }
    if typing.reportConstantTarget(name.keys[...], of: .declared(signature.target)) { return nil }
    let owner = context.schema[signature.target]
    let turned = turnedRound(entry)
    let nearest =
      turned == nil && typing.proposals.mayGoOn()
      ? Spelling(all: target.fields.map(\.swiftName)).nearest(to: name.text) : nil
    unknownTargets.insert(nearest)
    let example = recordToMake(for: name).map {
      "`\(name.keys[0].text): \($0)(\(name.keys[1].text): …)`"
    }
    typing.diagnostics.append(
      .unknownMember(
        .unknownTarget, "field", name.text, at: name.span,
        of: (owner.qualifiedName, owner.name.span), nearest: nearest,
        help: example.map { "make the record with all of its fields: \($0)" }
          ?? "write the field that gets the value first: `\(turned ?? "target: source")`",
        fix: turned.map { .replace(name.span.through(entry.source.span), with: $0) }))
    return nil
  }

  /// `address.city: town`: the name of the record that the field before the dot holds.
  private func recordToMake(for name: WireName) -> String? {
    guard name.keys.count > 1, let position = target[name.keys[0].text],
      let id = target.fields[position].type.unwrapped.declaredID, context.schema[id].isRecord
    else { return nil }
    return context.schema[id].qualifiedName
  }

  /// `name: display` instead of `display: name`, if that makes sense.
  private func turnedRound(_ entry: MapDeclaration.Entry) -> String? {
    let keys = entry.target.keys
    guard case .path(let path) = entry.source.kind, target[path.text] != nil,
      let table = context.tables[signature.source], let (index, length) = table.field(at: keys[...])
    else { return nil }
    let source = length == keys.count ? table.fields[index].spelling : entry.target.text
    return "\(path.text): \(source)"
  }

  /// - Parameter typed: all entries, in the order of the fields.
  func mapBody(of typed: [TypedEntry]) -> MapBody {
    if signature.shape != .records, let only = typed.first { return .value(only.value) }
    return .record(
      typed.enumerated().map { index, entry in
        MapAssignment(
          field: index, value: entry.value, fallback: entry.fallback,
          isImplied: entry.syntax == nil, span: entry.syntax?.span ?? signature.syntax.head)
      })
  }

  private mutating func reportRows() {
    typing.report(
      choicesIn: signature.syntax.choices,
      help: "write the field that gets the value before it: `field: match …`")
    guard let row = signature.syntax.rows.first else { return }
    typing.diagnostics.report(
      .mapItem, "a map between records has entries, not rows", at: row.span,
      help: "write `target: source`")
  }
}

extension RecordBody {
  /// The entry for a field that has the same name as exactly one thing in the source.
  private mutating func implied(_ field: ResolvedField) -> TypedEntry? {
    let candidates = candidates(for: field)
    guard let only = candidates.first else {
      reportMissing(field)
      return nil
    }
    guard candidates.count == 1 else {
      typing.diagnostics.report(
        .ambiguousSource, "`\(field.swiftName)` could come from several places",
        at: signature.syntax.head,
        secondary: candidates.map { .init($0.span, "`\($0.text)`") }
          + [.init(field.syntax.span, "this field needs a value")],
        help: "write the one that is meant: `\(field.swiftName): \(only.text)`")
      return nil
    }
    if case .path(let root, let path) = only.value.kind {
      typing.read(root, path.steps.map(\.field))
    }
    guard !field.type.isUnknown, !only.value.type.isUnknown else { return nil }
    let reported = typing.diagnostics.count
    let place = Destination(
      name: field.swiftName,
      title: "\(context.schema[signature.target].qualifiedName).\(field.swiftName)",
      span: field.syntax.span, type: field.type, impliedSource: only)
    guard let value = typing.filling(place, { $0.converted(only.value, to: field.type) }) else {
      // The entry may be what could not be read, or the one that names no field.
      if context.damage.contains(map: signature.id) || unknownTargets.contains(field.swiftName) {
        typing.diagnostics.removeSubrange(reported...)
      }
      return nil
    }
    return TypedEntry(
      value: value, fallback: nil, syntax: nil, reads: Array(typing.readPaths.suffix(1)))
  }

  private func candidates(for field: ResolvedField) -> [ImpliedSource] {
    var found: [ImpliedSource] = []
    if let source = typing.scope.source {
      found += self.field(field.swiftName, of: source.type, root: source.root, prefix: "")
    }
    for label in signature.labels {
      let root = MapRoot.parameter(label.parameter)
      let name = label.name.text
      let swiftName = context.schema.conventions.swiftName(for: name) ?? name
      if swiftName == field.swiftName {
        let path = FieldPath(steps: [], type: label.type)
        found.append(
          ImpliedSource(
            value: MapValue(.path(root, path), label.type, at: signature.syntax.head), text: name,
            title: name, span: label.name.span))
      } else {
        found += self.field(field.swiftName, of: label.type, root: root, prefix: name + ".")
      }
    }
    return found
  }

  private func field(_ name: String, of type: SchemaType, root: MapRoot, prefix: String)
    -> [ImpliedSource]
  {
    guard let table = context.tables[type], let index = table.field(swiftName: name) else {
      return []
    }
    let found = table.fields[index]
    let path = FieldPath(steps: [.init(field: index, type: found.type)], type: found.type)
    return [
      ImpliedSource(
        value: MapValue(.path(root, path), found.type, at: signature.syntax.head),
        text: prefix + found.spelling,
        title: prefix.isEmpty
          ? "\(context.schema.text(of: type)).\(found.wireName)" : prefix + found.wireName,
        span: found.syntax.span)
    ]
  }
}

extension DiagnosticKind {
  static let unknownTarget = DiagnosticKind(
    "G0608", .error, "an entry for a field that the target does not have",
    explanation: """
      An entry begins with the field that gets the value. After the colon, it says where the value comes from.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { fullName: String }
      map UserDTO -> User { fulName: name, fullName: name }
      """,
    right: """
      dto UserDTO { name: String }
      domain User { fullName: String }
      map UserDTO -> User { fullName: name }
      """)

  static let duplicateEntry = DiagnosticKind(
    "G0609", .error, "a field that is given a value twice",
    explanation: """
      Each field of the target has one entry, or none if a field of the source has the same name.
      """,
    wrong: """
      dto UserDTO { name: String, nick: String }
      domain User { title: String }
      map UserDTO -> User { title: name, title: nick }
      """,
    right: """
      dto UserDTO { name: String, nick: String? }
      domain User { title: String }
      map UserDTO -> User { title: nick ?? name }
      """)

  static let mapItem = DiagnosticKind(
    "G0622", .error, "an item that does not belong in this kind of map",
    explanation: """
      A map between records says for each field where its value comes from: `target: source`. A map from an enum or a
      union says for each case what it becomes: `source -> target`. A map from a record to an enum or a union is one
      `match`.
      """,
    wrong: """
      enum RoleDTO { boss, staff }
      enum Role { chief, staff }
      map RoleDTO -> Role { chief: boss }
      """,
    right: """
      enum RoleDTO { boss, staff }
      enum Role { chief, staff }
      map RoleDTO -> Role { boss -> chief }
      """)
}
