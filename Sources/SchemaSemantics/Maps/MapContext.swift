import Diagnostics
import SchemaSyntax

/// What the checks of all maps look things up in.
struct MapContext {
  let facts: TypeFacts
  let tables: FieldTables
  let index: MapIndex
  let conversions: MapConversions
  let damage: DamagedSchema

  var schema: ResolvedSchema { facts.schema }

  init(_ facts: TypeFacts, _ damage: DamagedSchema) {
    self.facts = facts
    self.damage = damage
    tables = FieldTables(facts.schema)
    index = MapIndex(facts.schema)
    conversions = MapConversions(facts, index)
  }

  func value(
    of literal: Literal, as type: SchemaType, declaredAt span: SourceSpan? = nil,
    via converters: [ConverterUse] = [], into diagnostics: inout [Diagnostic]
  ) -> Value? {
    facts.value(of: literal, as: type, declaredAt: span, via: converters, into: &diagnostics)
  }

  func isReversible(_ id: MapID) -> Bool {
    schema.maps.indices.contains(id.index) && schema.maps[id.index].syntax.isReversible
  }

  /// The path of a field in the payload: `name.first`.
  func wireName(of steps: [Int], from root: SchemaType) -> String {
    let names = fields(along: steps, from: root).map(\.wireName)
    return names.isEmpty ? "the value" : names.joined(separator: ".")
  }

  /// How a map writes the path of a field.
  func spelling(of steps: [Int], from root: SchemaType) -> String {
    fields(along: steps, from: root).map(\.spelling).joined(separator: ".")
  }

  private func fields(along steps: [Int], from root: SchemaType) -> [ResolvedField] {
    var type = root
    var found: [ResolvedField] = []
    for step in steps {
      guard let fields = tables[type.unwrapped]?.fields, fields.indices.contains(step) else {
        break
      }
      found.append(fields[step])
      type = fields[step].type
    }
    return found
  }

  /// The field that `steps` lead to.
  func field(at steps: [Int], from root: SchemaType) -> ResolvedField? {
    let found = fields(along: steps, from: root)
    return found.count == steps.count ? found.last : nil
  }
}
