import SchemaSemantics

/// The keys at which unions read their tag among the members of a record. They do not belong to what the record holds or
/// reports of other keys: the union reads them, and writes them.
package struct UnionTagKeys: Sendable {
  private var keysByRecord: [TypeID: [String]] = [:]

  init(_ schema: ValidatedSchema) {
    guard schema.types.contains(where: { $0.hasOtherKeys }) else { return }
    for type in schema.types {
      guard case .union(let union) = type.kind, case .tag(let key) = union.discriminator else {
        continue
      }
      add(key, toRecordsIn: union, of: schema)
    }
  }

  /// In the order of the unions.
  func keys(in record: TypeID) -> [String] { keysByRecord[record] ?? [] }

  /// A case may carry another union whose payloads are read from the same object.
  private mutating func add(
    _ key: String, toRecordsIn union: ValidUnion, of schema: ValidatedSchema
  ) {
    var seen: Set<TypeID> = []
    var waiting = union.cases.compactMap { $0.payload?.declaredID }
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      switch schema[id].kind {
      case .record:
        if keysByRecord[id]?.contains(key) != true { keysByRecord[id, default: []].append(key) }
      case .union(let inner): waiting += inner.recordsInSameObject
      case .wrapper, .enumeration, .foreign: break
      }
    }
  }
}

extension ValidUnion {
  /// What is read from the same object as the union itself.
  fileprivate var recordsInSameObject: [TypeID] {
    switch discriminator {
    case .tag, .shape: cases.compactMap { $0.payload?.declaredID }
    case .adjacent, .keyedByTag, .key, nil: []
    }
  }
}

extension ValidType {
  /// Whether something becomes of keys that no member has.
  fileprivate var hasOtherKeys: Bool {
    if case .record(let record) = kind {
      record.rest != nil || record.reportsUndeclaredKeys
    } else {
      false
    }
  }
}
