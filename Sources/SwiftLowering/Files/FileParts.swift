import SchemaSemantics

/// What is collected for a file besides the declaration itself.
struct FileParts {
  var needs = FileNeeds()
  /// One for each type in the file that has rules, in their order.
  var violations: [ViolationTextModel] = []
  /// The texts of these that are looked up in a catalogue.
  var texts: [CatalogueText] = []
  /// One for each record in the file that has a draft, in their order.
  var drafts: [DraftModel] = []
  /// One for each type in the file that is decoded or encoded, in their order.
  var codings: [CodingModel] = []
}
