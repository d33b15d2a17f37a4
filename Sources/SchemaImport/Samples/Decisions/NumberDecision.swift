extension NumberProfile {
  /// An integer only if each of them is written as one and a type holds them all.
  var kind: DraftType.Kind {
    if fractions > 0 || oversized > 0 { return .number }
    guard unsigned != nil else { return .integer(.natural) }
    // Nothing holds both those that are too large for a sign and those that need one.
    if let signed, signed.lower < 0 { return .number }
    return .integer(.unsigned64)
  }

  /// Whether some of them are taken for any number, and have more digits than a `Double` keeps, or are larger than any.
  var losesDigits: Bool {
    kind == .number && (!fitsIntegers || hasInexactIntegers || longFractions > 0 || endless > 0)
  }

  /// Whether 64 bits hold each of the integers, with or without a sign.
  var fitsIntegers: Bool { oversized == 0 && unsigned == nil }

  var hasInexactIntegers: Bool {
    guard let signed else { return false }
    return signed.upper > Self.largestExact || signed.lower < -Self.largestExact
  }

  /// Above it, a `Double` does not hold every integer.
  private static let largestExact: Int64 = 1 << 53
}
