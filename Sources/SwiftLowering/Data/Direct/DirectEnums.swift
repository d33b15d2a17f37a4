import SchemaSemantics

/// The enums that structs read from JSON, or write, without a decoder or encoder: those do it by themselves.
package struct DirectEnums: Sendable {
  private(set) var read: Set<TypeID> = []
  private(set) var written: Set<TypeID> = []

  /// - Parameter needs: which structs are read, and which are written; nil where all of it goes by way of `Codable`.
  init(_ schema: ValidatedSchema, _ needs: WireNeeds?) {
    guard let needs else { return }
    for type in schema.types {
      guard case .record(let record) = type.kind else { continue }
      let (isRead, isWritten) = (needs.isRead(type.id), needs.isWritten(type.id))
      guard isRead || isWritten else { continue }
      let enums = record.fields.flatMap { DirectConversion($0.decoding, from: $0.wireType).enums }
      if isRead { read.formUnion(enums) }
      if isWritten { written.formUnion(enums) }
    }
  }

  func contains(_ id: TypeID) -> Bool { read.contains(id) || written.contains(id) }
}
