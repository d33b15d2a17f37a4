import Foundation

// A value inside another takes 128 bytes at most, however many levels there are below it.
expect(MemoryLayout<OneDTO>.size <= 2 * 129 && MemoryLayout<TwoDTO>.size <= 2 * 129)
expect(MemoryLayout<OuterDTO>.size <= 2 * 129 && MemoryLayout<Outer>.size <= 2 * 129)
expect(MemoryLayout<InnerDTO>.size <= 3 * 129 && MemoryLayout<Inner>.size <= 3 * 129)

func fives(_ name: String) -> FiveDTO { FiveDTO(name: name, place: "here") }

func checkLevels() throws {
  let five = #"{"name": "a", "place": "here"}"#
  let one = try decode(
    #"{"left": {"left": {"right": {"left": \#(five)}}}, "right": {}}"#, as: OneDTO.self)
  let expected = OneDTO(
    left: TwoDTO(left: ThreeDTO(right: FourDTO(left: fives("a")))), right: TwoDTO())
  expect(one.left?.left?.right?.left?.name == "a" && one.left?.right == nil)
  expect(one.right != nil && one.right?.left == nil)
  expect(try encode(one) == encode(expected))
  expect(try encode(decode(encode(one), as: OneDTO.self)) == encode(one))
}

func checkUnions() throws {
  let leaf = #"{"a": "x", "b": "y", "c": 1}"#
  let other = #"{"a": "z", "b": "y", "d": 1.5}"#
  let json = #"{"first": {"first": \#(leaf), "second": \#(other)}, "second": "id"}"#
  let outer = try Outer(from: decode(json, as: OuterDTO.self))
  let first = Leaf(a: "x", b: "y", c: 1)
  let second = Leaf(a: "z", b: "y", d: 1.5)
  expect(try outer == Outer(first: .object(Inner(first: first, second: second)), second: .id("id")))
  expect(outer.first != outer.second && outer.hashValue == outer.hashValue)

  let same = #"{"first": {"first": \#(leaf), "second": \#(leaf)}}"#
  let dto = try decode(same, as: OuterDTO.self)
  expect(
    error { () throws(MappingError) in try Outer(from: dto) }?.description ?? "none",
    is: "first: The leaves are the same.")
}

try checkLevels()
try checkUnions()
