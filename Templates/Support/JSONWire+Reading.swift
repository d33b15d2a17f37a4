/// Reads every number with all of its digits. An exponent may be at most a million.
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
      guard let elements = Self.elements(&json) else { return nil }
      self = .array(elements)
    case .object:
      guard let values = Self.values(&json) else { return nil }
      self = .object(values)
    case .number, nil:
      let type = "JSON, whose exponents are at most a million"
      let number = json.readNumber(as: type, expected: .value) { JSONNumber($0) }
      guard let number else { return nil }
      self = .number(number)
    }
  }

  private static func elements(_ json: inout JSONReader) -> [JSON]? {
    var elements: [JSON] = []
    json.beginArray()
    while json.nextElement() {
      guard let element = JSON(unread: &json) else { return nil }
      elements.append(element)
    }
    return json.isIntact ? elements : nil
  }

  private static func values(_ json: inout JSONReader) -> [String: JSON]? {
    var values: [String: JSON] = [:]
    json.beginDictionary()
    while let key = json.nextKey() {
      let name = key.text
      if values[name] != nil {
        json.skip()
      } else if let value = JSON(unread: &json) {
        values[name] = value
      } else {
        return nil
      }
    }
    guard json.isIntact else { return nil }
    json.endDictionary()
    return values
  }
}
