import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  /// The value at the end of `path`, optional if any step on the way is.
  ///
  /// - Parameter cases: other names that are possible here, for the suggestion.
  /// - Parameter isPresence: whether only the presence of a record matters.
  mutating func value(at path: Path, cases: [String] = [], isPresence: Bool = false) -> MapValue? {
    var names = path.names[...]
    guard names.count <= Self.longestPath else {
      diagnostics.report(
        .longPath, "this path has \(names.count) steps, and \(Self.longestPath) is the limit",
        at: path.span, help: "write maps for the dtos on the way")
      return nil
    }
    if path.first.text == "self" {
      guard names.count > 1 else { return wholeSource(at: path.span) }
      names = names.dropFirst()
    } else if let payload = scope.payload(path.first.text) {
      usedPayloads.insert(payload.name.span)
      return walk(
        names.dropFirst(), from: payload.root, payload.type, isPresence: isPresence,
        span: path.span)
    } else if let label = scope.label(path.first.text) {
      if let source = scope.source, context.tables[source.type]?.field(at: names) != nil {
        reportAmbiguous(path, label: label, source: source)
        return nil
      }
      return walk(
        names.dropFirst(), from: .parameter(label.parameter), label.type, isPresence: isPresence,
        span: path.span)
    }
    guard let source = scope.source else {
      diagnostics.report(
        .unknownField, "there is no `\(path.first.text)` here", at: path.first.span,
        help: "remove it: the case of this row carries nothing")
      return nil
    }
    return walk(
      names, from: source.root, source.type, cases: cases, isPresence: isPresence,
      span: path.span)
  }

  static var longestPath: Int { 64 }

  private mutating func walk(
    _ names: ArraySlice<Name>, from root: MapRoot, _ start: SchemaType, cases: [String] = [],
    isPresence: Bool, span: SourceSpan
  ) -> MapValue? {
    var names = names
    var steps: [FieldPath.Step] = []
    var type = start
    var isChain = false
    var mayBeNil = false
    var isPresent = leads(root, steps, toOneOf: presentPaths)
    while let name = names.first {
      guard !type.isUnknown else {
        read(root, steps.map(\.field))
        return nil
      }
      isChain = isChain || type.isOptional
      mayBeNil = mayBeNil || type.isOptional && !isPresent
      guard let table = context.tables[type.unwrapped] else {
        reportNoFields(in: type, at: name, isFirst: steps.isEmpty)
        return nil
      }
      guard let (index, length) = table.field(at: names) else {
        if reportConstantRead(names, of: type) { return nil }
        let isFirst = steps.isEmpty && isSource(root)
        reportUnknown(name, in: type.unwrapped, table, cases: isFirst ? cases : [], isFirst)
        return nil
      }
      type = table.fields[index].type
      steps.append(.init(field: index, type: type))
      isPresent = leads(root, steps, toOneOf: presentPaths)
      if isPresent { mayBeNil = false }
      names = names.dropFirst(length)
    }
    guard !type.isUnknown, !type.isOptional || !leads(root, steps, toOneOf: unclearPaths) else {
      read(root, steps.map(\.field))
      return nil
    }
    read(root, steps.map(\.field), isPresence: isPresence && isRecord(type.unwrapped))
    let path = FieldPath(
      steps: steps, type: isChain && !type.isOptional ? .optional(type) : type)
    if isPresent { type = type.unwrapped }
    if mayBeNil, !type.isOptional { type = .optional(type) }
    return MapValue(.path(root, path), type, at: span)
  }

  /// Outside of rows, there are no such paths to look for.
  private func leads(
    _ root: MapRoot, _ steps: [FieldPath.Step], toOneOf paths: Set<ReadPath>
  ) -> Bool {
    !paths.isEmpty && paths.contains(ReadPath(root: root, steps: steps.map(\.field)))
  }

  private func isSource(_ root: MapRoot) -> Bool { scope.source?.root == root }

  /// `self`: the whole source.
  mutating func wholeSource(at span: SourceSpan) -> MapValue? {
    guard let source = scope.source else {
      diagnostics.report(
        .unknownField, "there is no value here", at: span,
        help: "remove it: the case of this row carries nothing")
      return nil
    }
    guard !source.type.isUnknown else { return nil }
    if case .parameter = source.root, !isReversible {
      // Which fields of it are read is decided by the maps that it is passed to.
      readPaths.append(ReadPath(root: source.root, steps: []))
    } else {
      read(source.root, [])
    }
    return MapValue(
      .path(source.root, FieldPath(steps: [], type: source.type)), source.type, at: span)
  }

  private func isRecord(_ type: SchemaType) -> Bool { context.tables[type] != nil }

  mutating func read(_ root: MapRoot, _ steps: [Int], isPresence: Bool = false) {
    // What is matched has been read as a whole.
    if case .matched = root { return }
    reads[root, default: ReadFields()].insert(steps, isPresence: isPresence)
    readPaths.append(ReadPath(root: root, steps: steps))
  }
}

/// One reading of a field, identified by the positions that lead to it.
struct ReadPath: Hashable {
  let root: MapRoot
  let steps: [Int]

  /// Whether one of them leads to the same as the other, or to a part of it.
  func overlaps(_ other: ReadPath) -> Bool {
    root == other.root && zip(steps, other.steps).allSatisfy(==)
  }
}

extension ExpressionTyping {
  private mutating func reportUnknown(
    _ name: Name, in type: SchemaType, _ table: FieldTable, cases: [String], _ isFirst: Bool
  ) {
    guard let id = type.declaredID, !context.damage.contains(id) else { return }
    let owner = context.schema[id]
    let others =
      isFirst
      ? scope.labels.map(\.name.text) + scope.payloads.map(\.name.text) + cases : []
    if isFirst, let help = helpWithPayload(name) {
      diagnostics.append(
        .unknownMember(
          .unknownField, "field", name.text, at: name.span,
          of: (owner.qualifiedName, owner.name.span), nearest: nil, help: help))
      return
    }
    if isFirst, name.text == "refuse", circumstances != nil {
      diagnostics.append(
        .unknownMember(
          .unknownField, "field", name.text, at: name.span,
          of: (owner.qualifiedName, owner.name.span), nearest: nil,
          help: Self.wayToRefuse))
      return
    }
    let isSearched = proposals.mayGoOn()
    let nearest = isSearched ? table.nearest(to: name.text, or: others) : nil
    let names = isSearched ? fieldsInNeed(of: table, isFirst).prefix(6).map(\.wireName) : []
    var help = "it has \(names.enumeration(hasMore: table.fields.count > 6))"
    let wordsForAll = [owner.name.text, "dto", "source", "from", "input"]
    if isFirst, nearest == nil, wordsForAll.contains(name.text) {
      help = "name its fields alone; `self` is the value as a whole"
    } else if !cases.isEmpty {
      let shown = cases.prefix(6).enumeration(hasMore: cases.count > 6)
      help += ", and the cases that could be used here are \(shown)"
    }
    diagnostics.append(
      .unknownMember(
        .unknownField, "field", name.text, at: name.span,
        of: (owner.qualifiedName, owner.name.span), nearest: nearest,
        help: names.isEmpty ? nil : help))
  }

  /// If a row around the expression matches a case that carries a field of that name, or a value, without naming it.
  private func helpWithPayload(_ name: Name) -> String? {
    for found in scope.namelessCases.reversed() {
      guard let payload = found.payload else { continue }
      if let table = context.tables[payload.unwrapped] {
        guard table[name.text] != nil else { continue }
        return
          "name what `\(found.swiftName)` carries: `\(found.swiftName)(value) -> value.\(name.text)`"
      }
      guard name.text == found.swiftName else { continue }
      return "name what `\(found.swiftName)` carries: `\(found.swiftName)(value) -> value`"
    }
    return nil
  }

  /// Fields that nothing reads come first: one of them may be the new name of a field that is missing.
  private func fieldsInNeed(of table: FieldTable, _ isFirst: Bool) -> [ResolvedField] {
    guard isFirst, let root = scope.source?.root else { return table.fields }
    let isRead = table.fields.enumerated().map { index, field in
      reads[root]?.part(index) != nil || impliedNames.contains(field.swiftName)
    }
    let order = isRead.indices.filter { !isRead[$0] } + isRead.indices.filter { isRead[$0] }
    return order.map { table.fields[$0] }
  }

  private mutating func reportNoFields(in type: SchemaType, at name: Name, isFirst: Bool) {
    let help: String
    let counts = name.text == "count" || name.text == "isEmpty"
    switch type.unwrapped {
    case .array where counts, .set where counts, .dictionary where counts,
      .scalar(.string) where counts:
      help = "only rules count: pass the value to a `custom` function"
    case .array, .set, .dictionary:
      let element = type.innermostContent
      help =
        isRecord(element)
        ? "its elements have fields: write a map for them, or a `custom` function"
        : "its elements are `\(context.schema.text(of: element))`: take one of them with a `custom` function"
    case .declared(let id) where context.schema.cases(of: id) != nil:
      help =
        "`match` chooses by its case, and a row can name what the case carries: `name(value) -> value`"
    case .patch:
      help = "a `Patch` may be absent, null or a value: pass it to a `custom` function"
    default:
      help =
        Converter.named(name.text) != nil
        ? "a converter comes after `via`: `… via \(name.text)`"
        : isFirst ? "`self` is the value itself" : "end the path before `\(name.text)`"
    }
    diagnostics.report(
      .fieldOfNonRecord,
      "`\(context.schema.text(of: type.unwrapped))` has no fields, so it has no `\(name.text)`",
      at: name.span, help: help)
  }

  private mutating func reportAmbiguous(
    _ path: Path, label: MapSignature.Label, source: MapScope.Source
  ) {
    let owner = context.schema.text(of: source.type)
    diagnostics.report(
      .ambiguousSource, "`\(path.first.text)` is a field of `\(owner)` and a label of this map",
      at: path.first.span, secondary: [.init(label.name.span, "the label")],
      help: "write `self.\(path.first.text)` for the field, or rename the label")
  }
}

extension DiagnosticKind {
  static let unknownField = DiagnosticKind(
    "G0203", .error, "a field that does not exist",
    explanation: """
      The names in a map are the fields of the value that is mapped, by their wire name or by their Swift name, and the
      labels of the map's other parameters. After a dot comes a field of a nested dto.
      """,
    wrong: """
      dto UserDTO { first_name: String, last_name: String }
      domain User { name: String }
      map UserDTO -> User { name: "\\(fist_name) \\(last_name)" }
      """,
    right: """
      dto UserDTO { first_name: String, last_name: String }
      domain User { name: String }
      map UserDTO -> User { name: "\\(first_name) \\(last_name)" }
      """)

  static let fieldOfNonRecord = DiagnosticKind(
    "G0612", .error, "a field of something that has none",
    explanation: """
      A path goes through records: dtos, models and domain types. Strings, numbers, collections and unions have no
      fields. The elements of a collection need a map of their own.
      """,
    wrong: """
      dto ListDTO { tags: [TagDTO] }
      dto TagDTO { name: String }
      domain List { names: [String] }
      map ListDTO -> List { names: tags.name }
      """,
    right: """
      dto ListDTO { tags: [TagDTO] }
      dto TagDTO { name: String }
      domain List { tags: [Tag] }
      domain Tag { name: String }
      map ListDTO -> List
      map TagDTO -> Tag
      """)

  static let longPath = DiagnosticKind(
    "G0649", .error, "a path with too many steps",
    explanation: """
      A path in a map has at most 64 steps. To reach deeper, write maps for the types on the way.
      """,
    wrong: """
      dto NodeDTO { value: Int, next: NodeDTO? }
      domain Tail { value: Int? }
      map NodeDTO -> Tail {
        value: \(String(repeating: "next.", count: 64))value
      }
      """,
    right: """
      dto NodeDTO { value: Int, next: NodeDTO? }
      domain Node { value: Int, next: Node? }
      map NodeDTO -> Node
      """)
}
