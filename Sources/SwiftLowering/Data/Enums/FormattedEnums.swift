import SchemaSemantics

/// The enums that structs and unions read or write through a format. Maps call the initialiser and the property instead.
package struct FormattedEnums: Sendable {
  private var enums: [OutputLayer: Set<TypeID>] = [:]
  private let isOneModule: Bool

  init(_ schema: ValidatedSchema, _ needs: WireNeeds, _ settings: GenerationSettings) {
    isOneModule = settings.domain.module == nil
    for type in schema.types where needs.isRead(type.id) || needs.isWritten(type.id) {
      let isDirectOnly = !needs.isCodable(type.id)
      let found: [TypeID] =
        switch type.kind {
        case .record(let record):
          record.fields.flatMap { field in
            // Without a decoder, a plain enum reads itself.
            isDirectOnly
              ? DirectConversion(field.decoding, from: field.wireType).conversion.enums
              : field.decoding.enums
          }
        case .union(let union): union.cases.flatMap(\.decoding.enums)
        case .wrapper, .enumeration, .foreign: []
        }
      enums[type.ownLayer, default: []].formUnion(found)
    }
  }

  /// Whether the file of that layer must have the format. If the layers are two modules, neither sees the format of the
  /// other.
  func contains(_ id: TypeID, in layer: OutputLayer) -> Bool {
    isOneModule
      ? enums.values.contains { $0.contains(id) } : enums[layer, default: []].contains(id)
  }
}
