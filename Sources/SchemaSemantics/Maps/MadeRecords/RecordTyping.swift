import Diagnostics
import SchemaSyntax

/// Records that are made in place, from named parts: each part is proved like the entry of a map.
extension ExpressionTyping {
  /// `Money(amount: total via minorUnits(2), currency)`, or a case that is written with parts.
  mutating func made(
    _ name: Path, _ parts: [MapExpression.Part], for target: SchemaType,
    as expression: MapExpression
  ) -> MapValue? {
    let place = MadePlace(
      name: name, parts: parts, span: expression.core, whole: expression.span)
    guard let id = target.unwrapped.declaredID else {
      reportUnmade(place, for: target)
      return nil
    }
    switch context.schema[id].kind {
    case .record: return record(place, id, for: target)
    case .enumeration, .union: return construction(place, id, for: target)
    case .wrapper, .foreign:
      reportUnmade(place, for: target)
      return nil
    }
  }

  private mutating func record(_ place: MadePlace, _ id: TypeID, for target: SchemaType)
    -> MapValue?
  {
    guard let table = context.tables[id], checkName(of: place, id) else {
      for part in place.parts { checkUnassigned(part.entry) }
      return nil
    }
    let (found, isUnderstood) = partsByField(of: place, table, id)
    var assignments: [MapAssignment] = []
    if isUnderstood {
      let missing = table.fields.indices.filter { found[$0] == nil }.map { table.fields[$0] }
      reportMissing(missing, of: id, in: place)
    }
    for (index, field) in table.fields.enumerated() {
      guard let part = found[index] else { continue }
      let owner = Destination.Owner(
        name: context.schema[id].name.text, mayBeNil: target.isOptional)
      guard let typed = typed(part.entry, for: field, of: id, partOf: owner) else { continue }
      assignments.append(
        MapAssignment(
          field: index, value: typed.value, fallback: typed.fallback, isImplied: false,
          span: part.entry.span))
    }
    guard isUnderstood, assignments.count == table.fields.count else { return nil }
    return converted(
      MapValue(.record(id, assignments), .declared(id), at: place.span), to: target)
  }

  /// The parts by the positions of their fields, and whether each part has a field of its own.
  private mutating func partsByField(of place: MadePlace, _ table: FieldTable, _ id: TypeID)
    -> (found: [Int: MapExpression.Part], isUnderstood: Bool)
  {
    var found: [Int: MapExpression.Part] = [:]
    var isUnderstood = true
    for part in place.parts {
      guard let index = position(of: part, in: place, table, id) else {
        isUnderstood = false
        checkUnassigned(part.entry)
        continue
      }
      guard let first = found.updateValue(part, forKey: index) else { continue }
      found[index] = first
      isUnderstood = false
      diagnostics.report(
        .duplicateEntry, "`\(table.fields[index].swiftName)` is given a value twice",
        at: part.nameSpan, secondary: [.init(first.nameSpan, "the first one")],
        help: "remove one of them")
      checkUnassigned(part.entry)
    }
    return (found, isUnderstood)
  }

  private mutating func position(
    of part: MapExpression.Part, in place: MadePlace, _ table: FieldTable, _ id: TypeID
  ) -> Int? {
    if let index = positionOfPart(part, in: table) { return index }
    guard part.isNamed else {
      reportUnnamed(part, in: place, table, id)
      return nil
    }
    let name = part.entry.target
    if reportConstantTarget(name.keys[...], of: .declared(id)) { return nil }
    reportUnknown(part, table, id)
    return nil
  }

  /// The field that a part names. Without a name, that is the one with the name that its path ends with, or with the Swift
  /// name of the field that the path leads to.
  private func positionOfPart(_ part: MapExpression.Part, in table: FieldTable) -> Int? {
    guard !part.isNamed else {
      let keys = part.entry.target.keys
      return table.field(at: keys[...]).flatMap { $0.length == keys.count ? $0.index : nil }
    }
    guard case .path(let path) = part.entry.source.kind else { return nil }
    if let index = table[path.last.text] { return index }
    return field(at: path).flatMap { table.field(swiftName: $0.swiftName) }
  }

  /// The field of the source that a path leads to.
  func field(at path: Path) -> ResolvedField? { fields(along: path)?.last }

  /// The fields on the way, if all of them are there.
  func fields(along path: Path) -> [ResolvedField]? {
    let label = scope.label(path.first.text)
    var type = label?.type ?? scope.source?.type
    var names = label == nil && path.first.text != "self" ? path.names[...] : path.names.dropFirst()
    var fields: [ResolvedField] = []
    while !names.isEmpty {
      guard let table = type.flatMap({ context.tables[$0.unwrapped] }),
        let (index, length) = table.field(at: names)
      else { return nil }
      fields.append(table.fields[index])
      type = table.fields[index].type
      names = names.dropFirst(length)
    }
    return fields
  }
}

/// A record that is made in place, as it is written.
struct MadePlace {
  let name: Path
  let parts: [MapExpression.Part]
  let span: SourceSpan
  /// With the parentheses around it.
  let whole: SourceSpan

  /// Where another part can be added.
  var end: SourceSpan {
    parts.last?.entry.span.after
      ?? SourceSpan(file: span.file, start: span.end - 1, end: span.end - 1)
  }
}

extension MapExpression.Part {
  /// What a message about the name of the part points at.
  var nameSpan: SourceSpan { isNamed ? entry.target.span : entry.source.span }

  /// Whether a function can be called with it.
  var canBeArgument: Bool { isOnlyValue && entry.source.hasOwnType }

  fileprivate var pathText: String? {
    if case .path(let path) = entry.source.kind { path.last.text } else { nil }
  }

  /// The converter that the part would be if it followed a comma in an entry.
  fileprivate var converterName: String? {
    switch entry.source.kind {
    case .path(let path) where path.rest.isEmpty:
      Converter.named(path.first.text).map { _ in path.first.text }
    case .construction(let name, _): Converter.named(name.text).map { _ in "\(name.text)(…)" }
    case .record(let name, _) where name.rest.isEmpty:
      Converter.named(name.text).map { _ in "\(name.text)(…)" }
    default: nil
    }
  }
}

extension ExpressionTyping {
  /// Whether the name before the parentheses is that of the record: `Money`, or `Order.Money`.
  mutating func checkName(of place: MadePlace, _ id: TypeID) -> Bool {
    // A generic record is written without the types that it is about, which follow from what is expected.
    let type = context.schema[context.schema[id].instance?.generic ?? id]
    let written = place.name.names.map(\.text)
    let names = type.qualifiedName.split(separator: ".").map(String.init)
    if names.suffix(written.count) == written[...] { return true }
    if place.name.rest.isEmpty, reportCalledWord(place.name.first) { return false }
    diagnostics.report(
      .wrongRecord,
      "`\(context.schema[id].qualifiedName)` is expected here, and not `\(place.name.text)`",
      at: place.name.span, secondary: [.init(type.name.span, "declared here")],
      help: "write `\(type.name.text)(…)`, or call your own Swift: "
        + "`custom \(functionName(place))(…)`",
      fix: .propose(type.name.text, for: place.name.span))
    return false
  }

  /// A single message, since all of them are missing from the same list.
  mutating func reportMissing(_ fields: [ResolvedField], of id: TypeID, in place: MadePlace) {
    guard let first = fields.first, !context.damage.contains(id) else { return }
    let names = fields.prefix(4).map(\.swiftName).enumeration(hasMore: fields.count > 4)
    let owner = context.schema[id].qualifiedName
    let parts = fields.map { part(for: $0) }
    let isComplete = !parts.contains { $0.hasSuffix("…") }
    let added = parts.joined(separator: ", ")
    diagnostics.report(
      .missingSource,
      fields.count == 1
        ? "nothing gives `\(owner).\(first.swiftName)` a value"
        : "nothing gives \(names) of `\(owner)` a value",
      at: place.name.span,
      secondary: fields.prefix(3).map { .init($0.syntax.span, "this field needs a value") },
      help: "add `\(added)`",
      fix: isComplete
        ? .propose((place.parts.isEmpty ? "" : ", ") + added, for: place.end) : nil)
  }

  /// What would give a field a value: something of the same name or, if there is nothing and it may be nil, nil.
  private func part(for field: ResolvedField) -> String {
    if let label = scope.labels.first(where: { $0.name.text == field.swiftName }) {
      return label.name.text
    }
    if let source = scope.source.flatMap({ context.tables[$0.type] }),
      let index = source.field(swiftName: field.swiftName)
    {
      return source.fields[index].spelling
    }
    return "\(field.swiftName): \(field.type.isOptional ? "nil" : "…")"
  }

  mutating func reportUnknown(_ part: MapExpression.Part, _ table: FieldTable, _ id: TypeID) {
    guard !context.damage.contains(id) else { return }
    let owner = context.schema[id]
    let name = part.entry.target
    diagnostics.append(
      .unknownMember(
        .unknownTarget, "field", name.text, at: name.span,
        of: (owner.qualifiedName, owner.name.span),
        nearest: proposals.mayGoOn()
          ? Spelling(all: table.fields.map(\.swiftName)).nearest(to: name.text) : nil,
        help: "it has \(table.names)"))
  }

  /// `Money(total)`, where no field of the record has that name.
  private mutating func reportUnnamed(
    _ part: MapExpression.Part, in place: MadePlace, _ table: FieldTable, _ id: TypeID
  ) {
    let owner = context.schema[id]
    if let meant = misspelt(part, table) {
      return diagnostics.append(
        .unknownMember(
          .unnamedPart, "field", part.entry.target.text, at: part.nameSpan,
          of: (owner.qualifiedName, owner.name.span), nearest: meant))
    }
    let taken = place.parts.map { positionOfPart($0, in: table) }
    let open = table.fields.indices.filter { !taken.contains($0) }
    let isOnly = open.count == 1 && taken.filter { $0 == nil }.count == 1
    let only = isOnly ? open.first.map { table.fields[$0].swiftName } : nil
    let converter = part.converterName.flatMap { name in
      place.precedes(part) { !$0.entry.converters.isEmpty } ? name : nil
    }
    diagnostics.report(
      .unnamedPart,
      part.pathText.map { "`\(owner.qualifiedName)` has no field `\($0)`" }
        ?? "nothing says which field of `\(owner.qualifiedName)` this is",
      at: part.nameSpan, secondary: [.init(owner.name.span, "declared here")],
      help: converter.map { "write several converters in parentheses: `via (…, \($0))`" }
        ?? "write the field before it: `\(only ?? "field"): …`; it has \(table.names)",
      fix: converter == nil ? only.map { .propose("\($0): ", for: part.nameSpan.before) } : nil)
  }

  /// The field that a part without a name may mean, if the source has nothing of the name that is written.
  private mutating func misspelt(_ part: MapExpression.Part, _ table: FieldTable) -> String? {
    guard case .path(let path) = part.entry.source.kind, path.rest.isEmpty,
      part.entry.converters.isEmpty, field(at: path) == nil, scope.label(path.first.text) == nil,
      proposals.mayGoOn(),
      let nearest = Spelling(all: table.fields.map(\.swiftName)).nearest(to: path.first.text),
      field(at: Path(Name(nearest, span: path.span))) != nil
    else { return nil }
    return nearest
  }

  /// `money` for `Money(…)`
  func functionName(_ place: MadePlace) -> String {
    place.name.last.text.uncapitalized
  }
}

extension MadePlace {
  fileprivate func precedes(
    _ part: MapExpression.Part, _ condition: (MapExpression.Part) -> Bool
  ) -> Bool {
    guard let index = parts.firstIndex(of: part), index > 0 else { return false }
    return condition(parts[index - 1])
  }
}

extension FieldTable {
  /// "`amount` and `currency`", for help.
  fileprivate var names: String {
    fields.isEmpty
      ? "no fields" : fields.prefix(6).map(\.swiftName).enumeration(hasMore: fields.count > 6)
  }
}

extension DiagnosticKind {
  static let wrongRecord = DiagnosticKind(
    "G0660", .error, "a record of another type than the one that is expected",
    explanation: """
      A record that a map makes in place has the type of what it is assigned to. The name before the parentheses repeats that
      type for readers, so it must be the same. It can be written with the types around it, as in `Order.Price(…)`, or
      without them.
      """,
    wrong: """
      dto OrderDTO { total: Int, currency: String }
      domain Order { total: Price }
      domain Price { amount: Int, currency: String }
      map OrderDTO -> Order { total: Money(amount: total, currency) }
      """,
    right: """
      dto OrderDTO { total: Int, currency: String }
      domain Order { total: Price }
      domain Price { amount: Int, currency: String }
      map OrderDTO -> Order { total: Price(amount: total, currency) }
      """)

  static let unnamedPart = DiagnosticKind(
    "G0661", .error, "a part of a record without the name of its field",
    explanation: """
      The parts of a record that is made in place are entries: `field: expression`. Only a path whose last name is that of
      the field can stand alone, as `currency` does here. The order of the parts does not matter.
      """,
    wrong: """
      dto OrderDTO { total: Int, currency: String }
      domain Order { total: Money }
      domain Money { amount: Int, currency: String }
      map OrderDTO -> Order { total: Money(total, currency) }
      """,
    right: """
      dto OrderDTO { total: Int, currency: String }
      domain Order { total: Money }
      domain Money { amount: Int, currency: String }
      map OrderDTO -> Order { total: Money(amount: total, currency) }
      """)
}
