import Foundation

/// The value in a payload, and the reports about it.
func read<Value: Readable>(_ json: String) throws -> (Value, [String]) {
  let reports = Reports()
  let value: Value = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(json)
  }
  return (value, reports.all.sorted())
}

let reason = "is left out, since the schema does not declare this key"

do {
  let (account, reports): (AccountDTO, _) = try read(
    #"{"object":"account","zone":null,"id":1,"name":{"first":"Ada","last":"B"},"extra":{"a":[1]},"#
      + #""extra":2}"#)
  expect(account.id == 1 && account.firstName == "Ada")
  // A key is reported once, and logs do not show it. Objects that are flattened may have other keys.
  expect(reports, toBe: ["[…] (an object) \(reason)", "[…] (null) \(reason)"])
  expect(try encode(account), is: #"{"id":1,"name":{"first":"Ada"},"object":"account"}"#)

  let (_, none): (AccountDTO, [String]) = try read(#"{"object":"account","id":1,"undeclared":2}"#)
  expect(none, toBe: [])

  let (settings, many): (Settings, _) = try read(#"{"theme":"dark","q":[{}],"j":2}"#)
  expect(settings.theme == "dark" && settings.j == 2)
  expect(many, toBe: ["[…] (an array) \(reason)"])

  let (_, empty): (NothingDTO, _) = try read(#"{"\u0061":true,"":""}"#)
  expect(empty, toBe: ["[…] (a boolean) \(reason)", "[…] (a string) \(reason)"])
}

do {
  let (_, made): (EventDTO, _) = try read(#"{"type":"made","id":1,"k":1}"#)
  expect(made, toBe: ["[…] (a number) \(reason)"])

  let (event, moved): (EventDTO, _) = try read(
    #"{"type":"moved","to":[{"x":1,"y":2},{"y":true}],"k":1}"#)
  let places = if case .moved(let move) = event { move.to.count } else { 0 }
  expect(places == 1)
  expect(moved.count == 3)
  expect(moved.contains("to[0][…] (a number) \(reason)"))
  // The second place has a key that is not declared, but is left out as a whole.
  expect(moved.filter { $0.hasPrefix("to[1]") }.count == 1)

  let (shape, told): (ShapeDTO, _) = try read(#"{"size":1,"color":"red"}"#)
  expect("\(shape)".hasPrefix("square"))
  expect(told, toBe: ["[…] (a string) \(reason)"])
}

// Code can look at the key.
do {
  let keys = Reports()
  _ = try FallbackHandler.use { report in
    if let error = report.error as? UndeclaredKey { keys.add(error.name) }
    expect(report.isLeftOut)
  } during: { () throws -> PlaceDTO in
    try decode(#"{"x":1,"y":2}"#)
  }
  expect(keys.all, toBe: ["y"])
}

// A payload that is not JSON is refused, wherever that shows.
FallbackHandler.use { _ in
} during: {
  expect(decodingFailure(#"{"x":1,"y":tru}"#, as: PlaceDTO.self) != "")
  expect(decodingFailure(#"{"y":1}"#, as: PlaceDTO.self) != "")
}
