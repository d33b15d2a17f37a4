import SchemaSemantics

/// What is gathered for a file beside the declaration itself.
struct FileParts {
  var needs = FileNeeds()
  /// Of the types in the file that have rules, in their order.
  var violations: [ViolationTextModel] = []
}
