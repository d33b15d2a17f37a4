nonisolated extension JSONShapes {
  /// Whether the value is null, for a case without a payload.
  @inline(never)
  mutating func readNull(case name: String, from json: inout JSONReader) -> Bool {
    let isNull = json.readNull()
    if !isNull { json.fail(expected: .null) }
    reject(name, &json)
    return isNull
  }
}
