import SchemaSyntax

@testable import SchemaSemantics

extension Conversion {
  /// A short form for tables: `optional(emptyAsNil, iso8601)`.
  func text(in schema: ResolvedSchema) -> String {
    switch self {
    case .identity: "identity"
    case .sequence(let steps): steps.map { $0.text(in: schema) }.joined(separator: ", ")
    case .converter(let step): step.name
    case .converterBack(let step): step.name + " back"
    case .wrap(let id): "wrap \(schema[id].name.text)"
    case .unwrap(let id): "unwrap \(schema[id].name.text)"
    case .enumFromRaw(let id): "read \(schema[id].name.text)"
    case .enumToRaw(let id): "write \(schema[id].name.text)"
    case .map(let id): "map \(id.index)"
    case .mapBack(let id): "map back \(id.index)"
    case .inject: "inject"
    case .array(let inner, let skips):
      "array(\(inner.text(in: schema))\(skips ? ", skips" : ""))"
    case .arrayToSet(let inner): "arrayToSet(\(inner.text(in: schema)))"
    case .setToArray(let inner): "setToArray(\(inner.text(in: schema)))"
    case .set(let inner): "set(\(inner.text(in: schema)))"
    case .dictionary(let key, let value):
      "dictionary(\(key.text(in: schema)): \(value.text(in: schema)))"
    case .optional(let inner): "optional(\(inner.text(in: schema)))"
    case .patch(let inner): "patch(\(inner.text(in: schema)))"
    case .widen(_, let scalar): "widen \(scalar.rawValue)"
    }
  }
}
