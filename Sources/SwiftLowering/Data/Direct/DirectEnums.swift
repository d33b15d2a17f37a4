import SchemaSemantics

/// The enums that structs read from JSON or write without a decoder or encoder, since these enums do so themselves.
package struct DirectEnums: Sendable {
  private(set) var read: Set<TypeID> = []
  private(set) var written: Set<TypeID> = []

  /// - Parameter needs: which structs are read, and which are written; nil if all of them use `Codable`.
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
