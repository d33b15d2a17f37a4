/// `init?(from:)` of a struct that reads itself from the bytes of a JSON text.
package struct RecordReadingModel: Hashable, Sendable {
  /// `JSONReadable`
  package let protocolName: String
  /// ` where Item: …` of a generic type, or nothing.
  package let condition: String
  /// `json`
  package let reader: String
  /// `JSONReader`
  package let readerType: String
  package let slots: [SlotModel]
  package let object: ReadObjectModel
  /// Whether its cases are in a closure instead of a loop.
  package let isLarge: Bool
  /// What must be there, as it follows `if`; nil if nothing is required.
  package let conditions: String?
  /// The keys of required fields, as arguments.
  package let missing: String?
  /// `id: id, roles: roles ?? []`
  package let arguments: String
  /// Constants that rules read for fields that may be left out: `let roles: [Role] = roles ?? []`
  package let constants: [String]
  package let validation: DecodedValidationModel?
}

/// A variable that is used while the object is read, for one field: `var name: String?`; or for a nested object:
/// `var hasName = false`
package struct SlotModel: Hashable, Sendable {
  package let name: String
  /// Nil if it follows from `value`.
  package let type: String?
  /// Nil if the variable starts as nil.
  package let value: String?
}

/// The loop over the keys of an object, or of a nested object that the schema flattens.
package struct ReadObjectModel: Hashable, Sendable {
  /// `json`
  package let reader: String
  /// Its first line: `let object = json.beginObject()`
  package let opening: String
  /// The constant that holds the key.
  package let key: String
  package let members: [ReadMemberModel]
  /// What is done at any other key: `json.skip()`
  package let otherwise: String
  /// Whether that reads the value instead of passing over it.
  package let readsOthers: Bool
}

package struct ReadMemberModel: Hashable, Sendable {
  /// A literal.
  package let key: String
  package let content: Content

  package indirect enum Content: Hashable, Sendable {
    /// `json.read(&id)`
    case call(String)
    case object(ReadObjectModel, gap: ReadGapModel?)
  }
}

/// What fields with a fallback get if there is null, or no object, in place of the object that contains them.
package struct ReadGapModel: Hashable, Sendable {
  /// `let passed = json.passNoObject(once: &hasRisk)`
  package let condition: String
  /// `json.replace(&score, at: "score", in: passed, else: 50)`
  package let replacements: [String]
  /// How the case is left: `continue`
  package let exit: String
}

/// `write(to:)` of a struct.
package struct RecordWritingModel: Hashable, Sendable {
  /// `JSONWritable`
  package let protocolName: String
  /// ` where Item: …` of a generic type, or nothing.
  package let condition: String
  /// `json`
  package let writer: String
  /// `JSONWriter`
  package let writerType: String
  package let steps: [CodingStepModel]
}
