// White space makes no difference, wherever it is, and neither does it matter whether accents are
// separate characters.

FallbackHandler.install { _ in }

expect(try decode(#"{"a":1,"b":2,"child":{"a":1,"b":3} }"#, as: RootDTO.self).child?.b == 3)
expect(
  problem(decoding: #"{"a":1,"b":2,"child":{"a":1} }"#, as: RootDTO.self),
  is: "child.b: is missing")
expect(problem(decoding: #"{"a":1}"# + "\n", as: RootDTO.self), is: "b: is missing")
let items = #"{"a":1,"b":2,"items":[{"x":1} ,{"x":1,"y":2}]}"#
expect(try decode(items, as: RootDTO.self).items.map(\.y) == [2])
expect(
  problem(decoding: #"{"a":1,"b":2,"table":{"k":{"x":1} } } "#, as: RootDTO.self),
  is: "table.k.y: is missing")

let names = ["caf\u{E9}", "cafe\u{301}", "caf\\u00e9", "cafe\\u0301", "\\u0063af\u{E9}"]
for name in names {
  expect(try decode("{\"\(name)\":\"x\"}", as: CafeDTO.self).name == "x")
}
let accents =
  "{\"cafe\u{301}\":\"x\",\"caf\u{E9}\":\"y\",\"menu\":{\"su\u{308}ß\":{\"e\u{301}\":1,\"\u{E9}\":2}}}"
expect(try decode(accents, as: CafeDTO.self).name == "x")
expect(try decode(accents, as: CafeDTO.self).sweets == ["\u{E9}": 1])
