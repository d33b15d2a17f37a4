nonisolated extension WireShapes {
  @inline(never)
  mutating func decode<Wire: Decodable, Value>(
    case name: String, as format: WireFormat<Wire, Value>
  ) throws -> Value? {
    do {
      return try HeldReports.attempt {
        let wire = try decoder.singleValueContainer().decode(Wire.self)
        do throws(MappingError) {
          return try format.read(wire)
        } catch {
          throw DecodingError.dataCorrupted(error, at: decoder.codingPath)
        }
      }
    } catch {
      try reject(name, error)
      return nil
    }
  }
}
