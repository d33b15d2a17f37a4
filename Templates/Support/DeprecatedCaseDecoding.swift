/// A union with deprecated cases, each of which must be decoded.
///
/// Making a deprecated case gives a warning, except in code that is deprecated itself. Calling such code gives a
/// warning, too, except through a requirement of a protocol.
nonisolated protocol DeprecatedCaseDecoding {
  init(includingDeprecatedFrom decoder: any Decoder) throws
}

nonisolated extension DeprecatedCaseDecoding {
  init(everyCaseFrom decoder: any Decoder) throws {
    try self.init(includingDeprecatedFrom: decoder)
  }
}
