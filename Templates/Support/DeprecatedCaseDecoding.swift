/// A union with deprecated cases, each of which must be decoded.
///
/// To make a deprecated case gives a warning, but for code that is deprecated itself. What calls such code gives one in
/// turn, but for a requirement of a protocol that it fulfils.
nonisolated protocol DeprecatedCaseDecoding {
  init(includingDeprecatedFrom decoder: any Decoder) throws
}

nonisolated extension DeprecatedCaseDecoding {
  init(everyCaseFrom decoder: any Decoder) throws {
    try self.init(includingDeprecatedFrom: decoder)
  }
}
