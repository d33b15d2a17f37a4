import SchemaSemantics

/// The calls that read and write one field.
struct FieldCalls {
  let field: ValidField
  let coding: FieldCoding
  /// The format after `as:`.
  let format: String?
  /// The same where the field is written.
  let writtenFormat: String?
  /// Whether no error may show the value.
  let isSensitive: Bool

  var key: String { StringLiteral(field.wirePath.last ?? "").text }

  var formatArgument: [String] { format.map { ["as: \($0)"] } ?? [] }

  /// What the field is written with, `writer` being the name of a part of the support code.
  func callWriter(_ writer: String, needs: inout FileNeeds) {
    needs.call(SupportPartName(writer))
    switch (writtenFormat != nil, coding.presence == .patch) {
    case (true, true): needs.call(SupportPartName("\(writer)+PatchFormats"))
    case (false, true): needs.call(SupportPartName("\(writer)+Patch"))
    case (true, false): needs.call(SupportPartName("\(writer)+Formats"))
    case (false, false): break
    }
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
    needs.call(SupportPartName("WireObject"))
    let isPatch = coding.presence == .patch
    switch (format != nil, isPatch, fallback != nil) {
    case (true, true, _): needs.call(SupportPartName("WireObject+PatchFormats"))
    case (false, true, _): needs.call(SupportPartName("WireObject+Patch"))
    case (true, _, true): needs.call(SupportPartName("WireObject+FormatFallbacks"))
    case (false, _, true): needs.call(SupportPartName("WireObject+Fallbacks"))
    case (true, _, false): needs.call(SupportPartName("WireObject+Formats"))
    case (false, _, false): break
    }
    let arguments =
      [key] + formatArgument + (defaultValue.map { ["default: \($0)"] } ?? [])
      + (fallback.map { ["else: \($0)"] } ?? [])
    let call = "\(object).\(method)(\(arguments.joined(separator: ", ")))"
    return isSensitive ? hidden(call, by: object, "WireObject", needs: &needs) : call
  }

  /// `object.putIfPresent("avatar_url", avatarURL, as: .url)`
  func writing(_ value: String, to object: String, needs: inout FileNeeds) -> String {
    callWriter("WireWriter", needs: &needs)
    let call = put(value, to: object)
    return isSensitive ? hidden(call, by: object, "WireWriter", needs: &needs) : call
  }

  /// Whoever writes is called in the same way.
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
