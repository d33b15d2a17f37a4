// Answers that do not decode themselves, such as arrays that leave out invalid elements.

nonisolated extension JSONFiles {
  func answer<Wire: Decodable, Answer>(
    at names: String?..., as format: WireFormat<Wire, Answer>
  ) throws -> Answer {
    try format.read(decoded(at: names))
  }

  func store<Wire: Encodable, Answer>(
    _ answer: Answer, at names: String?..., as format: WireFormat<Wire, Answer>
  ) throws {
    try encode(format.write(answer), at: names)
  }
}
