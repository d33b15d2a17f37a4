import Foundation

// The payload of a case is converted as a field is.

func expectSame<Value: Readable & Writable>(
  _ json: String, as type: Value.Type, line: Int = #line
) {
  expectWritten(json, as: type, json, line: line)
}

func expectWritten<Value: Readable & Writable>(
  _ json: String, as type: Value.Type, _ expected: String, line: Int = #line
) {
  do {
    expect(try encode(decode(json, as: type)), is: expected, line: line)
  } catch {
    print("line \(line): \(error)")
  }
}

func event(_ json: String) throws -> Event { try Event(from: decode(json, as: EventDTO.self)) }

do {
  let start = Date(timeIntervalSince1970: 0)
  expect(try event("{\"type\":\"created\",\"value\":0}") == .created(start))
  expect(try event("{\"type\":\"updated\"}") == .updated(nil))
  expect(try event("{\"type\":\"updated\",\"value\":null}") == .updated(nil))
  expect(try event("{\"type\":\"updated\",\"value\":\"1970-01-01T00:00:00Z\"}") == .updated(start))
  expect(
    try event("{\"type\":\"price\",\"value\":\"0.10\"}") == .price(Decimal(string: "0.1") ?? 0))
  expect(try event("{\"type\":\"name\",\"value\":\"\"}") == .name(nil))
  expect(try event("{\"type\":\"name\"}") == .name(nil))
  expect(try event("{\"type\":\"name\",\"value\":\"a\"}") == .name("a"))
  expect(try event("{\"type\":\"words\",\"value\":\"a,b\"}") == .words(["a", "b"]))
  expect(try event("{\"type\":\"seen\",\"value\":{\"a\":0}}") == .seen(["a": start]))
  expect(try event("{\"type\":\"isOn\",\"value\":\"no\"}") == .isOn(false))
  expect(try event("{\"type\":\"ids\",\"value\":[2]}") == .ids([2]))
  expect(try event("{\"type\":\"at\",\"value\":\"1970-01-01 00:00\"}") == .at(start))
  expect(try event("{\"type\":\"none\",\"value\":5}") == .none)
} catch {
  print(error)
}

func expectProblem(_ json: String, _ text: String, line: Int = #line) {
  expect(problem(decoding: json, as: EventDTO.self), is: text, line: line)
}

expectProblem("{\"type\":\"created\"}", "value: is missing")
expectProblem("{\"type\":\"isOn\",\"value\":\"maybe\"}", "value: \"maybe\" is not one of yes, no")
expect(
  problem(decoding: "{\"type\":\"seen\",\"value\":{\"a\":\"x\"}}", as: EventDTO.self)
    .hasPrefix("value.a: is no "))
expect(
  problem(decoding: "{\"created\":null}", as: KeyDTO.self), is: "created: is null")
expect(
  problem(decoding: "{\"kind\":\"updated\",\"updated\":\"x\"}", as: NamedDTO.self)
    .hasPrefix("updated: \"x\" is not an ISO 8601 date"))

expectSame("{\"created\":5}", as: KeyDTO.self)
expectSame("{\"updated\":null}", as: KeyDTO.self)
expectSame("{\"name\":null}", as: KeyDTO.self)
expectWritten("{\"name\":\"\"}", as: KeyDTO.self, "{\"name\":null}")

expectSame("{\"created\":5,\"kind\":\"created\"}", as: NamedDTO.self)
expectSame("{\"kind\":\"updated\"}", as: NamedDTO.self)
expectSame("{\"kind\":\"moved\",\"moved\":[1]}", as: NamedDTO.self)
expectWritten(
  "{\"kind\":\"name\",\"name\":\"\"}", as: NamedDTO.self, "{\"kind\":\"name\",\"name\":null}")

expectSame("{\"value\":5}", as: UntaggedDTO.self)
expectWritten(
  "{\"kind\":\"text\",\"value\":\" a \"}", as: UntaggedDTO.self,
  "{\"kind\":\"text\",\"value\":\"a\"}")

expectSame("5", as: ShapeDTO.self)
expectSame("true", as: ShapeDTO.self)
expectSame("\"2024-05-03\"", as: ShapeDTO.self)

expectSame("{\"kind\":\"on\",\"value\":\"2024-05-03T00:00:00Z\"}", as: Moment.self)
expectSame("{\"kind\":\"off\",\"value\":5}", as: Moment.self)
expectSame("{\"kind\":\"off\"}", as: Moment.self)
