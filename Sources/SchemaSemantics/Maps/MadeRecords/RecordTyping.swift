import Diagnostics
import SchemaSyntax

/// Records that are made in place, from named parts: each part is proved like the entry of a map.
extension ExpressionTyping {
  /// `Money(amount: total via minorUnits(2), currency)`, or a case that is written with parts.
  mutating func made(
    _ name: Path, _ parts: [MapExpression.Part], for target: SchemaType, span: SourceSpan
  ) -> MapValue? {
    let place = MadePlace(name: name, parts: parts, span: span)
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
  func positionOfPart(_ part: MapExpression.Part, in table: FieldTable) -> Int? {
    guard !part.isNamed else {
      let keys = part.entry.target.keys
      return table.field(at: keys[...]).flatMap { $0.length == keys.count ? $0.index : nil }
    }
    guard case .path(let path) = part.entry.source.kind else { return nil }
    if let index = table[path.last.text] { return index }
    return field(at: path).flatMap { table.field(swiftName: $0.swiftName) }
  }

  /// The field of the source that a path leads to.
  func field(at path: Path) -> ResolvedField? {
    let label = scope.label(path.first.text)
    var type = label?.type ?? scope.source?.type
    var names = label == nil && path.first.text != "self" ? path.names[...] : path.names.dropFirst()
    var field: ResolvedField?
    while !names.isEmpty {
      guard let table = type.flatMap({ context.tables[$0.unwrapped] }),
        let (index, length) = table.field(at: names)
      else { return nil }
      field = table.fields[index]
      type = table.fields[index].type
      names = names.dropFirst(length)
    }
    return field
  }
}

/// A record that is made in place, as it is written.
struct MadePlace {
  let name: Path
  let parts: [MapExpression.Part]
  let span: SourceSpan

  /// Where another part can be added.
  var end: SourceSpan {
    parts.last?.entry.span.after
      ?? SourceSpan(file: span.file, start: span.end - 1, end: span.end - 1)
  }
}

extension MapExpression.Part {
  /// What a message about the name of the part points at.
  var nameSpan: SourceSpan { isNamed ? entry.target.span : entry.source.span }
}
