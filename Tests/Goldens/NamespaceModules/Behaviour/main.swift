import Domain
import Foundation

let order = #"{"cost":{"cents":5},"number":1,"state":"open"}"#

nonisolated func mark(of value: some V1.Marked) -> String { value.mark }
nonisolated func mark(ofBoth value: some V2.Marked) -> String { value.mark }

do {
  let dto: V2.OrderDTO = try decode(order)
  let stored = try Shop.Order(from: dto)
  let old = V1.OrderDTO(from: stored)
  let cost: V1.Cents = old.cost
  expect(cost == 5 && old.state == .open)
  expect(try Shop.Order(from: old) == stored)
  expect(try encode(V2.OrderDTO(from: stored)), is: order)
  let wrong: V2.OrderDTO = try decode(order.replacing("1", with: "0"))
  expect(
    error { () throws(MappingError) in try Shop.Order(from: wrong) }?.description,
    is: "number: 0 must be more than 0")
  let place = #"{"mark":"m","at":{"town":"Oslo","code":null}}"#
  let marked: V1.MarkDTO = try decode(place)
  let town: V2.Town = marked.at.town
  expect(town + mark(of: marked), is: "Oslom")
  let flag: V2.Flag = try decode(#"{"mark":"f","colour":2}"#)
  expect(flag.colour == .green)
  expect(mark(ofBoth: flag), is: "f")
  if case .place(let place) = try decode(#"{"kind":"place","town":"Oslo"}"#, as: V1.EventDTO.self) {
    expect(place.town, is: "Oslo")
  } else {
    expect(false)
  }
  let list: V1.ListDTO = try decode(#"{"numbers":{"items":[1,2]}}"#)
  expect(list.numbers.items == [1, 2])
} catch {
  print(error)
}
