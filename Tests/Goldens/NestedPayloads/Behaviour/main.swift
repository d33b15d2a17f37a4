// Where white space stands does not matter, nor whether accents are characters of their own.

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

// Of a key that is there twice, the first value counts, null among them.
let twice =
  #"{"a":1,"b":2,"child":null,"items":null,"child":{"a":5,"b":6},"items":[{"x":1,"y":2}]}"#
expect(try decode(twice, as: RootDTO.self).child == nil)
expect(try decode(twice, as: RootDTO.self).items.isEmpty)

let names = ["caf\u{E9}", "cafe\u{301}", "caf\\u00e9", "cafe\\u0301", "\\u0063af\u{E9}"]
for name in names {
  expect(try decode("{\"\(name)\":\"x\"}", as: CafeDTO.self).name == "x")
}
let accents =
  "{\"cafe\u{301}\":\"x\",\"caf\u{E9}\":\"y\",\"menu\u{308}\":{\"su\u{308}ß\":{\"e\u{301}\":1,\"\u{E9}\":2}}}"
expect(try decode(accents, as: CafeDTO.self).name == "x")
expect(try decode(accents, as: CafeDTO.self).sweets == ["\u{E9}": 1])
