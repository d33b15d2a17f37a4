import SchemaSemantics

extension LoweringContext {
  /// What reads JSON and writes it stands in the domain if models are there, which dtos then have to import.
  func mentionReader(for type: ValidType, needs: inout FileNeeds) {
    guard readerLayer == .domain else { return }
    needs.mentionDomain(settings.layer(of: type, in: schema).access)
  }
}
