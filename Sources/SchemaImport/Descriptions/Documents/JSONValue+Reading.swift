import JSON

extension JSONValue {
  /// Whether it has the form of a schema.
  var isSchema: Bool { members != nil || flag != nil }

  /// A count, such as `minLength` has: also `3.0`, as long as it is a whole number.
  var count: Int? {
    guard let digits else { return nil }
    return DecimalDigits(digits)?.integer.flatMap { $0 >= 0 ? $0 : nil }
  }
}
