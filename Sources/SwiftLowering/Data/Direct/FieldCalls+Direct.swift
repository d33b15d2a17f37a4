import SchemaSemantics

// The same field without `Codable`, by the same plan that `WireObject` and `WireWriter` follow.

extension FieldCalls {
  /// Whether an object without the key is invalid.
  var isRequired: Bool { coding.presence == .required && field.defaultValue == nil }

  /// `json.readIfPresent(&avatarURL, as: .url)`
  func reading(
    into slot: String, from reader: String, fallback: String?, needs: inout FileNeeds
  ) -> String {
    let isPatch = coding.presence == .patch
    let method = isPatch ? "readPatch" : isRequired ? "read" : "readIfPresent"
    FieldParts.jsonReader.call(
      hasFormat: format != nil, isPatch: isPatch, isReplaced: fallback != nil, needs: &needs)
    let arguments = ["&\(slot)"] + formatArgument + (fallback.map { ["else: \($0)"] } ?? [])
    let call = "\(method)(\(arguments.joined(separator: ", ")))"
    return isSensitive
      ? hidden(direct: "$0.\(call)", by: reader, .jsonReader, needs: &needs) : "\(reader).\(call)"
  }

  /// `json.putIfPresent("avatar_url", avatarURL, as: .url)`
  func direct(writing value: String, to writer: String, needs: inout FileNeeds) -> String {
    callWriter(.jsonWriter, needs: &needs)
    return isSensitive
      ? hidden(direct: put(value, to: "$0"), by: writer, .jsonWriter, needs: &needs)
      : put(value, to: writer)
  }
}
