/// What a value holds, for those who know which kind they look for: nil for a value of another kind.
extension JSONValue {
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  package var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var digits: String? {
    if case .number(let digits) = content { digits } else { nil }
  }

  package var flag: Bool? {
    if case .boolean(let flag) = content { flag } else { nil }
  }

  /// Where a name comes twice, the last one counts.
  package subscript(name: String) -> JSONValue? { members?.last { $0.name == name }?.value }
}
