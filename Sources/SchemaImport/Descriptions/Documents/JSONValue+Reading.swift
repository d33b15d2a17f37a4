import JSON

extension JSONValue {
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var digits: String? {
    if case .number(let digits) = content { digits } else { nil }
  }

  var flag: Bool? {
    if case .boolean(let flag) = content { flag } else { nil }
  }

  /// Where a name comes twice, the last one counts.
  subscript(name: String) -> JSONValue? { members?.last { $0.name == name }?.value }

  /// Whether it has the form of a schema.
  var isSchema: Bool { members != nil || flag != nil }

  /// A count, such as `minLength` has: also `3.0`, as long as it is a whole number.
  var count: Int? {
    guard let digits else { return nil }
    return DecimalDigits(digits)?.integer.flatMap { $0 >= 0 ? $0 : nil }
  }
}
