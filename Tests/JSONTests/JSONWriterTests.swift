import JSON
import SeededRandom
import Testing

@Suite struct JSONWriterTests {
  @Test func whatIsWrittenIsReadAgain() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let value = Self.value(depth: 0, &random)
      let text = JSONWriter.text(value) { !$0.isASCII }
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
      let again = try JSONReader.read(Array(text.utf8))
      #expect(Self.withoutPlaces(again) == value)
      try Self.damage(Array(text.utf8), &random)
    }
  }

  /// A damaged text is read, or refused at a place within it.
  private static func damage(_ bytes: [UInt8], _ random: inout SeededGenerator) throws {
    for _ in 0..<30 {
      var bytes = bytes
      let place = random.below(bytes.count)
      bytes[place] = Array("{}[]:,\"\\-.0eu \n\u{0}".utf8).randomElement(using: &random) ?? 0xFF
      if random.chance(0.3) { bytes.removeSubrange(random.below(bytes.count)...) }
      do throws(JSONError) {
        _ = try JSONReader.read(bytes)
      } catch {
        try #require(error.place.upperBound <= bytes.count)
      }
    }
  }

  private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    let count = random.below(4)
    switch random.below(depth < 4 ? 7 : 5) {
    case 0: return .null
    case 1: return .boolean(random.chance(0.5))
    case 2: return .integer(random.below(2_000_000) - 1_000_000)
    case 3, 4: return .string(text(&random))
    case 5: return .array((0..<count).map { _ in value(depth: depth + 1, &random) })
    default:
      return .object(
        (0..<count).map { _ in
          JSONValue.Member(text(&random), value(depth: depth + 1, &random))
        })
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let parts = [
      "a", "\"", "\\", "\n", "\r", "\t", "\u{1}", "é", "😀", "/", "long enough for a line",
    ]
    return (0..<random.below(5)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
  }

  private static func withoutPlaces(_ value: JSONValue) -> JSONValue {
    switch value.content {
    case .null: .null
    case .boolean(let flag): .boolean(flag)
    case .number(let digits): .integer(Int(digits) ?? .min)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(withoutPlaces))
    case .object(let members):
      .object(members.map { JSONValue.Member($0.name, withoutPlaces($0.value)) })
    }
  }
}
