/// A text that is to be read as a value of a type.
struct Payload {
  /// As Swift spells it: `Sample12.UserDTO`, or `[Sample12.UserDTO]`.
  let type: String

  /// In UTF-8.
  let json: [UInt8]
}

/// What became of a payload in each JSON form.
struct PayloadOutcome {
  let codable: Reading
  let direct: Reading

  enum Reading: Equatable {
    /// It was read, and this is what was written of the value.
    case written([UInt8])
    /// It was not read, or could not be written; with the message of the error.
    case refused(String)
  }
}
