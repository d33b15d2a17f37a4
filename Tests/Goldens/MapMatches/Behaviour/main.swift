import Foundation

func payment(_ changes: [String: String] = [:]) throws -> PaymentDTO {
  var values = [
    "kind": "\"card\"", "state": "\"open\"", "amount": "\"2.50\"", "method": "{\"type\":\"cash\"}",
    "is_paid": "true", "card": "{\"number\":\"4111111111111111\",\"brand\":{\"name\":\"V\"}}",
    "created_at": "\"2024-05-01T00:00:00Z\"", "due_at": "\"2024-05-03T00:00:00Z\"",
    "iban": "\"de02120300000000202051\"", "url": "\"https://example.org/\"",
  ]
  for (key, value) in changes { values[key] = value }
  return try decode("{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
}

func issues(_ changes: [String: String], line: Int = #line) throws -> [String] {
  let dto = try payment(changes)
  return error(of: { () throws(MappingError) in try Payment(from: dto) }, line: line)?
    .issues.map(\.description) ?? []
}

do {
  let card = Card(number: try CardNumber("4111111111111111"), brand: "V")
  let iban = try IBAN("DE02120300000000202051")
  let open = try Payment(from: payment())
  expect(open.title == "Card" && open.rank == 0 && open.isOpen && open.mode == .other)
  expect(open.source == .card(card) && open.fallback == .card(card) && open.optional == card)
  expect(open.link == URL(string: "https://example.org/") && open.weight == 2.5)
  expect(open.tender == "cash")
  let done = try Payment(
    from: payment([
      "kind": "\"iban\"", "level": "7", "state": "\"done\"", "is_paid": "true",
      "method": "{\"type\":\"voucher\",\"code\":\"x\"}",
    ]))
  expect(done.title == "Transfer" && done.rank == 7 && !done.isOpen && done.mode == .slow)
  expect(done.source == .transfer(iban) && done.fallback == .transfer(iban))
  expect(done.link == nil && done.weight == 1.5 && done.tender == "voucher")
  let none = try Payment(
    from: payment(["kind": "\"x\"", "level": "1", "is_paid": "null", "card": "null"]))
  expect(none.title == "Other" && none.rank == 2 && none.mode == .fast && none.source == .none)
  expect(none.fallback == .none && none.optional == nil)
  let unpaid = try Payment(from: payment(["level": "3", "is_paid": "false", "url": "null"]))
  expect(unpaid.rank == 1 && unpaid.source == .link(nil) && unpaid.link == nil)

  expect(open.date == Date(timeIntervalSince1970: 1_714_521_600) && open.last == open.next)
  let paid = try Payment(
    from: payment(["state": "\"done\"", "paid_at": "\"2024-05-02T00:00:00Z\"", "due_at": "null"]))
  expect(paid.date == Date(timeIntervalSince1970: 1_714_608_000) && paid.last == paid.date)
  expect(paid.next == paid.date)
  let created = Date(timeIntervalSince1970: 1_714_521_600)
  expect(open.due == nil && open.created == created)
  expect(paid.due == created && paid.created == paid.date)

  // A converter after a choice applies to the value that was chosen.
  let wrong = "is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03"
  expect(
    try issues(["created_at": "\"x\"", "due_at": "\"y\""]),
    toBe: [
      "created_at: \"x\" \(wrong)", "due_at: \"y\" \(wrong)", "due_at: \"y\" \(wrong)",
      "created_at: \"x\" \(wrong)",
    ])
  expect(
    try issues(["paid_at": "\"x\"", "due_at": "null", "state": "\"done\""]),
    toBe: [String](repeating: "paid_at: \"x\" \(wrong)", count: 4))
  expect(try issues(["due_at": "null"]), toBe: ["paid_at: is missing"])

  // Only the row that applies requires anything.
  expect(
    try issues(["card": "null"]),
    toBe: ["card: is missing, but is_paid is true and kind is \"card\""])
  expect(
    try issues(["kind": "\"iban\"", "iban": "null", "state": "\"done\""]),
    toBe: [
      "iban: is missing, but is_paid is true", "iban: is missing, but state is done",
    ])
  expect(
    try issues([
      "card": "{\"number\":\"1\"}", "is_paid": "false", "url": "\"x\"", "amount": "\"y\"",
    ]),
    toBe: [
      "url: \"x\" is not a URL: it does not begin with a scheme, such as https:",
      "card.number: \"1\" does not match /[0-9]{12,19}/",
      "url: \"x\" is not a URL: it does not begin with a scheme, such as https:",
      "amount: \"y\" is not a decimal number: it is not written like a number in JSON",
    ])
  expect(
    problem(
      decoding: "{\"kind\":\"a\",\"amount\":\"1\",\"state\":\"x\",\"method\":{\"type\":\"cash\"}}",
      as: PaymentDTO.self) == "state: \"x\" is not one of open, done")

  let votes = try ["some", "none", "empty"].map { try Vote(from: VoteDTO(kind: $0, level: nil)) }
  expect(votes.map(\.choice) == [Choice.some("some"), Choice.none, nil])
  let level = try Vote(from: VoteDTO(kind: "level", level: 2))
  expect(level.choice == .level(try Level(value: 2)) && level.level?.value == 2)
  let limits = try Vote(from: VoteDTO(kind: "limits", level: 2))
  expect(limits.choice == .limits(try Limits(low: 2, high: 10)))
  expect((try? Vote(from: VoteDTO(kind: "limits", level: 20))) == nil)
} catch {
  print(error)
}
