import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  /// Whether the name before the parentheses is that of the record: `Money`, or `Order.Money`.
  mutating func checkName(of place: MadePlace, _ id: TypeID) -> Bool {
    let type = context.schema[id]
    let written = place.name.names.map(\.text)
    let names = type.qualifiedName.split(separator: ".").map(String.init)
    if names.suffix(written.count) == written[...] { return true }
    if place.name.rest.isEmpty, reportCalledWord(place.name.first) { return false }
    diagnostics.report(
      .wrongRecord, "`\(type.qualifiedName)` is expected here, and not `\(place.name.text)`",
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
  mutating func reportUnnamed(
    _ part: MapExpression.Part, in place: MadePlace, _ table: FieldTable, _ id: TypeID
  ) {
    let taken = place.parts.map { positionOfPart($0, in: table) }
    let open = table.fields.indices.filter { !taken.contains($0) }
    let isOnly = open.count == 1 && taken.filter { $0 == nil }.count == 1
    let only = isOnly ? open.first.map { table.fields[$0].swiftName } : nil
    let help: String
    if let converter = part.converterName, place.precedes(part, { !$0.entry.converters.isEmpty }) {
      help = "write several converters in parentheses: `via (…, \(converter))`"
    } else {
      help = "write the field before it: `\(only ?? "field"): …`; it has \(table.names)"
    }
    diagnostics.report(
      .unnamedPart,
      part.pathText.map { "`\(context.schema[id].qualifiedName)` has no field `\($0)`" }
        ?? "nothing says which field of `\(context.schema[id].qualifiedName)` this is",
      at: part.nameSpan, secondary: [.init(context.schema[id].name.span, "declared here")],
      help: help, fix: only.map { .propose("\($0): ", for: part.nameSpan.before) })
  }

  /// A record or a value with its type before it, where no record is expected.
  mutating func reportUnmade(_ place: MadePlace, for target: SchemaType) {
    for part in place.parts { checkUnassigned(part.entry) }
    let word = place.name.last
    if place.name.rest.isEmpty, reportCalledWord(word) { return }
    if place.name.text == context.schema.text(of: target.unwrapped), place.parts.count == 1,
      let value = place.parts.first?.entry
    {
      let kept = value.source.span
      return diagnostics.report(
        .namedValue, "a value becomes \(context.schema.article(target.unwrapped)) without its name",
        at: place.span,
        help: "write the value alone, with `via` if it needs a converter",
        fix: value.converters.isEmpty && value.fallback == nil
          ? Diagnostic.Fix([
            Diagnostic.Edit(
              span: SourceSpan(file: kept.file, start: place.span.start, end: kept.start),
              replacement: ""),
            Diagnostic.Edit(
              span: SourceSpan(file: kept.file, start: kept.end, end: place.span.end),
              replacement: ""),
          ]) : nil)
    }
    let function = functionName(place)
    let isList = target.declaredTypes.contains { context.tables[$0] != nil } && !target.isPatch
    if target.unwrapped.declaredID == nil, isList {
      return diagnostics.report(
        .constructionOfNonUnion,
        "`\(place.name.text)(…)` makes one value, and \(context.schema.article(target)) is expected",
        at: place.span,
        help: "write a map for the elements, or call hand-written Swift with "
          + "`custom \(function)(…)`")
    }
    diagnostics.report(
      .constructionOfNonUnion,
      "`\(place.name.text)(…)` makes a case or a record, and \(context.schema.article(target)) is "
        + "neither",
      at: place.span, help: "call hand-written Swift with `custom \(function)(…)`",
      fix: place.name.rest.isEmpty && function == place.name.text
        ? .propose("custom ", for: place.name.span.before) : nil)
  }

  /// `money` for `Money(…)`
  private func functionName(_ place: MadePlace) -> String {
    let name = place.name.last.text
    return name.prefix(1).lowercased() + name.dropFirst()
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

extension MapExpression.Part {
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

      ```gate
      dto OrderDTO { total: Int, currency: String }
      domain Order { total: Price }
      domain Price { amount: Int, currency: String }
      map OrderDTO -> Order { total: Money(amount: total, currency) }
      ```

      ```gate
      dto OrderDTO { total: Int, currency: String }
      domain Order { total: Price }
      domain Price { amount: Int, currency: String }
      map OrderDTO -> Order { total: Price(amount: total, currency) }
      ```
      """)

  static let unnamedPart = DiagnosticKind(
    "G0661", .error, "a part of a record without the name of its field",
    explanation: """
      The parts of a record that is made in place are entries: `field: expression`. Only a path whose last name is that of
      the field can stand alone, as `currency` does here. The order of the parts does not matter.

      ```gate
      dto OrderDTO { total: Int, currency: String }
      domain Order { total: Money }
      domain Money { amount: Int, currency: String }
      map OrderDTO -> Order { total: Money(total, currency) }
      ```

      ```gate
      dto OrderDTO { total: Int, currency: String }
      domain Order { total: Money }
      domain Money { amount: Int, currency: String }
      map OrderDTO -> Order { total: Money(amount: total, currency) }
      ```
      """)

  static let namedValue = DiagnosticKind(
    "G0663", .error, "the name of a type before a value that needs none",
    explanation: """
      Single values are converted automatically, and a `type` is made of a value by its own converters and rules. Only
      records are made with their name and their parts.

      ```gate
      type Email = String where email
      dto UserDTO { mail: String }
      domain User { email: Email }
      map UserDTO -> User { email: Email(mail) }
      ```

      ```gate
      type Email = String where email
      dto UserDTO { mail: String }
      domain User { email: Email }
      map UserDTO -> User { email: mail }
      ```
      """)
}
