import Diagnostics
import SchemaSyntax
import Testing

@testable import SchemaSemantics

/// A schema whose maps have been proved.
struct MappedSchema {
  let schema: ResolvedSchema
  let maps: [ValidMap?]
  let repositories: [ValidRepository?]
  let diagnostics: [Diagnostic]
  private let failing: FailingMaps

  init(_ text: String) {
    let parsed = Parser.parse(SourceFile(path: "Test.gate", text: text), index: 0)
    var diagnostics = parsed.diagnostics
    schema = SchemaResolver.resolve([parsed.schema], into: &diagnostics)
    let notes = AttributeCheck.check(schema, into: &diagnostics)
    let facts = WrapperCheck.check(schema, into: &diagnostics)
    _ = MemberCheck.check(facts, notes, into: &diagnostics)
    let damage = DamagedSchema(schema, diagnostics)
    let checked = MapCheck.check(facts, damage, notes: notes.maps, into: &diagnostics)
    maps = checked.maps
    failing = FailingMaps(maps.flatMap { $0?.ways ?? [] }, FailureFacts(facts))
    repositories = RepositoryCheck.check(
      schema, along: checked.conversions, damage, notes: notes, into: &diagnostics)
    self.diagnostics = diagnostics
  }

  var codes: [String] { diagnostics.map(\.kind.code) }

  func map(_ index: Int = 0) throws -> ValidMap {
    try #require(maps.indices.contains(index) ? maps[index] : nil, "\(codes)")
  }

  func canFail(_ map: ValidMap, isBack: Bool = false) -> Bool {
    failing.contains(map.id, isBack: isBack)
  }

  /// The value that a map between records gives a field of the target.
  func value(_ field: String, ofMap index: Int = 0) throws -> MapValue {
    let map = try map(index)
    return try assignment(field, in: map.forward, making: map.target).value
  }

  /// The value that the way back gives a field of the dto.
  func valueBack(_ field: String, ofMap index: Int = 0) throws -> MapValue {
    let map = try map(index)
    let source = try #require(map.parameters[map.source].type.declaredID)
    return try assignment(field, in: try #require(map.backward), making: source).value
  }

  func assignment(_ field: String, in body: MapBody, making id: TypeID) throws -> MapAssignment {
    let record = try #require(schema.record(.declared(id)))
    let position = record.fields.firstIndex { $0.swiftName == field }
    guard case .record(let assignments) = body else { throw Missing() }
    return try #require(assignments.first { $0.field == position })
  }

  func type(_ name: String) throws -> TypeID {
    try #require(schema.types.first { $0.qualifiedName == name }).id
  }

  struct Missing: Error {}
}

extension MapValue {
  /// The Swift names along a path.
  func path(in schema: ResolvedSchema, from start: TypeID) -> [String]? {
    guard case .path(_, let path) = kind else { return nil }
    var type = SchemaType.declared(start)
    var names: [String] = []
    for step in path.steps {
      guard let record = schema.record(type.unwrapped) else { return nil }
      names.append(record.fields[step.field].swiftName)
      type = record.fields[step.field].type
    }
    return names
  }

  var conversion: Conversion? {
    if case .converted(_, let conversion) = kind { conversion } else { nil }
  }

  var converted: MapValue? {
    if case .converted(let value, _) = kind { value } else { nil }
  }
}
