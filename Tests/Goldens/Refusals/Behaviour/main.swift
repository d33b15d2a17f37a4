import Foundation

func order(_ changes: [String: String] = [:]) throws -> OrderDTO {
  var values = [
    "state": "\"open\"", "kind": "\"S\"", "level": "2", "way": "1", "fallback": "1",
    "payments": "[{\"type\":\"iban\",\"no\":\"4\"},{\"type\":\"crypto\"}]",
    "created": "\"1970-01-01T00:00:01Z\"", "pin": "\"1234\"", "link": "\"https://a.b\"",
    "size": "3", "active": "\"Y\"", "note": "\"n\"", "backup": "{\"type\":\"crypto\"}",
  ]
  for (key, value) in changes { values[key] = value }
  return try decode("{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
}

func issues(_ changes: [String: String], line: Int = #line) throws -> [String] {
  let dto = try order(changes)
  let found = FallbackHandler.use { _ in
  } during: {
    error(of: { () throws(MappingError) in try Order(from: dto) }, line: line)
  }
  return found?.issues.map(\.description) ?? []
}

func mapped(_ changes: [String: String] = [:]) throws -> (order: Order, reports: Int) {
  let dto = try order(changes)
  let reports = Reports()
  let order = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try Order(from: dto)
  }
  return (order, reports.all.count)
}

do {
  let (order, reports) = try mapped()
  expect(order.state == .open && order.kind == .small && order.level == 2 && order.way == .card)
  // What a row refuses is left out, or replaced, as any other invalid value is.
  expect(order.payments == [.iban(Iban(no: "4"))] && order.backup == nil && reports == 2)
  expect(order.note == "n" && order.created == Date(timeIntervalSince1970: 1))
  expect(order.pin == .weak && order.link.absoluteString == "https://a.b")
  expect(order.lines == ["S", "n"])
  expect(try order.price == Price(amount: 3, unit: .piece))
  expect(order.size.rawValue == 3 && order.isActive)
  expect(try mapped(["size": "7"]).order.size.rawValue == 0)
  expect(try mapped(["note": "\"\""]).order.note == nil)

  expect(
    try issues([
      "state": "\"void\"", "kind": "\"M\"", "level": "0", "way": "9", "note": "\"x\"",
      "created": "\"never\"", "pin": "\"0000\"", "link": "[\"a\"]", "fallback": "null",
      "size": "0", "active": "\"?\"",
    ]),
    toBe: [
      "state: \"void\" is refused: void orders are gone",
      "kind: \"M\" is refused: other sizes are not \"sold\"",
      "level: 0 is refused: levels begin at 1",
      "way: 9 is refused: nobody can pay in this way",
      "note: \"x\" is refused: x is not a note",
      "created: \"never\" is refused: it was made at some time",
      "pin: is refused",
      "link: is refused: one link is enough",
      "fallback: is refused: a fallback is needed",
      "size: 0 is refused: an order has a size",
      "active: \"?\" is refused: it is neither",
    ])
  expect(
    try issues([
      "way": "null", "created": "\"soon\"", "link": "{\"no\":\"1\",\"holder\":\"h\"}",
      "kind": "\"M\"", "level": "null", "note": "null",
    ]),
    toBe: [
      "kind: \"M\" is refused: other sizes are not \"sold\"",
      "way: is refused: a way is needed",
      "created: \"soon\" is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03",
      "created: \"soon\" is refused: it has not happened",
      "link.holder: \"h\" is refused: a card is not a link",
      "kind: \"M\" is refused: it has no unit",
    ])
}

do {
  let refused: [(String, String)] = [
    (#"{"type":"crypto"}"#, "is refused: the app cannot show crypto payments"),
    (#"{"type":"card","no":"1"}"#, "holder: is refused: nobody holds the card"),
  ]
  for (json, text) in refused {
    let dto = try decode(json, as: PaymentDTO.self)
    let found = error(of: { () throws(MappingError) in try Payment(from: dto) })
    expect(found?.description == text && found?.redactedDescription == text)
  }
  let found = error(of: { () throws(MappingError) in try State(from: .draft) })
  expect(found?.description == "\"draft\" is refused: only the office sees drafts")
  expect(found?.redactedDescription == "is refused: only the office sees drafts")
}

// The way back of a map whose rows refuse is derived from the other rows.
do {
  let json = #"{"active":"N","kind":"some","no":"4"}"#
  let flag = try Flag(from: decode(json))
  expect(!flag.isActive && flag.owner == .somebody(Iban(no: "4")))
  expect(try encode(FlagDTO(from: flag)), is: json)
  expect(try StateDTO(from: State(from: .paid)) == .paid)
  let cash = error(of: { () throws(MappingError) in try WayDTO(from: .cash) })
  expect(cash?.description == "is refused: cash is not sent")
  expect(try WayDTO(from: .iban) == .iban)
}

do {
  let owner = try decode(#"{"kind":"none","no":"4"}"#, as: OwnerDTO.self)
  let found = error(of: { () throws(MappingError) in try Owner(from: owner) })
  expect(found?.description == "kind: \"none\" is refused: nobody has a number")
  let place = try decode(#"{"code":""}"#, as: PlaceDTO.self)
  let none = error(of: { () throws(MappingError) in try Place(from: place) })
  expect(none?.description == "code: \"\" is refused: every place has a code")

  // So it would with what only a part of the schema calls sensitive.
  let badge = try decode(#"{"state":"void","states":["draft"]}"#, as: BadgeDTO.self)
  let hiddenStates = error(of: { () throws(MappingError) in try Badge(from: badge) })
  expect(hiddenStates?.description == "state: is refused\nstates[0]: is refused")

  // It would reveal the PIN to say why it is refused, or why something else is needed.
  for (pin, text) in [("1111", "pin: is refused"), ("0000", "other: is missing")] {
    let lock = try decode(#"{"pin":"\#(pin)"}"#, as: LockDTO.self)
    let hidden = error(of: { () throws(MappingError) in try Lock(from: lock) })
    expect(hidden?.description == text)
  }
}

// A row that is nil is not replaced, but a row that refuses is.
do {
  let expected: [(String, Int?, Int?, String?, Int)] = [
    ("{}", nil, nil, nil, 0),
    (#"{"level":3,"text":"2024-01-02"}"#, 3, 3, "2024-01-02", 0),
    (#"{"level":7,"text":""}"#, 5, 5, "2024-05-03", 4),
  ]
  for (json, level, checked, day, count) in expected {
    let dto = try decode(json, as: GradeDTO.self)
    let reports = Reports()
    let grade = try FallbackHandler.use {
      reports.add($0)
    } during: {
      try Grade(from: dto)
    }
    expect(grade.level == level && grade.checked == checked && grade.size?.rawValue == level)
    expect(grade.day?.description == day && reports.all.count == count)
  }
}

do {
  let dto = try decode(#"{"plan":"pro","isOpen":true,"day":"2024-01-02"}"#, as: SaleDTO.self)
  let day = try Sale(from: dto).day
  let sale = Sale(plan: .pro, isOpen: false, day: day)
  let found = error(of: { () throws(MappingError) in try SaleDTO(from: sale) })
  expect(
    found?.description
      == "plan: is refused: this plan is not sold any more\nisOpen: is refused: it is closed")
  let free = try SaleDTO(from: Sale(plan: .free, isOpen: true, day: day))
  expect(free.plan == .free && free.isOpen && free.day == "2024-01-02")
}

// What is refused, or cannot be converted, is not missing, too.
do {
  let format = "it must consist of digits without leading zeros, after an optional minus sign"
  let noNumber = "text is replaced, since it is not a whole number: \(format)"
  let expected = [
    "a": ["text is replaced, since it is refused: a is a letter", noNumber],
    "x": [noNumber, noNumber],
    "": ["text is replaced, since it is missing", "text is replaced, since it is missing"],
  ]
  for (text, descriptions) in expected {
    let dto = try decode(#"{"text":"\#(text)"}"#, as: CountDTO.self)
    let reports = Reports()
    let count = FallbackHandler.use {
      reports.add($0)
    } during: {
      Count(from: dto)
    }
    expect(count == Count(chosen: 4, tidy: 5))
    expect(reports.all.map(\.description), toBe: descriptions)
  }
}
