extension NumberProfile {
  /// An integer only if each of them is written as one and a type holds them all.
  var kind: DraftType.Kind {
    if fractions > 0 || oversized > 0 { return .number }
    guard unsigned != nil else { return .integer(.natural) }
    // Nothing holds both those that are too large for a sign and those that need one.
    if let signed, signed.lower < 0 { return .number }
    return .integer(.unsigned64)
  }

  /// Whether some integers are taken for any number, because they are too large.
  var losesDigits: Bool { kind == .number && (oversized > 0 || unsigned != nil) }
}
