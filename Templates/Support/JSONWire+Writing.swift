nonisolated extension JSONWire: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self.json {
    case .null: json.writeNull()
    case .bool(let value): json.write(value)
    case .number(let number): json.write(ascii: number.description)
    case .string(let text): json.write(text)
    case .array(let elements): elements.map { JSONWire(json: $0) }.write(to: &json)
    case .object(let values): values.mapValues { JSONWire(json: $0) }.write(to: &json)
    }
  }
}
