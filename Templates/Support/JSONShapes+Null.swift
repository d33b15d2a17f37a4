nonisolated extension JSONShapes {
  /// For a case without payload: whether there is null.
  @inline(never)
  mutating func readNull(case name: String, from json: inout JSONReader) -> Bool {
    let isNull = json.readNull()
    if !isNull { json.fail(expected: .null) }
    reject(name, &json)
    return isNull
  }
}
