package import TextFormats

nonisolated extension CalendarDate: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(Problem) {
      try self.init(parsing: text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(text.debugDescription) is not \(Self.expectation): \(error.reason)")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
