import SchemaSemantics

extension LoweringContext {
  /// The JSON reader and writer are in the domain if there are models, and dtos then have to import them.
  func mentionReader(for type: ValidType, needs: inout FileNeeds) {
    guard readerLayer == .domain else { return }
    needs.mentionDomain(settings.layer(of: type, in: schema).access)
  }
}
