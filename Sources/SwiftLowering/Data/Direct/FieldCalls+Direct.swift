import SchemaSemantics

// The same field without `Codable`, by the same plan that `WireObject` and `WireWriter` follow.

extension FieldCalls {
  /// Whether an object without the key is invalid.
  var isRequired: Bool {
    switch coding.presence {
    case .required, .nullable: field.defaultValue == nil
    case .optional, .patch, .convertedOptional: false
    }
  }

  /// `json.readIfPresent(&avatarURL, as: .url)`
  func reading(
    into slot: String, from reader: SwiftExpression, fallback: SwiftExpression?,
    needs: inout FileNeeds
  ) -> SwiftExpression {
    let isPatch = coding.presence == .patch
    let method =
      switch coding.presence {
      case .patch: "readPatch"
      case .nullable: "readOrNull"
      case .required, .optional, .convertedOptional: isRequired ? "read" : "readIfPresent"
      }
    FieldParts.jsonReader.call(
      hasFormat: format != nil, isPatch: isPatch, isReplaced: fallback != nil, needs: &needs)
    let arguments: SwiftArguments = ["_": .prefixed(.address, .word(slot))] + formatArgument
    let call = { (reader: SwiftExpression) in
      reader.calling(method, arguments + (fallback.map { ["else": $0] } ?? [:]))
    }
    return isSensitive
      ? hiding(direct: call(.argument), by: reader, .jsonReader, needs: &needs) : call(reader)
  }

  /// `json.putIfPresent("avatar_url", avatarURL, as: .url)`
  func direct(
    writing value: SwiftExpression, to writer: SwiftExpression, needs: inout FileNeeds
  ) -> SwiftExpression {
    callWriter(.jsonWriter, needs: &needs)
    return isSensitive
      ? hiding(direct: put(value, to: .argument), by: writer, .jsonWriter, needs: &needs)
      : put(value, to: writer)
  }
}
