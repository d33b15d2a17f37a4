nonisolated extension JSON: Codable {
  package init(from decoder: any Decoder) throws {
    self = try JSONWire(from: decoder).json
  }

  package func encode(to encoder: any Encoder) throws {
    try JSONWire(json: self).encode(to: encoder)
  }
}
