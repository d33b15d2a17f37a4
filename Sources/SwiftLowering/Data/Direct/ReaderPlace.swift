import SchemaSemantics

extension LoweringContext {
  /// What reads JSON and writes it stands in the domain if models are there, which dtos then have to import.
  func mentionReader(for type: ValidType, needs: inout FileNeeds) {
    let isRead = schema.types.contains { type in
      type.ownLayer == .domain && (wireNeeds.isRead(type.id) || wireNeeds.isWritten(type.id))
    }
    if isRead { needs.mentionDomain(settings.layer(of: type, in: schema).access) }
  }
}
