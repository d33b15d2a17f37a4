import SchemaSemantics

/// What is gathered for a file beside the declaration itself.
struct FileParts {
  var needs = FileNeeds()
  /// Of the types in the file that have rules, in their order.
  var violations: [ViolationTextModel] = []
  /// Of the types in the file that are decoded or encoded, in their order.
  var codings: [CodingModel] = []
}
