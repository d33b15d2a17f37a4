import JSON
import Testing

@testable import YAML

@Suite struct CollectionTests {
  @Test(arguments: [
    ("- a\n- b", #"["a", "b"]"#), ("- - a\n  - b\n- c", #"[["a", "b"], "c"]"#),
    ("-\n  a\n-\n- b", #"["a", null, "b"]"#), ("a: 1\nb: 2", #"{"a": 1, "b": 2}"#),
    ("a:\n  b: 1\nc:", #"{"a": {"b": 1}, "c": null}"#),
    ("a:\n- 1\n- 2\nb: 3", #"{"a": [1, 2], "b": 3}"#),
    ("a:\n  - 1\nb: 2", #"{"a": [1], "b": 2}"#),
    ("- a: 1\n  b: 2\n- c: 3", #"[{"a": 1, "b": 2}, {"c": 3}]"#),
    ("a: |\n  x\n  y\nb: >-\n  x\n  y", #"{"a": "x\ny\n", "b": "x y"}"#),
    ("'a b': 1\n\"c\": 2", #"{"a b": 1, "c": 2}"#), ("a : 1", #"{"a": 1}"#),
    ("? a\n: b\n? c\nd: e", #"{"a": "b", "c": null, "d": "e"}"#),
    ("? |\n  a\n: - 1\n  - 2", #"{"a\n": [1, 2]}"#), ("?\n  a\n:\n- 1", #"{"a": [1]}"#),
    ("# c\na: # c\n\n  # c\n  b # c\n# c\n", #"{"a": "b"}"#), ("a:\n \tb", #"{"a": "b"}"#),
    ("a: \tb\t\n\t\nc:\t1", #"{"a": "b", "c": 1}"#),
    ("a: b\n  c\n\n  d\ne: f", #"{"a": "b c\nd", "e": "f"}"#),
    ("a: x:y\nb: http://c.d/#e", #"{"a": "x:y", "b": "http://c.d/#e"}"#),
    ("a: [1,\n  2\n]\nb: {c: 1\n}", #"{"a": [1, 2], "b": {"c": 1}}"#),
    ("\u{FEFF}a: 1\r\nb:\r\n  - c\r\n", #"{"a": 1, "b": ["c"]}"#),
    ("a: 1\rb: 2", #"{"a": 1, "b": 2}"#),
    (
      "200: a\n1.50: b\ntrue: c\n~: d\n0x1F: e",
      #"{"200": "a", "1.50": "b", "true": "c", "~": "d", "0x1F": "e"}"#
    ),
  ])
  func linesAndIndentationMakeCollections(_ text: String, _ expected: String) throws {
    #expect(json(text) == (try canonical(expected)))
  }

  @Test(arguments: [
    ("[]", "[]"), ("{}", "{}"), ("[a, b]", #"["a", "b"]"#), ("[a, b, ]", #"["a", "b"]"#),
    ("[a b\n  c, d]", #"["a b c", "d"]"#), ("{a: 1, b: , c}", #"{"a": 1, "b": null, "c": null}"#),
    (#"{"a":1,'b':[2],"c":{}}"#, #"{"a": 1, "b": [2], "c": {}}"#), ("{\"a\"\n:1}", #"{"a": 1}"#),
    ("{a\n b: 1}", #"{"a b": 1}"#), ("[a: 1, b]", #"[{"a": 1}, "b"]"#),
    ("[? a\n b: 1]", #"[{"a b": 1}]"#),
    ("[? a]", #"[{"a": null}]"#), ("{? a : 1, ? b}", #"{"a": 1, "b": null}"#),
    ("[\"a\":1]", #"[{"a": 1}]"#),
    ("[a:b, :c, -d, ?e]", #"["a:b", ":c", "-d", "?e"]"#), ("{a:1}", #"{"a:1": null}"#),
    ("[ # c\n a, # c\n b # c\n]", #"["a", "b"]"#), ("\t[\n\ta\n]", #"["a"]"#),
    ("{a: \"b\n  c\", d: 'e'}", #"{"a": "b c", "d": "e"}"#), ("[[[]], [{}]]", "[[[]], [{}]]"),
  ])
  func bracketsMakeCollections(_ text: String, _ expected: String) throws {
    #expect(json(text) == (try canonical(expected)))
  }

  @Test(arguments: [
    ("a: &x 1\nb: *x", #"{"a": 1, "b": 1}"#), ("- &x [1]\n- *x\n- *x", "[[1], [1], [1]]"),
    ("- &x 1\n- &x 2\n- *x", "[1, 2, 2]"),
    ("a: &x\n  b: 1\nc: *x", #"{"a": {"b": 1}, "c": {"b": 1}}"#),
    ("&x a: 1\nb: *x", #"{"a": 1, "b": "a"}"#), ("- &x a\n- *x : 1", #"["a", {"a": 1}]"#),
    ("- &x\n- *x", "[null, null]"), ("[&x !!str 1, *x]", #"["1", "1"]"#),
    ("&a [&a 1, *a]", "[1, 1]"),
    ("- &a:b 1\n- *a:b", "[1, 1]"), ("&x\na: &y 1\nb: *y", #"{"a": 1, "b": 1}"#),
  ])
  func aliasesAreTheirValues(_ text: String, _ expected: String) throws {
    #expect(json(text) == (try canonical(expected)))
  }

  @Test(arguments: [
    ("<<: {a: 1, b: 2}\nb: 3", #"{"a": 1, "b": 3}"#),
    ("b: 3\n<<: {a: 1, b: 2}", #"{"b": 3, "a": 1}"#),
    ("<<: [{a: 1}, {a: 2, b: 2}]", #"{"a": 1, "b": 2}"#),
    ("{<<: {a: 1}, c: 2}", #"{"a": 1, "c": 2}"#),
    (
      "x: &x {a: 1}\ny: &y\n  <<: *x\n  b: 2\nz:\n  <<: *y",
      #"{"x": {"a": 1}, "y": {"a": 1, "b": 2}, "z": {"a": 1, "b": 2}}"#
    ),
    ("'<<': 1", #"{"<<": 1}"#), ("!!str <<: 1", #"{"<<": 1}"#), ("<<: []\na: 1", #"{"a": 1}"#),
  ])
  func mergedMappingsGiveWayToWhatIsSaid(_ text: String, _ expected: String) throws {
    #expect(json(text) == (try canonical(expected)))
  }

  @Test func manyKeysAreComparedAsWell() {
    let keys = (0..<1000).map { "key\($0): \($0)\n" }.joined()
    guard case .object(let members)? = try? read(keys).content else {
      Issue.record("not a mapping")
      return
    }
    #expect(members.map(\.name) == (0..<1000).map { "key\($0)" })
    for twice in [3, 500, 999] {
      let first = members[twice].namePlace
      let place = keys.utf8.count..<(keys.utf8.count + first.count)
      #expect(
        error(keys + "key\(twice): 1") == YAMLError(fault: .keyTwice(first: first), place: place))
    }
  }
}
