/// A union with deprecated cases, each of which must be read: the same as `DeprecatedCaseDecoding`,
/// without a decoder.
nonisolated protocol DeprecatedCaseReading {
  init?(includingDeprecatedFrom json: inout JSONReader)
}

nonisolated extension DeprecatedCaseReading {
  init?(everyCaseFrom json: inout JSONReader) {
    self.init(includingDeprecatedFrom: &json)
  }
}
