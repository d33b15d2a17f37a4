import SchemaSemantics

/// The deprecated fields that another type of the domain reads: in a rule, for its order, or for its `id`. Swift would warn about the
/// property, so what the value is stored in is read in its place, which the whole module then sees.
struct DeprecatedReadings: Sendable {
  private var fields: Set<ValueStorage.Member> = []

  init(_ schema: ValidatedSchema, _ storage: ValueStorage) {
    for type in schema.types {
      switch type.kind {
      case .record(let record):
        for path in record.invariants.flatMap(\.condition.paths) {
          add(path.steps.map(\.field), from: type.id, schema, storage)
        }
        for conformance in type.conformances {
          add(schema.positions(of: conformance.key, from: type.id), from: type.id, schema, storage)
        }
      case .union(let union) where type.isIdentifiable:
        for id in union.cases.compactMap(\.payload?.declaredID) {
          add(atEnd: schema.positions(of: ["id"], from: id), from: id, schema, storage)
        }
      case .union, .enumeration, .wrapper, .foreign: break
      }
    }
  }

  func contains(field: Int, of record: TypeID) -> Bool {
    fields.contains(ValueStorage.Member(owner: record, position: field))
  }

  /// A type itself reads what its own fields are stored in anyway.
  private mutating func add(
    _ steps: [Int], from start: TypeID, _ schema: ValidatedSchema, _ storage: ValueStorage
  ) {
    guard let first = steps.first, let field = schema.record(start)?.fields[first],
      let next = field.type.unwrapped.declaredID
    else { return }
    add(atEnd: Array(steps.dropFirst()), from: next, schema, storage)
  }

  private mutating func add(
    atEnd steps: [Int], from start: TypeID, _ schema: ValidatedSchema, _ storage: ValueStorage
  ) {
    var owner = start
    for step in steps {
      guard let fields = schema.record(owner)?.fields, fields.indices.contains(step) else { return }
      if fields[step].notes.deprecation != nil, !storage.isBoxed(field: step, of: owner) {
        for id in [owner, schema[owner].instance?.generic].compactMap(\.self) {
          self.fields.insert(ValueStorage.Member(owner: id, position: step))
        }
      }
      guard let next = fields[step].type.unwrapped.declaredID else { return }
      owner = next
    }
  }
}

extension ValidatedSchema {
  /// Where the fields are that these names lead to, as far as there are any.
  fileprivate func positions(of names: [String], from start: TypeID) -> [Int] {
    var owner: TypeID? = start
    var positions: [Int] = []
    for name in names {
      guard let id = owner, let fields = record(id)?.fields,
        let position = fields.firstIndex(where: { $0.swiftName == name })
      else { break }
      positions.append(position)
      owner = fields[position].type.unwrapped.declaredID
    }
    return positions
  }
}

extension LoweringContext {
  /// What `reader`, or a rule of it, reads after the dot for a field.
  func member(reading position: Int, of owner: TypeID, in reader: TypeID) -> String? {
    guard let record = schema.record(owner), record.fields.indices.contains(position) else {
      return nil
    }
    let field = record.fields[position]
    let isInModule =
      settings.domain.module == nil || schema[owner].ownLayer == schema[reader].ownLayer
    return isInModule && deprecatedReadings.contains(field: position, of: owner)
      ? record.storedName(of: field) : SwiftIdentifier.member(field.swiftName)
  }
}
