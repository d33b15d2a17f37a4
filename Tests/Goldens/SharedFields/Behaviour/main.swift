import Foundation

// The fields of a group are flat on the wire and in Swift, as if each record had them itself.

let user = """
  {"api":"v2","created":"2024-05-03T10:00:00Z","default":"high","e-mail":"ada@example.com",\
  "id":"u","in":true,"meta":{"source":"web","trace":7},"name":null,"number":3,"object":"user",\
  "token":"t","updated":"2024-05-04T10:00:00Z"}
  """
let card = """
  {"api":"v2","created":"2024-05-03T10:00:00Z","last4":"4242","meta":{"source":"app","trace":7},\
  "number":0,"object":"card"}
  """

do {
  let read: UserDTO = try decode(user)
  expect(read.source == "web" && read.default == .high && read.in == true && read.name == nil)
  expect(try encode(read), is: user)
  expect(try encode(decode(card, as: CardDTO.self)), is: card)
  // What the group says about a missing key holds in each record.
  let short = card.replacing(",\"number\":0", with: "").replacing("\"source\":\"app\",", with: "")
  expect(try encode(decode(short, as: CardDTO.self)), is: card)
  expect(try encode(decode(card, as: OwnedDTO.self)), is: card)
  expect(try encode(decode(user, as: AnyOwnedDTO.self)), is: user)
} catch {
  print(error)
}

expect(
  problem(decoding: card.replacing("\"api\":\"v2\",", with: ""), as: CardDTO.self),
  is: "api: is missing")
expect(
  problem(decoding: card.replacing("\"trace\":7", with: "\"trace\":8"), as: CardDTO.self),
  is: "meta.trace: 8 is not 7")

// A group that is a protocol is one for each record that has its fields, also through other groups.
nonisolated func age(of object: some Timestamps) -> TimeInterval {
  (object.updated ?? object.created).timeIntervalSince(object.created)
}

nonisolated func names(of things: [any Named]) -> [String?] { things.map(\.name) }

do {
  let (one, other): (UserDTO, CardDTO) = (try decode(user), try decode(card))
  expect(age(of: one) == 86_400 && age(of: other) == 0)
  let start = Date(timeIntervalSince1970: 0)
  let ada = try User(
    id: "u", created: start, updated: nil, name: "Ada", email: "ada@example.com", source: "web",
    number: 1, default: .low, in: nil, token: "t")
  expect(names(of: [ada]) == ["Ada"])
  let times: [any Times] = [
    ada, try Card(created: start, updated: nil, last4: "4242", source: "app", number: 1),
  ]
  expect(times.allSatisfy { $0.created == start })
} catch {
  print(error)
}

// Rules of a group are rules of each record.
let late = Date(timeIntervalSince1970: 9)
let early = Date(timeIntervalSince1970: 3)
let broken = error { () throws(Card.ValidationError) in
  try Card(created: late, updated: early, last4: "4242", source: "app", number: 1)
}
expect(broken == .breaksInOrder)
expect(broken?.reason, is: "it changes after it is made")
expect(User.breaksInOrder(created: late, updated: early))
expect(User.violations(name: "A").count == 1)
expect(error { () throws(Pin.ValidationError) in try Pin(x: -1, label: "a") } == .breaksVisible)
do {
  let position: any Position = try decode("{\"label\":\"a\",\"y\":2}", as: Pin.self)
  expect(position.x == 0 && position.y == 2)
} catch {
  print(error)
}

// Both directions of maps, and what is private.
do {
  let mapped = try User(from: decode(user, as: UserDTO.self))
  expect(mapped.source == "web" && mapped.created < mapped.updated ?? mapped.created)
  expect(try encode(UserDTO(from: mapped)), is: user)
  expect(!"\(mapped)".contains("\"t\"") && "\(mapped)".contains("<hidden>"))
  let read: UserDTO = try decode(user)
  expect(!"\(read)".contains("\"t\"") && "\(read)".contains("<hidden>"))
  let wrong = card.replacing("4242", with: "42")
  let payload: CardDTO = try decode(wrong)
  let found = error { try Card(from: payload) }
  expect(found.map { "\($0)".contains("last4") } == true)
} catch {
  print(error)
}

// An alias is another name for the same type.
do {
  let invoice = """
    {"at":"2024-05-03T10:00:00Z","due":null,"labels":7,"lines":[{"amount":1,"parent":[]}],\
    "note":null,"owner":{"friends":[7,{"id":"b"}],"id":"a"},"paid":5,"taxes":{"vat":2},"total":7}
    """
  let read: InvoiceDTO = try FallbackHandler.use { _ in
  } during: {
    try decode(invoice)
  }
  let cents: Cents = read.total
  let sum: Int = cents + (read.paid ?? 0)
  let lines: InvoiceDTO.Lines = read.lines
  expect(sum == 12 && lines.count == 1 && read.labels == ["a": "b"] && read.note == .null)
  let owner: Owner = read.owner
  expect(owner.friends?.map(\.id) == ["b"])
  expect(try Invoice(from: read).total == 7)
  expect(
    try encode(read),
    is: invoice.replacing("7,\"lines\"", with: "{\"a\":\"b\"},\"lines\"")
      .replacing("[7,{\"id\":\"b\"}]", with: "[{\"id\":\"b\"}]"))
  for payer in [
    "{\"kind\":\"cents\",\"value\":1}", "{\"kind\":\"many\",\"value\":[{\"id\":\"a\"}]}",
    "{\"kind\":\"owner\",\"value\":{\"id\":\"a\"}}", "{\"kind\":\"local\",\"value\":2}",
  ] {
    expect(try encode(decode(payer, as: PayerDTO.self)), is: payer)
  }
  for amount in ["1", "{\"a\":\"b\"}", "[{\"id\":\"a\"}]"] {
    expect(try encode(decode(amount, as: AmountDTO.self)), is: amount)
  }
  let place: Place = try decode("{\"lat\":1.5,\"seen\":[\"2024-05-03T10:00:00Z\"]}")
  let seen: [Moment] = place.seen
  expect(seen.count == 1 && place.lon == 0)
} catch {
  print(error)
}
