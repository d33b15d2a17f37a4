import Diagnostics
import SchemaSyntax

/// Follows paths through the fields of records. The fields of a record are indexed once, when a path first reaches it.
struct FieldPaths {
  enum Lookup {
    case found(FieldPath)
    /// `count` or `isEmpty` of the value that the path leads to.
    case property(FieldPath, Name)
    case missing(Diagnostic)
    /// It involves something that has been reported.
    case unknown
  }

  private struct Index {
    var positions: [String: Int] = [:]
    var longestName = 1
  }

  let schema: ResolvedSchema
  private var indexes: [TypeID: Index] = [:]

  init(_ schema: ResolvedSchema) {
    self.schema = schema
  }

  mutating func find(_ path: Path, from start: TypeID) -> Lookup {
    var record = start
    var steps: [FieldPath.Step] = []
    var mayBeNil = false
    var rest = path.names[...]
    while let name = rest.first {
      guard let (position, length) = position(of: rest, in: record) else {
        return .missing(missingField(name, in: record))
      }
      let type = fields(of: record)[position].type
      if type.isUnknown { return .unknown }
      let step = FieldPath.Step(field: position, type: type)
      steps.append(step)
      mayBeNil = mayBeNil || step.mayBeNil
      rest = rest.dropFirst(length)
      let found = FieldPath(
        steps: steps, type: mayBeNil ? .optional(step.content) : step.content)
      guard let next = rest.first else { return .found(found) }
      if let id = step.content.declaredID, case .record = schema[id].kind {
        record = id
      } else {
        return property(next, after: rest.dropFirst().first, of: found)
      }
    }
    return .unknown
  }

  /// The Swift names of the fields that `path` leads through.
  func swiftNames(of path: FieldPath, from start: TypeID) -> [String] {
    var record: TypeID? = start
    return path.steps.compactMap { step in
      guard let id = record else { return nil }
      record = step.content.declaredID
      return fields(of: id)[step.field].swiftName
    }
  }

  /// Where the type of the field at the end of `steps` is written.
  func declaration(of steps: ArraySlice<FieldPath.Step>, from start: TypeID) -> SourceSpan? {
    var record: TypeID? = start
    var span: SourceSpan?
    for step in steps {
      guard let id = record else { return nil }
      span = fields(of: id)[step.field].syntax.type.span
      record = step.content.declaredID
    }
    return span
  }

  private func fields(of id: TypeID) -> [ResolvedField] {
    if case .record(let record) = schema[id].kind { record.fields } else { [] }
  }

  /// Looks a field up by its wire name, which may have several parts, or by its Swift name.
  private mutating func position(of names: ArraySlice<Name>, in id: TypeID) -> (Int, length: Int)? {
    let index = indexes[id] ?? makeIndex(of: id)
    var text = ""
    for (offset, name) in names.prefix(index.longestName).enumerated() {
      text += (offset == 0 ? "" : ".") + name.text
      if let position = index.positions[text] { return (position, offset + 1) }
    }
    return nil
  }

  private mutating func makeIndex(of id: TypeID) -> Index {
    var index = Index()
    let fields = fields(of: id)
    for (position, field) in fields.enumerated() {
      index.positions[field.wireName] = index.positions[field.wireName] ?? position
      index.longestName = max(index.longestName, field.syntax.wireName.keys.count)
    }
    for (position, field) in fields.enumerated() {
      index.positions[field.swiftName] = index.positions[field.swiftName] ?? position
    }
    indexes[id] = index
    return index
  }
}

extension FieldPaths {
  private func property(_ name: Name, after next: Name?, of path: FieldPath) -> Lookup {
    if next == nil, name.text == "count" || name.text == "isEmpty", isSized(path.type.unwrapped) {
      return .property(path, name)
    }
    return .missing(
      missingProperty(
        next != nil && isSized(path.type.unwrapped) ? next ?? name : name, of: path.type))
  }

  private func isSized(_ type: SchemaType) -> Bool {
    switch schema.base(of: type) {
    case .scalar(.string), .array, .set, .dictionary: true
    case .scalar, .declared, .optional, .patch, .unknown: false
    }
  }

  private func missingProperty(_ name: Name, of type: SchemaType) -> Diagnostic {
    let properties = isSized(type.unwrapped) ? ["count", "isEmpty"] : []
    return .unknownName(
      .unknownConditionField, "`\(schema.text(of: type.unwrapped))` has no `\(name.text)`",
      at: name.span, nearest: Spelling(properties).nearest(to: name.text),
      help: properties.isEmpty
        ? "use `count` or `isEmpty` of strings and collections, or a field of a record"
        : "use `count` or `isEmpty`")
  }

  private func missingField(_ name: Name, in id: TypeID) -> Diagnostic {
    let type = schema[id]
    let names = fields(of: id).lazy.map(\.wireName)
    if case .record(let record) = type.kind,
      let constant = record.constants.first(where: { $0.wireName.text == name.text })
    {
      return Diagnostic(
        .unknownConditionField, "`\(name.text)` is a constant, so no condition depends on it",
        at: name.span, secondary: [.init(constant.span, "it always has this value")],
        help: "remove this part of the condition")
    }
    return .unknownMember(
      .unknownConditionField, "field", name.text, at: name.span,
      of: (type.qualifiedName, type.head), nearest: Spelling(names).nearest(to: name.text),
      help: (1...8).contains(names.count)
        ? "use one of its fields: " + names.map { "`\($0)`" }.joined(separator: ", ") : nil)
  }
}

extension DiagnosticKind {
  static let unknownConditionField = DiagnosticKind(
    "G0704", .error, "a condition about a field that is not there",
    explanation: """
      The condition of a `rule`, and the `by` of `Comparable`, use the fields of their own record and, after a dot, the
      fields of the records in those fields. Strings and collections also have `count` and `isEmpty`.
      """,
    wrong: """
      domain Stay {
        start: Date
        end: Date
        rule endsAfterStart: strat < end
      }
      """,
    right: """
      domain Stay {
        start: Date
        end: Date
        rule endsAfterStart: start < end
      }
      """)
}
