nonisolated extension JSONWire: JSONWritable {
  func write(to json: inout JSONWriter) { Self.write(self.json, to: &json) }

  private static func write(_ value: JSON, to json: inout JSONWriter) {
    switch value {
    case .null: json.writeNull()
    case .bool(let value): json.write(value)
    case .number(let number): json.write(ascii: number.description)
    case .string(let text): json.write(text)
    case .array(let elements):
      json.beginArray()
      for element in elements where !json.isTooDeep {
        json.beginElement()
        write(element, to: &json)
      }
      json.endArray()
    case .object(let values):
      json.beginDictionary()
      for key in json.ordered(values.keys) where !json.isTooDeep {
        guard let value = values[key] else { continue }
        json.beginMember(named: key)
        write(value, to: &json)
      }
      json.endDictionary()
    }
  }
}
