nonisolated extension WireFormat where Wire == String, Value == Bool {
  /// `true` is written as the first of `truths`, `false` as the first of `falsehoods`.
  static func flag(
    _ truth: String, _ falsehood: String, otherTruths: [String] = [],
    otherFalsehoods: [String] = []
  ) -> Self {
    Self(
      read: { (text) throws(MappingError) in
        if text == truth || otherTruths.contains(text) { return true }
        if text == falsehood || otherFalsehoods.contains(text) { return false }
        throw MappingError(
          .unknownCase(
            value: ShownText.quoted(text),
            known: [truth] + otherTruths + [falsehood] + otherFalsehoods))
      },
      write: { $0 ? truth : falsehood })
  }
}
