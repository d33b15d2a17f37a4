import SchemaSemantics

/// What is hidden of a sensitive field.
enum HiddenPart: Hashable {
  /// The value, in errors.
  case value
  /// The same in reports, since the value or something within it may be replaced or left out.
  case reports
  /// The value, but not that something within it is stored in another version.
  case storedValue
}

extension LoweringContext {
  /// Nil if the field is not sensitive.
  func hiddenPart(of field: ValidField) -> HiddenPart? {
    guard schema.isSensitive(field) else { return nil }
    if field.isReplaceable || reportingHolders.contains(field.wireType) { return .reports }
    return versionHolders.contains(field.wireType) ? .storedValue : .value
  }
}

extension FieldCalls {
  /// `object.hidingValue(at: "ssn") { try object.get("ssn") }`
  func hiding(
    _ call: SwiftExpression, by object: SwiftExpression, _ parts: FieldParts,
    needs: inout FileNeeds
  ) -> SwiftExpression {
    let method = object.member(hidingMethod(parts, needs: &needs))
    return .call(method, ["at": key], trailing: .closure(call.attempted()))
  }

  /// `json.hidingValue { $0.read(&ssn) }`
  func hiding(
    direct call: SwiftExpression, by reader: SwiftExpression, _ parts: FieldParts,
    needs: inout FileNeeds
  ) -> SwiftExpression {
    .call(
      reader.member(hidingMethod(parts, needs: &needs)), [:], trailing: .closure(call))
  }

  private func hidingMethod(_ parts: FieldParts, needs: inout FileNeeds) -> String {
    let (name, part): (String, SupportPart) =
      if hidden == .reports, let part = parts.sensitiveReports {
        ("hidingReports", part)
      } else if hidden == .storedValue, let part = parts.sensitiveVersions {
        ("hidingStoredValue", part)
      } else {
        ("hidingValue", parts.sensitive)
      }
    needs.call(part)
    return name
  }
}

extension ValidField {
  /// Whether the value or a part of its own type may be replaced or left out, which is reported.
  fileprivate var isReplaceable: Bool { fallback != nil || wireType.skips }
}

extension ValidType {
  /// Whether something in it is reported when it is read, other than by a type that it contains.
  var isReadWithReports: Bool {
    switch kind {
    case .record(let record):
      record.reportsUndeclaredKeys || record.fields.contains(where: \.isReplaceable)
    case .union(let union): union.cases.contains { $0.wireType?.skips == true }
    case .wrapper, .enumeration, .foreign: false
    }
  }
}
