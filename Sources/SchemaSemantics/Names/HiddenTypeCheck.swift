import Diagnostics
import SchemaSyntax

/// Finds names that could be meant for either of two types: the nested one that they mean, or one outside of all types that is
/// hidden.
///
/// Only a use is worth a warning, and only where the hidden type could be meant in its place.
struct HiddenTypeCheck {
  private let schema: ResolvedSchema
  /// The types that no other type is around, by their places.
  private let outermost: [Scope: [String: TypeID]]
  /// The types that each map leads from and to.
  private let endsOfMaps: Set<Set<SchemaType>>

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    let check = HiddenTypeCheck(schema: schema)
    for type in schema.types {
      guard let parent = type.parent, !type.isParameter, !type.isGroup,
        let hidden = check.type(hiddenBy: type, in: parent), !check.isKnown(type, hidden)
      else { continue }
      let uses = check.withNested(parent).map { schema[$0] }
        .filter { Territory($0.kind).mayHold(Territory(hidden.kind)) }
        .flatMap { check.uses(of: type, in: $0) }
      if let first = uses.first {
        diagnostics.append(check.report(first, uses, type, hidden, in: schema[parent]))
      }
    }
  }

  private init(schema: ResolvedSchema) {
    self.schema = schema
    endsOfMaps = Set(schema.maps.map { Set($0.sources + [$0.target]) })
    outermost = Dictionary(
      grouping: schema.types.filter { $0.parent == nil && $0.isDeclared && !$0.isGroup },
      by: \.place
    ).mapValues { types in
      Dictionary(firstOf: types.map { ($0.name.text, $0.id) })
    }
  }

  /// The type of that name outside of all types. One that is nested, too, is near enough to be seen.
  private func type(hiddenBy type: ResolvedType, in parent: TypeID) -> ResolvedType? {
    var place = schema[parent].place
    while case .type(let id) = place { place = schema[id].place }
    let found = outermost[place]?[type.name.text] ?? outermost[.topLevel]?[type.name.text]
    return found.map { schema[$0] }
  }

  /// Whether the author tells them apart elsewhere, or is told about the name anyway: a map leads from one to the other, or
  /// one is within the other.
  private func isKnown(_ type: ResolvedType, _ hidden: ResolvedType) -> Bool {
    let ends: Set<SchemaType> = [.declared(type.id), .declared(hidden.id)]
    var around = type.parent
    while let id = around {
      if id == hidden.id { return true }
      around = schema[id].parent
    }
    return endsOfMaps.contains(ends)
  }

  /// A type, and whatever is declared within it.
  private func withNested(_ id: TypeID) -> [TypeID] {
    [id] + schema[id].children.flatMap { withNested($0) }
  }

  /// Where fields and payloads call `type` by its name alone.
  private func uses(of type: ResolvedType, in user: ResolvedType) -> [SourceSpan] {
    user.typeUses.flatMap(withParts).filter { use in
      guard use.type.declaredID == type.id, case .named(let path) = use.expression.kind else {
        return false
      }
      return path.rest.isEmpty && path.text == type.name.text
    }.map(\.span)
  }

  /// A use, what it is made of, and the arguments of generic types.
  private func withParts(_ use: TypeUse) -> [TypeUse] {
    guard case .generic(_, let written) = use.expression.kind,
      let instance = use.type.declaredID.flatMap({ schema[$0].instance })
    else { return [use] + use.parts.flatMap(withParts) }
    let arguments = zip(instance.arguments, written).map { TypeUse(type: $0, expression: $1) }
    return [use] + arguments.flatMap(withParts)
  }

  private func report(
    _ first: SourceSpan, _ uses: [SourceSpan], _ type: ResolvedType, _ hidden: ResolvedType,
    in parent: ResolvedType
  ) -> Diagnostic {
    let name = type.name.text
    let clear = type.qualifiedName
    let other =
      hidden.place == .topLevel
      ? "rename one of them" : "write `\(hidden.qualifiedName)` for the other"
    return Diagnostic(
      .hiddenType, "`\(name)` is the name of two types, and means `\(clear)` here", at: first,
      secondary: [
        .init(
          type.name.span, "this one is meant, since it is declared within `\(parent.name.text)`"),
        .init(hidden.name.span, "this one is hidden by it"),
      ],
      help: "write `\(clear)` if that is what you mean; otherwise, \(other)",
      fix: Diagnostic.Fix(
        Set(uses).sorted().map { Diagnostic.Edit(span: $0, replacement: clear) }, isCertain: false))
  }
}

extension DiagnosticKind {
  static let hiddenType = DiagnosticKind(
    "G0217", .warning, "a name that hides another type",
    explanation: """
      A name is looked up from the inside out, as in Swift. If a nested type and one at the top level have the same name, a
      field gets the nested one, although a reader may think of the other. Written with the name of its owner, it cannot
      be mistaken. A different name is often even better.
      """,
    wrong: """
      enum Status { active, blocked }
      domain Order {
        status: Status
        enum Status { open, paid }
      }
      """,
    right: """
      enum Status { active, blocked }
      domain Order {
        status: Order.Status
        enum Status { open, paid }
      }
      """)
}
