/// What a case of a union carries, where JSON holds it in a form of its own.
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
