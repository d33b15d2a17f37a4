import Foundation

/// Read, mapped, mapped back and written again.
func methodAgain(_ json: String) throws -> String {
  try encode(MethodDTO(from: Method(from: decode(json))))
}

func stateAgain(_ json: String) throws -> String {
  try encode(StateDTO(from: State(from: decode(json))))
}

func shapeAgain(_ json: String) throws -> String {
  try encode(ShapeDTO(from: Figure(from: decode(json))))
}

do {
  let card = "{\"card\":{\"expires\":60,\"last4\":\"4242\"},\"type\":\"card\"}"
  let debit = "{\"iban\":\"DE1\",\"type\":\"debit\"}"
  let both = "{\"card\":{\"expires\":60,\"last4\":\"4242\"},\"iban\":\"DE1\",\"type\":\"both\"}"
  for json in [card, debit, both, "{\"type\":\"later\"}"] {
    expect(try methodAgain(json) == json)
  }
  expect(try Method(from: decode("{\"type\":\"later\"}")) == .unknown("later"))
  expect(try Method(from: decode(debit)) == .debit(Debit(iban: "DE1")))

  for json in [
    "{\"is_open\":true,\"reason\":\"\"}", "{\"closed_at\":60,\"is_open\":false,\"reason\":\"\"}",
  ] {
    expect(try stateAgain(json) == json)
  }
  expect(
    try State(from: decode("{\"is_open\":false,\"closed_at\":60,\"reason\":\"x\"}"))
      == .closed(Closing(at: Date(timeIntervalSince1970: 60))))

  let levels = try ["0,\"kind\":\"boss\"", "1,\"kind\":\"boss\"", "1,\"kind\":\"\""].map {
    try Level(from: decode("{\"points\":\($0)}"))
  }
  expect(levels == [.low, .high, .low])

  for json in [
    "{\"color\":\"red\",\"radius\":2,\"type\":\"circle\"}", "{\"side\":2,\"type\":\"square\"}",
    "{\"type\":\"dot\"}",
  ] {
    expect(try shapeAgain(json) == json)
  }
  expect(try Figure(from: decode("{\"type\":\"dot\"}")) == Figure(form: .dot, size: 0))

  let events = try ["{\"kind\":\"opened\",\"data\":{\"by\":\"a\"}}", "{\"kind\":\"later\"}"].map {
    Event(from: try decode($0))
  }
  expect(events.map(\.name) == ["opened", "other"] && events[0].by == "a")

  // Along every field that has the type, each fault has its place.
  let text = """
    {"method":\(card),"others":[\(debit),\(both)],"former":null,"by_name":{"a":\(card)},
    "state":{"is_open":true,"reason":""},"shape":{"type":"dot"},
    "shapes":[{"type":"square","side":1}]}
    """
  let account = try Account(from: decode(text))
  expect(account.others.count == 2 && account.former == nil && account.byName.count == 1)
  expect(try Account(from: AccountDTO(from: account)) == account)

  let faulty = """
    {"method":{"type":"card"},"others":[\(debit),{"type":"debit","iban":""}],
    "former":{"type":"both","iban":""},
    "by_name":{"a":{"type":"card","card":{"last4":"1","expires":60}}},
    "state":{"is_open":false,"reason":""},"shape":{"type":"circle","radius":-1,"color":""},
    "shapes":[{"type":"dot"},{"type":"square","side":-2}]}
    """
  let faultyAccount: AccountDTO = try decode(faulty)
  expect(
    error(of: { () throws(MappingError) in try Account(from: faultyAccount) })?.issues.map(
      \.description) ?? [],
    toBe: [
      "method.card: is missing, but type is \"card\"",
      "others[1].iban: must not be empty",
      "former.card: is missing, but type is \"both\"",
      "former.iban: must not be empty",
      "by_name[\"a\"].card.last4: \"1\" must have 4 characters",
      "state.closed_at: is missing, but is_open is false",
      "shape.radius: -1 must be at least 0",
      "shapes[1].side: -2 must be at least 0",
    ])
}
