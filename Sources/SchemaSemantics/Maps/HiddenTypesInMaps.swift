import Diagnostics

/// Checks that where a map makes a value of a type, Swift does not find a member or a local constant with the name of that
/// type.
struct HiddenTypesInMaps {
  static func check(_ schema: ValidatedSchema, into diagnostics: inout [Diagnostic]) {
    guard schema.types.contains(where: { $0.memberNames.contains(where: \.mayNameType) }) else {
      return
    }
    for map in schema.maps where !map.isGeneric {
      var bodies = [(map.forward, map.target)]
      if let back = map.backward, let source = map.sourceType.declaredID {
        bodies.append((back, source))
      }
      for (body, made) in bodies {
        let check = HiddenTypesInMaps(schema, body, making: made)
        diagnostics += check.problems(in: body)
      }
    }
  }

  private let schema: ValidatedSchema
  private let made: TypeID
  /// The names that are found before those of types, as far as they can be those of types, each with the member or its type.
  private var names: [String: SourceSpan] = [:]

  private init(_ schema: ValidatedSchema, _ body: MapBody, making made: TypeID) {
    self.schema = schema
    self.made = made
    addMembers(of: made)
    // What these are made of has local names.
    for id in body.parts.flatMap(\.madeRecords) { addMembers(of: id) }
  }

  private mutating func addMembers(of id: TypeID) {
    let type = schema[id]
    var members = type.memberNames.map { ($0, type.span) }
    if case .record(let record) = type.kind {
      members = record.fields.map { ($0.swiftName, $0.span) }
    }
    for (name, span) in members where name.mayNameType && names[name] == nil { names[name] = span }
  }

  private func problems(in body: MapBody) -> [Diagnostic] {
    if names.isEmpty { return [] }
    var seen: Set<String> = []
    return body.parts.flatMap { uses(in: $0) }.compactMap { use in
      guard let member = names[use.name], seen.insert(use.name).inserted else { return nil }
      return Diagnostic(
        .nameCollision,
        "in `\(schema[made].qualifiedName)`, `\(use.name)` would be a member in Swift, and not the type",
        at: use.span, label: use.purpose, secondary: [.init(member, "the member")],
        help: "rename one of them; members begin with a lower-case letter")
    }
  }

  private typealias Use = (name: String, span: SourceSpan, purpose: String)

  /// The names of types that the code for the value begins an expression with.
  private func uses(in value: MapValue) -> [Use] {
    let types = values(in: value).map { type, span -> Use in
      (schema[type].qualifiedName.firstNameOfType, span, "a value of the type is made here")
    }
    return types + converters(in: value)
  }

  /// The enums with the functions of converters that are written by hand.
  private func converters(in value: MapValue) -> [Use] {
    let inner = value.parts.flatMap { converters(in: $0) }
    guard case .converted(_, let conversion) = value.kind else { return inner }
    return conversion.writtenConverters.map { converter in
      (
        WrittenConverterNames(converter.name).type, value.span,
        "the functions of `\(converter.name)` in the type are called here"
      )
    } + inner
  }

  /// Types of which a value is made, and where.
  private func values(in value: MapValue) -> [(type: TypeID, span: SourceSpan)] {
    let own: [TypeID] =
      switch value.kind {
      case .record(let id, _): [id]
      case .converted(_, let conversion): conversion.all.compactMap(schema.type)
      case .path, .constant, .interpolation, .coalesce, .required, .refused, .match, .custom, .list,
        .construction, .cases, .unrecognized:
        []
      }
    return own.map { ($0, value.span) } + value.parts.flatMap { values(in: $0) }
  }
}

extension MapValue {
  /// Records that are made in place.
  fileprivate var madeRecords: [TypeID] {
    if case .record(let id, _) = kind {
      [id] + parts.flatMap(\.madeRecords)
    } else {
      parts.flatMap(\.madeRecords)
    }
  }
}

extension String {
  /// Of the name of a type: the name that code which mentions the type begins with. For `V1.Page<City>` it is `V1`.
  var firstNameOfType: String { String(prefix { $0 != "." && $0 != "<" }) }
}
