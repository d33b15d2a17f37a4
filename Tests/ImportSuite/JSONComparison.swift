import JSON

extension JSONValue {
  /// Whether both say the same: numbers by their value, members in any order.
  func isSame(as other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.number(let digits), .number(let others)):
      return digits == others || Double(digits) == Double(others)
    case (.array(let elements), .array(let others)):
      return elements.count == others.count
        && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
    case (.object(let members), .object(let others)):
      guard members.count == others.count else { return false }
      return zip(members.sortedByName, others.sortedByName).allSatisfy {
        $0.name == $1.name && $0.value.isSame(as: $1.value)
      }
    default: return content == other.content
    }
  }
}

extension [JSONValue.Member] {
  fileprivate var sortedByName: [JSONValue.Member] { sorted { $0.name < $1.name } }
}
