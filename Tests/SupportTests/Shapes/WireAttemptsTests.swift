import Testing

@testable import GeneratedSupport

@Suite struct WireAttemptsTests {
  /// A decoder that only knows its place.
  private final class Place: Decoder {
    var codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      throw Unreadable()
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unreadable() }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Unreadable() }
  }

  private struct Unreadable: Error {}

  private let outer = ObjectIdentifier(Int.self)
  private let inner = ObjectIdentifier(String.self)

  /// What two attempts of the outer union find at these keys, where each value is a new one.
  private func values(
    at keys: [String], _ decoder: (Place) -> Place = { $0 }
  ) throws -> [[Int]] {
    var next = 0
    let place = Place()
    let attempts = WireAttempts(at: place, of: outer)
    return try ["first", "second"].map { name in
      try attempts.once(name) {
        try keys.map { key in
          next += 1
          let value = next
          let within = decoder(place)
          within.codingPath = [WireKey.key(key)]
          return try WireAttempts(at: within, of: inner).once("case") { value }
        }
      }
    }
  }

  @Test func `What was decoded for one case is there for the next`() throws {
    #expect(try values(at: ["a", "b"]) == [[1, 2], [1, 2]])
  }

  @Test func `Another decoder has places of its own`() throws {
    #expect(try values(at: ["a"]) { _ in Place() } == [[1], [2]])
  }

  @Test func `A decoder that takes two places for one is not relied on`() throws {
    #expect(try values(at: ["a", "a"]) == [[1, 2], [3, 4]])
    #expect(try values(at: ["a", "b", "a"]) == [[1, 2, 3], [4, 5, 6]])
  }
}
