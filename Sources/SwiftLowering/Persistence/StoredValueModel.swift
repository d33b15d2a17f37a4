/// How a `type` or an enum, which is stored as one value, is decoded and encoded.
package struct StoredValueModel: Hashable, Sendable {
  package let head: CodingHead
  /// `Decoder`
  package let decoderType: String
  package let encoderType: String
  /// `StoredValue`
  package let valueType: String
  /// What is decoded: `String`.
  package let storedType: String
  /// `stored.get()`
  package let reading: SwiftExpression
  /// `StoredValue.put(rawValue, to: encoder)`
  package let writing: SwiftExpression
  /// Whether the value that is read may break a rule.
  package let isChecked: Bool
  package let formats: [FormatModel]
  /// For an enum.
  package let cases: StoredCasesModel?
}

/// The names under which the cases of an enum are stored.
package struct StoredCasesModel: Hashable, Sendable {
  package let enumType: String
  /// `String`
  package let nameType: String
  /// `WireFormat`
  package let formatType: String
  /// `storedRole`, among the formats.
  package let format: String
  /// The property that gives the name of a case.
  package let property: String
  package let names: [StoredCaseModel]
  package let hasUnrecognized: Bool
  /// The value of the format.
  package let lookup: SwiftExpression
  /// For a large enum.
  package let table: EnumWireTableModel?
  /// The conformance that lists deprecated cases, if the enum itself does not.
  package let listing: CaseListingModel?
}

package struct StoredCaseModel: Hashable, Sendable {
  /// As it is written after a dot.
  package let reference: String
  /// A literal.
  package let name: String
}
