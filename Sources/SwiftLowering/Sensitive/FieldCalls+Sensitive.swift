import SchemaSemantics

extension FieldCalls {
  /// `object.hidingValue(at: "ssn") { try object.get("ssn") }`
  func hidden(
    _ call: SwiftExpression, by object: SwiftExpression, _ parts: FieldParts,
    needs: inout FileNeeds
  ) -> SwiftExpression {
    let method = object.member(hidingMethod(parts, needs: &needs))
    return .call(method, ["at": key], trailing: .closure(call.attempted()))
  }

  /// `json.hidingValue { $0.read(&ssn) }`
  func hidden(
    direct call: SwiftExpression, by reader: SwiftExpression, _ parts: FieldParts,
    needs: inout FileNeeds
  ) -> SwiftExpression {
    .call(
      reader.member(hidingMethod(parts, needs: &needs)), [:], trailing: .closure(call))
  }

  private func hidingMethod(_ parts: FieldParts, needs: inout FileNeeds) -> String {
    guard let reports = parts.sensitiveReports, isReported else {
      needs.call(parts.sensitive)
      return "hidingValue"
    }
    needs.call(reports)
    return "hidingReports"
  }

  /// Whether the value or a part of it may be replaced, which is reported.
  var isReported: Bool { field.fallback != nil || field.wireType.skips }
}
