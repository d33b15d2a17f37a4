import Foundation

let log = """
  {"cells":[{"number":1.5},{"empty":{}},{"formula":"=A1"}],"events":[{"id":"x","type":"joined"},\
  {"type":"left"},{"columns":2,"layout":"row","type":"panel"},\
  {"layout":"grid","size":[2,3.5,12345678901234567890],"type":"panel"},\
  {"again":null,"type":"returned"}],"notice":{"data":[1],"kind":"picture","more":true}}
  """

do {
  let read: LogDTO = try decode(log)
  expect(try encode(read) == log)
  if case .unrecognized(let tag, let body)? = read.events.last {
    expect(tag == "returned" && body == ["again": nil, "type": "returned"])
  } else {
    expect(false)
  }
  if read.events.count == 5, case .panel(.unrecognized(let tag, _)) = read.events[3] {
    expect(tag == "grid")
  } else {
    expect(false)
  }
  if case .unrecognized(let tag, let body)? = read.cells.last {
    expect(tag == "formula" && body == ["formula": "=A1"])
  } else {
    expect(false)
  }
  if case .unrecognized(let tag, _)? = read.notice {
    expect(tag == "picture")
  } else {
    expect(false)
  }

  // A value made by hand has its tag as well, and its body must be an object.
  expect(try encode(EventDTO.unrecognized(tag: "x", body: ["a": 1])) == "{\"a\":1,\"type\":\"x\"}")
  let panel = EventDTO.panel(.unrecognized(tag: "x", body: ["type": "left"]))
  expect(try encode(panel) == "{\"layout\":\"x\",\"type\":\"panel\"}")
  let broken = error(of: { try encode([EventDTO.panel(.unrecognized(tag: "x", body: 5))]) })
  if case EncodingError.invalidValue(_, let context)? = broken {
    expect(context.codingPath.map(\.stringValue) == ["Index 0"])
    expect(context.debugDescription == "The body of an unrecognized case is not an object")
  } else {
    expect(false)
  }
} catch {
  print(error)
}

// A known case that is broken is still an error.
expect(
  decodingFailure("{\"type\": \"joined\"}", as: EventDTO.self).hasPrefix("keyNotFound id at ''"))
expect(decodingFailure("{\"id\": \"x\"}", as: EventDTO.self).hasPrefix("keyNotFound type at ''"))
expect(
  decodingFailure("{\"type\": null}", as: EventDTO.self).hasPrefix("valueNotFound String at 'type'")
)
expect(
  decodingFailure("{\"number\": \"x\"}", as: CellDTO.self).hasPrefix(
    "typeMismatch Double at 'number'"))
expect(
  decodingFailure("{}", as: CellDTO.self)
    == "dataCorrupted at '': has none of the keys number, empty")
expect(
  decodingFailure("{\"a\": 1, \"b\": 2}", as: CellDTO.self)
    == "dataCorrupted at '': has none of the keys number, empty")

expect(Shape.point != .unrecognized(tag: "point", body: [:]))
