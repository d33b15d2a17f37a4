nonisolated extension JSONShapes {
  /// Nil without reading anything if the payload of that case has a key that is not there.
  @inline(never)
  mutating func read<Payload: JSONReadable>(
    case name: String, requiring keys: [StaticString], from json: inout JSONReader
  ) -> Payload? {
    if hasAll(keys, &json) { return read(case: name, from: &json) }
    leaveUntried { shapes, json in
      let _: Payload? = shapes.read(case: name, from: &json)
    }
    return nil
  }
}
