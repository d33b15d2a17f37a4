import SchemaSemantics

/// The keys of the records that unions by shape carry. Each record is looked at once, however large it is, and however many
/// unions carry it.
struct ShapeRecords: Sendable {
  private var records: [TypeID: Keys] = [:]

  struct Keys: Sendable {
    /// Those without which reading fails, in the order of the schema.
    let required: [String]
    let all: Set<String>
    /// Those at which there may be a union by shape; nil if that may be anywhere.
    let shared: Set<String>?
  }

  /// - Parameter holders: the types whose values may contain unions by shape.
  init(_ schema: ValidatedSchema, _ holders: TypeHolders) {
    for type in schema.types {
      guard case .union(let union) = type.kind, union.discriminator == .shape else { continue }
      for id in union.cases.compactMap(\.payload?.declaredID) where records[id] == nil {
        guard case .record(let record) = schema[id].kind else { continue }
        records[id] = Keys(of: record, holders)
      }
    }
  }

  subscript(id: TypeID) -> Keys? { records[id] }
}

extension ShapeRecords.Keys {
  fileprivate init(of record: ValidRecord, _ holders: TypeHolders) {
    let constants = record.constants.compactMap(\.wirePath.first)
    required =
      record.fields.filter(\.mustBeThere).compactMap { $0.wirePath.first } + constants
    all = Set(record.fields.compactMap { $0.wirePath.first } + constants)
    let holding = record.fields.filter { holders.contains($0.wireType) }
    shared =
      holding.contains(where: \.isRest) ? nil : Set(holding.compactMap { $0.wirePath.first })
  }
}

extension ValidField {
  /// Whether reading fails if its key is missing.
  fileprivate var mustBeThere: Bool {
    defaultValue == nil && fallback == nil && !isRest
      && (isNullable || !type.mayBeMissing && !wireType.mayBeMissing)
  }
}

extension SchemaType {
  fileprivate var mayBeMissing: Bool {
    switch self {
    case .optional, .patch: true
    case .scalar, .declared, .array, .set, .dictionary, .unknown: false
    }
  }
}
