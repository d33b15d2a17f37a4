import SchemaSemantics

/// The calls that read and write one field.
struct FieldCalls {
  let field: ValidField
  let coding: FieldCoding
  /// The format after `as:`.
  let format: SwiftExpression?
  /// The same where the field is written.
  let writtenFormat: SwiftExpression?
  /// What no error and no report may show; nil if everything may be shown.
  let hidden: HiddenPart?

  var key: SwiftExpression { .string(field.wirePath.last ?? "") }

  var isSensitive: Bool { hidden != nil }

  var formatArgument: SwiftArguments { format.map { ["as": $0] } ?? [:] }

  /// Notes the support code that writing the field needs.
  func callWriter(_ parts: FieldParts, needs: inout FileNeeds) {
    parts.call(
      hasFormat: writtenFormat != nil, isPatch: coding.presence == .patch, isReplaced: false,
      needs: &needs)
    needs.add(coding.writingNeeds)
  }

  /// `object.getIfPresent("avatar_url", as: .url)`
  func reading(
    from object: SwiftExpression, defaultValue: SwiftExpression?, fallback: SwiftExpression?,
    needs: inout FileNeeds
  ) -> SwiftExpression {
    var defaultValue = defaultValue
    let method: String
    switch coding.presence {
    case .required: method = "get"
    case .optional: method = defaultValue == nil ? "getIfPresent" : "get"
    case .nullable: method = "getOrNull"
    case .patch: method = "getPatch"
    case .convertedOptional:
      method = "get"
      defaultValue = defaultValue ?? .nothing
    }
    FieldParts.wireObject.call(
      hasFormat: format != nil, isPatch: coding.presence == .patch, isReplaced: fallback != nil,
      needs: &needs)
    var arguments: SwiftArguments = ["_": key] + formatArgument
    if let defaultValue { arguments += ["default": defaultValue] }
    if let fallback { arguments += ["else": fallback] }
    let call = object.calling(method, arguments)
    return isSensitive ? hiding(call, by: object, .wireObject, needs: &needs) : call
  }

  /// `object.putIfPresent("avatar_url", avatarURL, as: .url)`
  func writing(_ value: SwiftExpression, to object: SwiftExpression, needs: inout FileNeeds)
    -> SwiftExpression
  {
    callWriter(.wireWriter, needs: &needs)
    let call = put(value, to: object)
    return isSensitive ? hiding(call, by: object, .wireWriter, needs: &needs) : call
  }

  /// Whoever writes is called in the same way.
  func put(_ value: SwiftExpression, to writer: SwiftExpression) -> SwiftExpression {
    let method =
      switch coding.presence {
      case .required, .convertedOptional: "put"
      case .optional: "putIfPresent"
      case .nullable: "putOrNull"
      case .patch: "putPatch"
      }
    let format: SwiftArguments = writtenFormat.map { ["as": $0] } ?? [:]
    return writer.calling(method, ["_": key, "_": value] + format)
  }
}
