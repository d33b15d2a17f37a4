import JSON

extension JSONValue {
  /// Whether it has the form of a schema.
  var isSchema: Bool { members != nil || flag != nil }

  /// A count, such as `minLength` has: also `3.0`, as long as it is a whole number. Nothing is as long as one that is too
  /// large for an integer, so it is the largest one.
  var count: Int? {
    guard let whole = digits.flatMap({ DecimalDigits($0)?.wholeText }), !whole.hasPrefix("-") else {
      return nil
    }
    return Int(whole) ?? Int.max
  }
}
