import JSON
import SeededRandom
import Testing

@testable import YAML

@Suite struct DamageTests {
  private static let texts = [
    "openapi: 3.1.0\ninfo: {title: 'A', version: \"1\\n\"}\npaths:\n  /a/{b}:\n    get:\n      tags: [a, b]\n",
    "%YAML 1.2\n--- # c\n&a !!map\nb: &c !!str d\ne: *c\n? |2-\n    f\n  g\n: - >+\n    h\n\n    i\n...\n",
    "- - a\n  - {b: [c: d, ? e, \"f\":1], 'g': }\n-\n  h i\n  j\n- \"k\\\n  l\n\n  \\u00e9\"\n",
    "x: &x {a: 0x1F, b: .5}\ny:\n  <<: *x\n  c: [*x, *x]\n  d: ~\r\n  e:\tTrue\r\n",
  ]

  private static let alphabet = "- ?:,[]{}#&*!|>'\"%@`\n\r\t\\ab01.~<=_x"

  /// A damaged text is read or refused, at a place that it has, and what is read says where it stands.
  @Test(arguments: 0..<8) func damagedTextsAreReadOrRefused(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4000 {
      var text = random.pick(Self.texts)
      for _ in 0...random.below(3) {
        text = text.mutated(alphabet: Self.alphabet, using: &random)
      }
      if random.chance(0.2) { text = String(text.prefix(random.below(text.count))) }
      let end = end(Array(text.utf8))
      try #require(end <= text.utf8.count, "\(text)")
    }
  }

  @Test func shortTextsAreReadOrRefused() throws {
    let signs = Array("-?:,[{}]#&*!|>'\"%\n a".utf8)
    for first in signs {
      for second in signs {
        for third in signs {
          for fourth in signs {
            let end = end([first, second, third, fourth])
            if end > 4 { Issue.record("\([first, second, third, fourth])") }
          }
        }
      }
    }
  }

  /// Of the value, or of the place of the fault.
  private func end(_ bytes: [UInt8]) -> Int {
    do throws(YAMLError) {
      return try YAMLReader.read(bytes).place.upperBound
    } catch {
      return error.place.upperBound
    }
  }

  /// JSON is YAML, and stands at the same places.
  @Test(arguments: 0..<200) func whatIsJSONIsReadAsJSON(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let escapesMuch = random.chance(0.5)
    let text = JSONWriter.text(Self.value(depth: 0, &random)) { escapesMuch && !$0.isASCII }
    let spaced = JSONSpacing.allCases.map { $0.applied(to: Array(text.utf8)) }
    for bytes in spaced {
      #expect(try YAMLReader.read(bytes) == JSONReader.read(bytes))
    }
  }

  private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
    let count = random.below(4)
    switch random.below(depth < 4 ? 7 : 5) {
    case 0: return .null
    case 1: return .boolean(random.chance(0.5))
    case 2: return JSONValue(.number(random.pick(["0", "-0", "-12.50", "1E+9", "1.5e-300"])))
    case 3, 4: return .string(text(&random))
    case 5: return .array((0..<count).map { _ in value(depth: depth + 1, &random) })
    default:
      return .object(
        (0..<count).map {
          JSONValue.Member("\($0)" + text(&random), value(depth: depth + 1, &random))
        })
    }
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let parts = ["a", "\"", "\\", "\n", "\t", "\u{1}", "é", "😀", "/", " # ", ": ", "- ", ",", "]"]
    return (0..<random.below(6)).map { _ in random.pick(parts) }.joined()
  }
}
