/// With all digits of every number, whose exponent may be at most a million.
nonisolated extension JSONWire: JSONReadable {
  init?(from json: inout JSONReader) {
    guard let value = JSON(unread: &json) else { return nil }
    self.json = value
  }
}

nonisolated extension JSON {
  fileprivate init?(unread json: inout JSONReader) {
    switch json.nextKind() {
    case .null:
      guard json.readNull() else { return nil }
      self = .null
    case .bool:
      guard let value = json.readBool() else { return nil }
      self = .bool(value)
    case .string:
      guard let text = json.readString() else { return nil }
      self = .string(text)
    case .array:
      guard let elements = [JSONWire](from: &json) else { return nil }
      self = .array(elements.map(\.json))
    case .object:
      guard let values = [String: JSONWire](from: &json) else { return nil }
      self = .object(values.mapValues(\.json))
    case .number, nil:
      let number = json.readNumber(as: "JSONNumber", expected: .value) { JSONNumber($0) }
      guard let number else { return nil }
      self = .number(number)
    }
  }
}
