nonisolated extension WireShapes {
  @inline(never)
  mutating func decode<Wire: Decodable, Value>(
    case name: String, as format: WireFormat<Wire, Value>
  ) throws -> Value? {
    do {
      return try HeldReports.attempt { try format.decode(from: decoder) }
    } catch {
      try reject(name, error)
      return nil
    }
  }
}

nonisolated extension WireFormat where Wire: Decodable {
  /// The whole value that a decoder is at.
  func decode(from decoder: any Decoder) throws -> Value {
    let wire = try decoder.singleValueContainer().decode(Wire.self)
    do throws(MappingError) {
      return try read(wire)
    } catch {
      throw DecodingError.dataCorrupted(error, at: decoder.codingPath)
    }
  }
}
