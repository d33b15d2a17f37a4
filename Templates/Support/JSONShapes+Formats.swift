nonisolated extension JSONShapes {
  @inline(never)
  mutating func read<Wire: JSONReadable, Value>(
    case name: String, from json: inout JSONReader, as format: WireFormat<Wire, Value>
  ) -> Value? {
    let count = json.beginAttempt()
    let value = json.read(as: format)
    json.endAttempt(after: count)
    reject(name, &json)
    return value
  }
}
