import Foundation
import TestTags
import Testing

@testable import GeneratedSupport

@Suite(.tags(.searching)) struct DifferentialTests {
  /// The number as a decoder reads it: beyond 38 digits or 64 bits, it is rounded.
  private func rounded(_ json: JSON) -> JSON {
    switch json {
    case .number(let number):
      .number(number.double.flatMap { JSONNumber($0) } ?? number)
    case .array(let elements): .array(elements.map(rounded))
    case .object(let values): .object(values.mapValues(rounded))
    case .null, .bool, .string: json
    }
  }

  @Test func `Random documents are what JSONDecoder makes of them`() throws {
    var documents = RandomDocument(seed: 11)
    for _ in 0..<3_000 {
      let text = documents.text()
      let direct = try JSONWire(json: Array(text.utf8)).json
      let decoded: JSONWire = try decode("[\(text)]", as: [JSONWire].self)[0]
      if rounded(direct) != rounded(decoded.json) { Issue.record("\(text)") }
    }
  }

  @Test func `Random documents survive being written`() throws {
    var documents = RandomDocument(seed: 12)
    for _ in 0..<3_000 {
      let wire = try JSONWire(json: Array(documents.text().utf8))
      let bytes = try wire.jsonBytes()
      #expect(try JSONWire(json: bytes) == wire)
      #expect(JSONChecker.accepts(bytes))
    }
  }

  @Test func `A simple checker has the same verdict on every mutation`() {
    var documents = RandomDocument(seed: 13)
    var counts = [true: 0, false: 0]
    for _ in 0..<2_000 {
      let text = Array(documents.text(depth: 3).utf8)
      #expect(JSONChecker.accepts(text))
      for _ in 0..<10 {
        let mutated = documents.mutated(text)
        let expected = JSONChecker.accepts(mutated)
        counts[expected, default: 0] += 1
        // An exponent beyond a million is valid JSON, but not a JSONNumber.
        if isSkipped(mutated) != expected || isAccepted(mutated) && !expected {
          Issue.record("\(String(decoding: mutated, as: UTF8.self))")
        }
      }
    }
    // Both verdicts occur often enough to be meaningful.
    #expect(counts[true, default: 0] > 2_000)
    #expect(counts[false, default: 0] > 2_000)
  }
}
