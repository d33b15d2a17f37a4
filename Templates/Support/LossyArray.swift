/// The elements of a JSON array that could be read. The others are reported and left out.
nonisolated struct LossyArray<Element> {
  fileprivate var elements: [Element]
  /// Where each element stood.
  fileprivate var indices: [Int]
  fileprivate let codingPath: [any CodingKey]

  /// An element that is decoded, or why it is not; so that it is left behind in any case.
  private nonisolated struct Attempt: Decodable where Element: Decodable {
    let result: Result<Element, any Error>
    let kind: JSONKind?

    init(from decoder: any Decoder) throws {
      do {
        result = .success(try decoder.singleValueContainer().decode(Element.self))
        kind = nil
      } catch {
        result = .failure(error)
        kind = try JSONKindProbe(from: decoder).kind
      }
    }
  }
}
