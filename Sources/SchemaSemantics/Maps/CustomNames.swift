import Diagnostics

/// Checks that a `custom` function, which becomes a static member of the type that its map makes, has a name that is free
/// there.
struct CustomNames {
  static func check(_ schema: ValidatedSchema, into diagnostics: inout [Diagnostic]) {
    for map in schema.maps where !map.isGeneric {
      diagnostics += CustomNames(schema, making: map.target).problems(in: map.forward)
      if let back = map.backward, let source = map.sourceType.declaredID {
        diagnostics += CustomNames(schema, making: source).problems(in: back)
      }
    }
  }

  private let schema: ValidatedSchema
  private let made: ValidType

  private init(_ schema: ValidatedSchema, making made: TypeID) {
    self.schema = schema
    self.made = schema[made]
  }

  private func problems(in body: MapBody) -> [Diagnostic] {
    var seen: Set<String> = []
    return body.parts.flatMap(functions).compactMap { function in
      seen.insert(function.name).inserted ? problem(with: function.name, at: function.span) : nil
    }
  }

  private func functions(in value: MapValue) -> [(name: String, span: SourceSpan)] {
    let inner = value.parts.flatMap(functions)
    guard case .custom(let name, _) = value.kind else { return inner }
    return [(name, value.span)] + inner
  }

  private func problem(with name: String, at span: SourceSpan) -> Diagnostic? {
    if let nested = nestedType(name) {
      return Diagnostic(
        .nameCollision,
        "in `\(made.qualifiedName)`, a type and this function would both be `\(name)` in Swift",
        at: span, secondary: [.init(nested, "the nested type")],
        help: "rename one of them; functions begin with a lower-case letter")
    }
    return generatedThing(name).map { purpose in
      Diagnostic(
        .generatedName, "no function of `\(made.qualifiedName)` can be called `\(name)`", at: span,
        secondary: [.init(made.span, "it would be a member of this type")], notes: [purpose],
        help: "rename the function; functions begin with a lower-case letter")
    }
  }

  private func nestedType(_ name: String) -> SourceSpan? {
    let declaration = schema[made.instance?.generic ?? made.id]
    let types = declaration.children.map { schema[$0] }.filter { !$0.isParameter }
      .map { ($0.name, $0.span) }
    let aliases = schema.aliases.filter { $0.parent == declaration.id }.map { ($0.name, $0.span) }
    return (types + aliases).first { $0.0 == name }?.1
  }

  /// What has the name in Swift, if something has.
  private func generatedThing(_ name: String) -> String? {
    switch name {
    case "Self", "Type", "Protocol": "within a type, Swift itself uses `\(name)`"
    case "ValidationError" where hasRules: "a record with rules has an `enum ValidationError`"
    case "Draft" where made.notes.hasDraft: "a record with a draft has a `struct Draft`"
    default: nil
    }
  }

  private var hasRules: Bool {
    guard case .record(let record) = made.kind else { return false }
    return !record.invariants.isEmpty || record.fields.contains { !$0.rules.isEmpty }
  }
}
