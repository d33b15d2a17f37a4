/// The payload of a union case that has a format of its own in JSON.
nonisolated struct FormattedJSON<Wire: JSONWritable, Value> {
  private let value: Value
  private let format: WireFormat<Wire, Value>

  init(_ value: Value, as format: WireFormat<Wire, Value>) {
    self.value = value
    self.format = format
  }
}

nonisolated extension FormattedJSON: JSONWritable {
  func write(to json: inout JSONWriter) { json.write(value, as: format) }
}
