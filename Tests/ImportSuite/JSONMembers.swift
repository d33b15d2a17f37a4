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

  var flag: Bool? {
    if case .boolean(let flag) = content { flag } else { nil }
  }

  /// Where a name comes twice, the last one counts.
  subscript(name: String) -> JSONValue? { members?.last { $0.name == name }?.value }
}
