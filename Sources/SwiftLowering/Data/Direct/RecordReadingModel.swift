/// `init?(from:)` of a struct that reads itself from the bytes of a JSON text.
package struct RecordReadingModel: Hashable, Sendable {
  /// `JSONReadable`
  package let protocolName: String
  /// `json`
  package let reader: String
  /// `JSONReader`
  package let readerType: String
  package let slots: [SlotModel]
  package let object: ReadObjectModel
  /// Whether its cases stand in a closure, not in a loop.
  package let isLarge: Bool
  /// What must be there, as it stands after `if`; nil where nothing is required.
  package let conditions: String?
  /// The keys of what must be there, as arguments.
  package let missing: String?
  /// `id: id, roles: roles ?? []`
  package let arguments: String
  /// What rules read where it may be left out: `let roles: [Role] = roles ?? []`
  package let constants: [String]
  package let validation: DecodedValidationModel?
}

/// A variable while the object is read, for one field: `var name: String?`; or for an object within it: `var hasName = false`
package struct SlotModel: Hashable, Sendable {
  package let name: String
  /// Missing where `value` tells.
  package let type: String?
  /// Missing for nil.
  package let value: String?
}

/// The loop over the keys of an object, or of one within it that the schema flattens.
package struct ReadObjectModel: Hashable, Sendable {
  /// `json`
  package let reader: String
  /// How it begins: `let object = json.beginObject()`
  package let opening: String
  /// The constant that holds the key.
  package let key: String
  package let members: [ReadMemberModel]
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

/// What fields with a fallback get where null, or what is no object, stands in place of the object that holds them.
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
  /// `json`
  package let writer: String
  /// `JSONWriter`
  package let writerType: String
  package let steps: [CodingStepModel]
}
