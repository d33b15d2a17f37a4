import Diagnostics
import SchemaSyntax

extension MapSignatureCheck {
  /// The declared type, if a map can apply to it.
  mutating func mappable(
    _ type: SchemaType, at span: SourceSpan, asTarget isTarget: Bool = false
  ) -> TypeID? {
    if type.isUnknown { return nil }
    if let id = type.declaredID, isTarget ? schema.canBeMade(id) : schema.canBeMapped(id) {
      return id
    }
    let (what, help) = reason(against: type, asTarget: isTarget)
    diagnostics.report(
      .unmappableType, "a map cannot be written for `\(schema.text(of: type))`, which is \(what)",
      at: span,
      help: help)
    return nil
  }

  private func reason(
    against type: SchemaType, asTarget isTarget: Bool
  ) -> (what: String, help: String) {
    switch type {
    case .array(let element, _), .set(let element):
      (
        "a collection",
        "map `\(schema.text(of: element))`: collections of it are then mapped automatically"
      )
    case .dictionary(_, let value):
      (
        "a dictionary",
        "map `\(schema.text(of: value))`: dictionaries of it are then mapped automatically"
      )
    case .optional(let wrapped), .patch(let wrapped):
      (
        "optional",
        "map `\(schema.text(of: wrapped))`: optionals of it are then mapped automatically"
      )
    case .declared(let id) where schema[id].isForeign:
      (
        "a type from elsewhere",
        "declare a converter, `converter … -> \(schema[id].name.text)`, and use it with `via`"
      )
    case .declared:
      (
        "a `type`",
        "remove the map: a `type` becomes a single value automatically, and other types need a `custom` function where they are used"
      )
    case .scalar where isTarget:
      (
        "a single value",
        "declare a `type` around it, as in `type Name = \(schema.text(of: type))`, and map to that, or read it where it is used: with `match`, or by a path"
      )
    case .scalar, .unknown:
      (
        "a single value",
        "convert single values where they are used: automatically, with `via`, or in a `type`"
      )
    }
  }

  /// From the wire to the app: dto or model to domain or model. Enums can be on both sides.
  mutating func checkDirection(
    _ source: TypeID, _ target: TypeID, of map: MapDeclaration, from sourceSpan: SourceSpan
  ) -> Bool {
    let from = schema[source].qualifiedName
    let to = schema[target].qualifiedName
    if source == target {
      diagnostics.report(
        .mapDirection, "`\(from)` is mapped to itself", at: map.head,
        help: "remove this map: there is nothing to convert")
      return false
    }
    if map.isReversible, schema[target].isWrapper, schema.cases(of: source) != nil {
      diagnostics.report(
        .mapDirection, "a map from cases to a `type` goes one way", at: map.arrow,
        label: "nothing says which case a `\(to)` is sent as",
        help:
          "write `->`; a map that uses it and goes both ways says in its `reverse` block what is sent",
        fix: .replace(map.arrow, with: "->"))
      return false
    }
    let problem: (message: String, help: String)
    let targetLayer = schema[target].isWrapper ? .domain : schema.layer(of: target)
    switch (schema.layer(of: source), targetLayer) {
    case (.domain, .dto), (.domain, .model), (.domain, nil), (nil, .dto):
      problem = (
        "this map goes from the app to the wire",
        "write `map \(to) <-> \(from)`: the way back is derived, and proved to lose nothing"
      )
    case (.domain, .domain):
      problem = (
        "`\(from)` and `\(to)` both belong to the domain",
        "convert it in Swift: maps go from what the API sends to what the app means"
      )
    case (.dto, .dto), (.model, .dto):
      problem = (
        "`\(to)` is a dto, and no map makes a dto from another type of the wire",
        "map `\(from)` to a `domain`"
      )
    default:
      return true
    }
    diagnostics.report(
      .mapDirection, problem.message, at: map.head,
      secondary: [
        .init(schema[source].head, "the source"), .init(schema[target].head, "the target"),
      ], help: problem.help)
    return false
  }
}

extension DiagnosticKind {
  static let unmappableType = DiagnosticKind(
    "G0601", .error, "a map from or to something that has no map of its own",
    explanation: """
      A map converts declared types: a dto to a domain type or a `type`, or a union or an enum to another one. With that
      map, `?`, `[…]`, `Set` and dictionaries of these types are converted automatically, and so are single values.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> [Tag]
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      """)

  static let mapDirection = DiagnosticKind(
    "G0602", .error, "a map in the wrong direction",
    explanation: """
      A map goes from what the API sends to what the app means: from a `dto` or a `model` to a `domain` or another
      `model`. The way back does not need a second map: `<->` derives it and proves that it loses nothing.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map Tag -> TagDTO
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO <-> Tag
      """)

  static let mapShapes = DiagnosticKind(
    "G0607", .error, "a map from fields to cases that does not choose",
    explanation: """
      Records are mapped field by field, enums and unions case by case. Where a record becomes one of several cases, a
      `match` without a field before it says which fields decide.
      """,
    wrong: """
      dto AccountDTO { is_open: Bool }
      domain union State { open, closed }
      map AccountDTO -> State
      """,
    right: """
      dto AccountDTO { is_open: Bool }
      domain union State { open, closed }
      map AccountDTO -> State {
        match is_open { true -> open, false -> closed }
      }
      """)
}
