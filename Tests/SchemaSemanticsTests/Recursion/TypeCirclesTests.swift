import SeededRandom
import Testing

@testable import SchemaSemantics

@Suite struct TypeCirclesTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func typesOfACircleLeadToEachOther(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...12, using: &random)
    var leads = [[Bool]](repeating: Array(repeating: false, count: count), count: count)
    for _ in 0..<Int.random(in: 0...(2 * count), using: &random) {
      leads[Int.random(in: 0..<count, using: &random)][Int.random(in: 0..<count, using: &random)] =
        true
    }
    let text = leads.enumerated().map { type, held in
      let parts = held.indices.filter { held[$0] }
      return "dto T\(type) { \(parts.map { "f\($0): [T\($0)]" }.joined(separator: ", ")) }\n"
    }
    let schema = CheckedSchema(text.joined()).resolved
    let circles = TypeCircles(schema)
    for middle in 0..<count {
      for start in 0..<count where leads[start][middle] {
        for end in 0..<count where leads[middle][end] { leads[start][end] = true }
      }
    }
    let ids = schema.types.map(\.id)
    for one in 0..<count {
      #expect((circles.circle(of: ids[one]) != nil) == leads[one][one])
      for other in 0..<count where leads[one][one] {
        let areTogether = leads[one][other] && leads[other][one]
        #expect((circles.circle(of: ids[one]) == circles.circle(of: ids[other])) == areTogether)
      }
    }
  }

  @Test func aRingOfUnionsMayBeLong() {
    let count = 20_000
    let links = (0..<count).map { index in
      """
      dto Node\(index) { text\(index): String, next: Link\((index + 1) % count)? }
      dto union Link\(index) by shape { node(Node\(index)), id(String) }

      """
    }
    #expect(CheckedSchema.codes(of: links.joined()).isEmpty)
  }

  @Test func aRecordMayBeHeldByManyUnionsThatItHolds() {
    let numbers = 0..<5_000
    let fields = numbers.map { "field\($0): Link\($0)?\n" }.joined()
    let unions = numbers.map {
      "dto Own\($0) { own\($0): Int }\ndto union Link\($0) by shape { hub(Hub), own(Own\($0)) }\n"
    }
    let text = "dto Hub {\nhub: String\n\(fields)}\n\(unions.joined())"
    #expect(CheckedSchema.codes(of: text).isEmpty)
  }
}
