import JSON
import Testing

@testable import YAML

@Suite struct PlaceTests {
  /// Every key and value, as it is written.
  private func parts(_ text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    func parts(_ value: JSONValue) -> [String] {
      let own = String(decoding: bytes[value.place], as: UTF8.self)
      return switch value.content {
      case .array(let items): [own] + items.flatMap(parts)
      case .object(let members):
        [own]
          + members.flatMap {
            [String(decoding: bytes[$0.namePlace], as: UTF8.self)] + parts($0.value)
          }
      default: [own]
      }
    }
    return parts(try read(text))
  }

  @Test(arguments: [
    ("# c\na: 1 # c\n", ["a: 1", "a", "1"]),
    ("'é': \"😀\"", ["'é': \"😀\"", "'é'", "\"😀\""]),
    ("a: &x !!str b c\n", ["a: &x !!str b c", "a", "b c"]),
    ("- a\n\n  b\n- [c , d]\n", ["- a\n\n  b\n- [c , d]", "a\n\n  b", "[c , d]", "c", "d"]),
    (
      "a: |+ # c\n  b\n  c\n\n\nd: e",
      ["a: |+ # c\n  b\n  c\n\n\nd: e", "a", "|+ # c\n  b\n  c", "d", "e"]
    ),
    ("a: |\nb: >\n\n", ["a: |\nb: >", "a", "|", "b", ">"]),
    ("a:\nb: !!null", ["a:\nb: !!null", "a", "", "b", "!!null"]),
    ("? a\n: - b\n", ["? a\n: - b", "a", "- b", "b"]),
    ("[a: b, {c: d, e}]", ["[a: b, {c: d, e}]", "a: b", "a", "b", "{c: d, e}", "c", "d", "e", ""]),
    ("- &x {a: b}\n- *x", ["- &x {a: b}\n- *x", "{a: b}", "a", "b", "*x", "a", "b"]),
    (
      "x: &x {a: 1}\ny:\n  <<: *x\n  b: 2\n",
      [
        "x: &x {a: 1}\ny:\n  <<: *x\n  b: 2", "x", "{a: 1}", "a", "1", "y", "<<: *x\n  b: 2", "a",
        "1", "b", "2",
      ]
    ),
  ])
  func keysAndValuesKnowWhereTheyStand(_ text: String, _ expected: [String]) throws {
    #expect(try parts(text) == expected)
  }

  @Test func valuesThatAreNotWrittenStandAfterTheirSign() throws {
    guard case .object(let members) = try read("a:  # c\nb: 1").content else {
      Issue.record("not a mapping")
      return
    }
    #expect(members.first?.value == JSONValue(.null, at: 2..<2))
  }
}
