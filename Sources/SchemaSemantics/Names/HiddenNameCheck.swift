import Diagnostics
import SchemaSyntax

/// Checks that the Swift of a type can name what it holds. What a group of fields, an alias or a generic type brings along
/// was looked up elsewhere, and where it ends up, its name may mean something nearer.
struct HiddenNameCheck {
  private struct Key: Hashable {
    let place: Scope
    let name: String
  }

  private let schema: ResolvedSchema
  /// The spans of names, by their places.
  private var names: [Key: SourceSpan] = [:]
  private var diagnostics: [Diagnostic] = []

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    var check = HiddenNameCheck(schema)
    for type in schema.types where type.isDeclared && !type.isGroup { check.check(type) }
    for alias in schema.aliases { check.check(alias) }
    diagnostics += check.diagnostics
  }

  private init(_ schema: ResolvedSchema) {
    self.schema = schema
    for type in schema.types where type.isDeclared {
      names[Key(place: type.place, name: type.name.text)] = type.name.span
    }
    for alias in schema.aliases {
      names[Key(place: alias.place, name: alias.syntax.name.text)] = alias.syntax.name.span
    }
  }

  private mutating func check(_ type: ResolvedType) {
    switch type.kind {
    case .record(let record):
      for field in record.fields {
        check(
          field.type, field.written, in: .type(type.id),
          at: record.place(of: field.syntax.type.span))
      }
      for group in schema.protocols(of: record) {
        let spread = record.spreads.first { $0.groups.contains(group.id) }
        check(
          group.name.text, at: group.place, in: .type(type.id), usedAt: spread?.span ?? type.head)
      }
    case .union(let union):
      for item in union.cases {
        check(item.payload ?? .unknown, item.written, in: .type(type.id), at: item.span)
      }
    case .wrapper, .enumeration, .foreign: break
    }
  }

  private mutating func check(_ alias: ResolvedAlias) {
    check(alias.target, alias.written, in: alias.place, at: alias.syntax.target.span)
  }

  private mutating func check(
    _ type: SchemaType, _ written: TypeSpelling, in scope: Scope, at span: SourceSpan
  ) {
    for alias in written.aliases.map({ schema.aliases[$0.index] }) {
      check(alias.syntax.name.text, at: alias.place, in: scope, usedAt: span)
    }
    guard written == .plain else { return }
    for id in schema.mentioned(in: type) {
      let outermost = schema.outermost(of: schema[id])
      check(outermost.name.text, at: outermost.place, in: scope, usedAt: span)
    }
  }

  /// What is in a namespace is always written with it, so only names of the top level can be hidden.
  private mutating func check(
    _ name: String, at place: Scope, in scope: Scope, usedAt span: SourceSpan
  ) {
    guard place == .topLevel, let known = names[Key(place: .topLevel, name: name)],
      let (nearer, owner) = nearest(name, from: scope)
    else { return }
    diagnostics.report(
      .hiddenName, "within `\(owner)`, `\(name)` would mean another declaration in Swift",
      at: span,
      secondary: [.init(nearer, "this one"), .init(known, "this one is meant")],
      help: "rename one of them")
  }

  /// The nearest declaration of that name around `scope` that is not at the top level. None if a type around it has the name,
  /// too, which is reported where the inner one is declared.
  private func nearest(_ name: String, from scope: Scope) -> (SourceSpan, owner: String)? {
    var nearest: (SourceSpan, owner: String)?
    var current = scope
    while current != .topLevel {
      let found = nearest == nil ? names[Key(place: current, name: name)] : nil
      switch current {
      case .type(let id):
        if schema[id].name.text == name { return nil }
        if let found { nearest = (found, schema[id].qualifiedName) }
        current = schema[id].place
      case .namespace(let namespace):
        if let found { nearest = (found, namespace) }
        current = .topLevel
      case .topLevel: break
      }
    }
    return nearest
  }
}

extension ResolvedSchema {
  /// The declarations that Swift names where it names the type, also those that are arguments of something generic.
  func mentioned(in type: SchemaType) -> [TypeID] {
    type.declaredTypes.flatMap { id -> [TypeID] in
      guard let instance = self[id].instance else { return [id] }
      return [instance.generic] + instance.arguments.flatMap(mentioned)
    }
  }
}

extension DiagnosticKind {
  static let hiddenName = DiagnosticKind(
    "G0215", .error, "a type whose name means another one where it is used",
    explanation: """
      A group of fields and an alias can be declared outside of the namespace or type that uses them. Their own types are
      looked up where they are declared. In Swift, however, these types are written where they are used, and there the
      same name may mean something nearer.
      """,
    wrong: """
      dto PlaceDTO { city: String }
      dto fields Placed { place: PlaceDTO }
      namespace V2 {
        dto PlaceDTO { country: String }
        dto UserDTO { ...Placed }
      }
      """,
    right: """
      dto PlaceDTO { city: String }
      dto fields Placed { place: PlaceDTO }
      namespace V2 {
        dto RegionDTO { country: String }
        dto UserDTO { ...Placed }
      }
      """)
}
