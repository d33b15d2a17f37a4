import Foundation

let events = [
  "{\"data\":{\"id\":\"6ba7b810-9dad-11d1-80b4-00c04fd430c8\"},\"type\":\"joined\"}",
  "{\"data\":\"Ada\",\"type\":\"renamed\"}",
  "{\"data\":\"A cat\",\"type\":\"caption\"}",
  "{\"type\":\"caption\"}",
  "{\"data\":4.5,\"type\":\"rated\"}",
  "{\"data\":\"https://a.example/\",\"type\":\"link\"}",
  "{\"data\":[\"https://a.example/\",\"urn:b\"],\"type\":\"links\"}",
  "{\"data\":\"urn:b\",\"type\":\"homepage\"}",
  "{\"type\":\"homepage\"}",
  "{\"data\":\"12.5\",\"type\":\"paid\"}",
  "{\"data\":\"green\",\"type\":\"colored\"}",
  "{\"data\":[\"a\",\"b\"],\"type\":\"tags\"}",
  "{\"data\":{\"a\":1},\"type\":\"scores\"}",
  "{\"data\":{\"deep\":[1,null,\"x\"]},\"type\":\"settings\"}",
  "{\"data\":{\"data\":1.5,\"type\":\"rated\"},\"type\":\"inner\"}",
  "{\"data\":[{\"type\":\"was closed\"},{\"type\":\"caption\"}],\"type\":\"several\"}",
  "{\"type\":\"was closed\"}",
  "{\"data\":{\"at\":\"1970-01-01T00:00:00Z\"},\"type\":\"opened\"}",
]
for json in events {
  do {
    let written = try encode(decode(json, as: EventDTO.self))
    if written != json { print("\(json) becomes \(written)") }
  } catch {
    print(json, error)
  }
}

do {
  if case .caption(let text) = try decode("{\"type\":\"caption\",\"data\":null}", as: EventDTO.self)
  {
    expect(text == nil)
  } else {
    expect(false)
  }
  if case .paid(let sum) = try decode("{\"type\":\"paid\",\"data\":0.1}", as: EventDTO.self) {
    expect(sum == Decimal(string: "0.1"))
  } else {
    expect(false)
  }
  let guests = "{\"type\":\"guests\",\"data\":[{\"id\":\"x\"},5]}"
  let reports = Reports()
  let event = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(guests, as: EventDTO.self)
  }
  if case .guests(let guests) = event {
    expect(guests.isEmpty)
  } else {
    expect(false)
  }
  expect(
    reports.all == [
      "data[0] (an object) is left out, since id is not a UUID",
      "data[1] (a number) is left out, since it is not an object",
    ])
  if case .closed = try decode("{\"type\":\"was closed\",\"data\":[5]}", as: EventDTO.self) {
  } else {
    expect(false)
  }
} catch {
  print(error)
}

func failure(_ json: String) -> String { decodingFailure(json, as: EventDTO.self) }

expect(failure("{\"data\": 5}").hasPrefix("keyNotFound type at ''"))
expect(failure("{\"type\": null, \"data\": 5}").hasPrefix("valueNotFound String at 'type'"))
expect(failure("{\"type\": \"rated\"}").hasPrefix("keyNotFound data at ''"))
expect(failure("{\"type\": \"rated\", \"data\": null}").hasPrefix("valueNotFound Double at 'data'"))
expect(failure("{\"type\": \"rated\", \"data\": \"x\"}").hasPrefix("typeMismatch Double at 'data'"))
expect(
  failure("{\"type\": \"link\", \"data\": \"http://[\"}")
    == "dataCorrupted at 'data': \"http://[\" is not a URL: the text in its brackets is not an IPv6 address"
)
expect(
  failure("{\"type\": \"links\", \"data\": [\"urn:a\", \"http://[\"]}")
    == "dataCorrupted at 'data[1]': \"http://[\" is not a URL: the text in its brackets is not an IPv6 address"
)
expect(
  failure("{\"type\": \"colored\", \"data\": \"blue\"}")
    == "dataCorrupted at 'data': \"blue\" is not one of red, green")
expect(
  failure("{\"type\": \"several\", \"data\": [{\"type\": \"inner\", \"data\": {\"type\": \"x\"}}]}")
    .hasPrefix(
      "dataCorrupted at 'data[0].data.type': \"x\" is not one of joined, renamed, caption, rated, link, "
    ))
expect(
  failure("{\"type\": \"joined\", \"data\": {\"id\": 5}}").hasPrefix(
    "typeMismatch String at 'data.id'"))
