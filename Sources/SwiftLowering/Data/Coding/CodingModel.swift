/// An extension after the declarations of a file that reads values of one type from the wire and writes them.
package enum CodingModel: Hashable, Sendable {
  case record(RecordCodingModel)
  case union(UnionCodingModel)
  case enumeration(EnumWireModel)
  case storedValue(StoredValueModel)
}

/// What reads a struct from JSON and writes it, in as many forms as are wanted, and what these functions call.
package struct RecordCodingModel: Hashable, Sendable {
  package let head: CodingHead
  package let codable: RecordCodableModel?
  package let reading: RecordReadingModel?
  package let writing: RecordWritingModel?
  package let formats: [FormatModel]
  package let checks: [FormatCheckModel]
  /// Whether what is made once is in an extension of its own: one that reads or writes a generic type has a condition, so
  /// the other could not use it.
  package let keepsFormatsApart: Bool
}

/// `init(from:)` and `encode(to:)`, at least one of them.
package struct RecordCodableModel: Hashable, Sendable {
  package let decoding: DecodingModel?
  package let encoding: EncodingModel?
}

/// The first line of an extension.
package struct CodingHead: Hashable, Sendable {
  /// For an extension of something deprecated.
  package let deprecation: DeprecationAttribute?
  /// With the space after it.
  package let access: String
  /// `UserDTO.NameDTO`
  package let typeName: String
  /// The conformance, if it is not in the declaration of the type: `Codable where Item: Codable`.
  package var conformance: String?
}

package struct DecodingModel: Hashable, Sendable {
  /// `decoder`
  package let parameter: String
  /// `Decoder`
  package let decoderType: String
  /// `object`
  package let object: String
  /// `WireObject`
  package let objectType: String
  package let steps: [CodingStepModel]
  /// `id: id, name: name`
  package let arguments: String
  /// For a struct with rules.
  package let validation: DecodedValidationModel?
}

package struct EncodingModel: Hashable, Sendable {
  package let parameter: String
  package let encoderType: String
  package let object: String
  package let objectType: String
  package let steps: [CodingStepModel]
}

/// `let id: String = try object.get("id")`
package struct CodingStepModel: Hashable, Sendable {
  /// Nil for a call that returns nothing.
  package let target: String?
  package let isThrowing: Bool
  package let value: String
}

/// How a struct with rules is made of values that have been read.
package struct DecodedValidationModel: Hashable, Sendable {
  /// The checks of fields, in the order of the schema: `try object.check(name, at: "name", using: Self.violations(name:))`
  package let checks: [String]
  package let invariants: [DecodedInvariantModel]
  /// `guard json.isIntact else { return nil }`, if nothing is thrown
  package let guarding: String?
  package let assignments: [AssignmentModel]
}

/// What to do if a rule over several fields is broken.
package struct DecodedInvariantModel: Hashable, Sendable {
  /// `Self.breaksInOrder(start: start, end: end)`
  package let condition: String
  /// `throw object.violation(ValidationError.breaksInOrder)`
  package let failure: String
}

/// A format that is made once: `private static let priceFormat: WireFormat<Int, Decimal> = .minorUnits(2)`.
package struct FormatModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  package let name: String
  /// Nil if the type follows from the value.
  package let type: String?
  package let value: String
  /// Its type, if it cannot be stored, since generic types store nothing of their own.
  package var computedType: String?
}

/// A function that returns only values that comply with the rules of their field, so that a fallback replaces all
/// others.
package struct FormatCheckModel: Hashable, Sendable {
  /// `score`, or both names of the parameter.
  package let parameter: String
  package let local: String
  package let type: String
  /// The clauses of an `if` that finds a `violation`.
  package let violation: String
}
