import SchemaSemantics

/// The calls that read and write one field.
struct FieldCalls {
  let field: ValidField
  let coding: FieldCoding
  /// The format after `as:`.
  let format: String?
  /// The format for writing the field.
  let writtenFormat: String?
  /// Whether errors must not show the value.
  let isSensitive: Bool

  var key: String { StringLiteral(field.wirePath.last ?? "").text }

  var formatArgument: [String] { format.map { ["as: \($0)"] } ?? [] }

  /// Notes the support code that writing the field needs.
  func callWriter(_ parts: FieldParts, needs: inout FileNeeds) {
    parts.call(
      hasFormat: writtenFormat != nil, isPatch: coding.presence == .patch, isReplaced: false,
      needs: &needs)
    needs.add(coding.writingNeeds)
  }

  /// `object.getIfPresent("avatar_url", as: .url)`
  func reading(
    from object: String, defaultValue: String?, fallback: String?, needs: inout FileNeeds
  ) -> String {
    var defaultValue = defaultValue
    let method: String
    switch coding.presence {
    case .required: method = "get"
    case .optional: method = defaultValue == nil ? "getIfPresent" : "get"
    case .patch: method = "getPatch"
    case .convertedOptional:
      method = "get"
      defaultValue = defaultValue ?? "nil"
    }
    FieldParts.wireObject.call(
      hasFormat: format != nil, isPatch: coding.presence == .patch, isReplaced: fallback != nil,
      needs: &needs)
    let arguments =
      [key] + formatArgument + (defaultValue.map { ["default: \($0)"] } ?? [])
      + (fallback.map { ["else: \($0)"] } ?? [])
    let call = "\(object).\(method)(\(arguments.joined(separator: ", ")))"
    return isSensitive ? hidden(call, by: object, .wireObject, needs: &needs) : call
  }

  /// `object.putIfPresent("avatar_url", avatarURL, as: .url)`
  func writing(_ value: String, to object: String, needs: inout FileNeeds) -> String {
    callWriter(.wireWriter, needs: &needs)
    let call = put(value, to: object)
    return isSensitive ? hidden(call, by: object, .wireWriter, needs: &needs) : call
  }

  /// The same call for every kind of writer.
  func put(_ value: String, to writer: String) -> String {
    let method =
      switch coding.presence {
      case .required, .convertedOptional: "put"
      case .optional: "putIfPresent"
      case .patch: "putPatch"
      }
    let arguments = [key, value] + (writtenFormat.map { ["as: \($0)"] } ?? [])
    return "\(writer).\(method)(\(arguments.joined(separator: ", ")))"
  }
}
