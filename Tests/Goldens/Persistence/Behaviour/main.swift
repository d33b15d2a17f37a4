import Foundation

/// What an app stores is read back equal, in a form of its own, and only if it keeps the rules.

nonisolated let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

func written(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func stored<Value: Decodable>(_ type: Value.Type = Value.self, _ text: String) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(text.utf8))
}

func expectSame<Value: Codable & Equatable>(_ value: Value, line: Int = #line) throws {
  let text = try written(value)
  expect(try stored(Value.self, text) == value, line: line)
  let list = try PropertyListDecoder().decode(
    [Value].self, from: PropertyListEncoder().encode([value]))
  expect(list == [value], line: line)
}

func expectForm<Value: Codable & Equatable>(
  _ value: Value, _ form: String, line: Int = #line
) throws {
  expect(try written(value), is: form, line: line)
  expect(try stored(Value.self, form) == value, line: line)
}

/// Everything that the error of a damaged form says: its path, and what is wrong.
func problem<Value: Decodable>(_ type: Value.Type, _ text: String, line: Int = #line) -> String? {
  switch error(of: { try stored(type, text) }, line: line) {
  case DecodingError.dataCorrupted(let context)?, DecodingError.typeMismatch(_, let context)?,
    DecodingError.valueNotFound(_, let context)?, DecodingError.keyNotFound(_, let context)?:
    let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
    return "\(path.joined(separator: ".")): \(context.debugDescription)"
  case let other: return other.map { "\($0)" }
  }
}

func preferences() throws -> Preferences {
  try Preferences(
    roles: [.admin, .member], limits: [.admin: 3, .member: 1],
    plans: [.free: .first, .unrecognized("GOLD"): .unrecognized(7), .unrecognized("free"): .first],
    prices: Prices([Code("eur"): 1.25, Code("usd"): Decimal(string: "0.1") ?? 0]),
    rates: [Code("eur"): [1.5, nil]], names: ["a b": "c"], seats: [-3: true, 4: false],
    devices: [uuid: Date(timeIntervalSinceReferenceDate: 0.1)],
    since: Day(CalendarDate("2024-02-29") ?? day), holidays: [day],
    answers: Answers([nil, 1, "a", ["b": true]]), any: nil,
    link: URL(string: "https://example.com/a?b") ?? URL(filePath: "/"),
    image: Data([0, 255]), at: Date(timeIntervalSinceReferenceDate: 715_000_000.123456),
    place: Spot(x: 1, y: 2))
}

nonisolated let day = [CalendarDate(year: 2024, month: 5, day: 3)].compactMap(\.self)[0]

func checkRecords() throws {
  let line = try Basket.Line(name: "Tea", amount: Decimal(string: "12.50") ?? 0, level: .high)
  try expectForm(line, #"{"amount":12.5,"level":"high","name":"Tea"}"#)
  let basket = try Basket(
    id: BasketID(uuid), owner: Email("ada@example.com"), secret: Password("correct horse"),
    lines: [line, line], note: "soon", payment: .cash,
    history: [
      .opened(Opened(id: 1)), .unrecognized(tag: "opened", body: ["id": 2, "nested": [nil]]),
      .unrecognized(tag: "new", body: nil),
    ],
    change: .null, preferences: preferences(),
    country: Country(countryCode: Code("deu"), level: .low), total: 25)
  try expectSame(basket)
  try expectSame(Basket(basket.draft.changed { $0.note = nil }))
  try expectSame(
    Basket(
      basket.draft.changed {
        $0.change = .absent
        $0.secret = nil
        $0.payment = nil
      }))
  try expectForm(Nothing(), "{}")
  try expectForm(
    Tree(
      name: "a", left: Tree(name: "b", left: nil, others: []),
      others: [Tree(name: "c", left: nil, others: [])]),
    #"{"left":{"name":"b","others":[]},"name":"a","others":[{"name":"c","others":[]}]}"#)
}

extension Basket.Draft {
  func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

func checkPreferences() throws {
  let preferences = try preferences()
  try expectSame(preferences)
  let text = try written(preferences)
  for part in [
    #""$version":3"#, #""limits":{"admin":3,"member":1}"#,
    #""plans":{"free":"first","unrecognized(GOLD)":"unrecognized(7)","unrecognized(free)":"first"}"#,
    #""prices":{"EUR":1.25,"USD":0.1}"#, #""rates":{"EUR":[1.5,null]}"#,
    #""seats":{"-3":true,"4":false}"#, #""since":"2024-02-29""#,
    #""answers":[null,1,"a",{"b":true}]"#, #""any":null"#, #""link":"https://example.com/a?b""#,
    #""at":715000000.123456"#, #""place":{"x":1,"y":2}"#,
    #""devices":{"01020304-0506-0708-090a-0b0c0d0e0f10":0.1}"#,
  ] where !text.contains(part) {
    print("\(part) is missing in \(text)")
  }
}

func checkChoices() throws {
  try expectForm([Role.admin, .member], #"["admin","member"]"#)
  try expectForm(
    [Plan.pro, .unrecognized("PRO"), .unrecognized("a)")],
    #"["pro","unrecognized(PRO)","unrecognized(a))"]"#)
  try expectForm(
    [Rank.first, .unrecognized(1), .unrecognized(-2)],
    #"["first","unrecognized(1)","unrecognized(-2)"]"#)
  try expectForm(Payment.cash, #"{"cash":{}}"#)
  try expectForm([Payment.transfer("x"), .transfer(nil)], #"[{"transfer":"x"},{"transfer":null}]"#)
  try expectForm(
    Payment.split(Shares(parts: [.pin(Pin(12)), .cash])),
    #"{"split":{"parts":[{"pin":12},{"cash":{}}]}}"#)
  try expectForm(
    Payment.card(Card(number: "123456789012", owner: "Ada")),
    #"{"card":{"number":"123456789012","owner":"Ada"}}"#)
  try expectForm(Event.opened(Opened(id: 1)), #"{"opened":{"id":1}}"#)
  try expectForm(
    Event.unrecognized(tag: "new", body: ["a": 1]),
    #"{"unrecognized":{"body":{"a":1},"tag":"new"}}"#)
  expect(
    problem([Role].self, #"["admin","ADMIN"]"#),
    is: #"1: "ADMIN" is not one of admin, guest, member"#)
  expect(
    problem(Rank.self, #""unrecognized(x)""#), is: #": "unrecognized(x)" is not one of first"#)
  expect(
    problem(Payment.self, #"{"cash":{},"pin":12}"#),
    is: ": has the keys cash, pin, but only one of them is allowed")
  expect(problem(Event.self, #"{"closed":{}}"#), is: #"closed: "closed" is not one of opened"#)
}

func checkGenericTypes() throws {
  let cards = Results(
    items: [try Card(number: "123456789012", owner: "Ada")], byName: [:], next: 2)
  let overview = Overview(
    cards: cards, days: Results(items: [day], byName: ["may": day]),
    answers: Results(items: [Results(items: [nil, "a"], byName: [:])], byName: [:]))
  try expectSame(overview)
  expect(
    try written(overview.days), is: #"{"byName":{"may":"2024-05-03"},"items":["2024-05-03"]}"#)
  expect(
    problem(Results<CalendarDate>.self, #"{"items":["2024-13-01"],"byName":{}}"#),
    is: #"items.0: "2024-13-01" is not a date, such as 2024-05-03: there is no such day"#)
}

func checkRules() throws {
  let line = #"{"amount":1,"level":"low","name":"Tea"}"#
  let basket = """
    {"$version":2,"id":"\(uuid.uuidString)","owner":"ada@example.com","history":[],"lines":[\(line)],
    "preferences":\(try written(preferences()))}
    """
  expect(try stored(Basket.self, basket).lines.count == 1)
  func changed(_ part: String, to other: String) -> String? {
    problem(Basket.self, basket.replacingOccurrences(of: part, with: other))
  }
  expect(changed("ada@", to: "ada"), is: #"owner: "adaexample.com" is not an email address"#)
  expect(changed(#""Tea""#, to: #""""#), is: "lines.0.name: must not be empty")
  expect(changed(line, to: ""), is: "lines: must have between 1 and 10 elements")
  expect(
    changed(#""history""#, to: #""note":"soon","history""#), is: ": A note is for several lines.")
  expect(
    changed(#""EUR":1.25"#, to: #""EURO":1.25"#),
    is: #"preferences.prices.EURO: "EURO" must have 3 characters"#)
  expect(changed(#""level":"low""#, to: #""level":1"#)?.hasPrefix("lines.0.level: ") == true)
  let violation = error { try stored(Email.self, #""nobody""#) } as? DecodingError
  guard case .dataCorrupted(let context)? = violation else { return print("no violation") }
  expect(context.underlyingError as? Email.ValidationError == .notAnEmail("nobody"))
}

func checkVersions() throws {
  let text = try written(preferences())
  func found(_ version: String, in text: String) -> StoredVersionError? {
    let other = text.replacingOccurrences(of: #""$version":3,"#, with: version)
    return error { try stored(Preferences.self, other) } as? StoredVersionError
  }
  expect(
    found(#""$version":4,"#, in: text)
      == StoredVersionError(type: "Preferences", found: 4, known: 3))
  expect(found("", in: text)?.found == 1)
  expect(
    found(#""$version":2,"#, in: text)?.localizedDescription,
    is: "Preferences is stored in version 2, but this build reads version 3")
  let card = #"{"$version":2,"number":"123456789012","owner":"Ada"}"#
  let later = error { try stored(Payment.self, #"{"card":\#(card)}"#) } as? StoredVersionError
  expect(later == StoredVersionError(type: "Card", found: 2, known: 1))
  expect(
    try stored(Card.self, card.replacingOccurrences(of: "2,", with: "1,")).owner == "Ada")
}

/// Whatever is wrong, no error shows what is sensitive.
func checkSecrets() throws {
  let secrets: [(any Decodable.Type, String)] = [
    (Password.self, #""hunter2""#), (Pin.self, "7"), (Pin.self, "98765"), ([Pin].self, "[7]"),
    (Payment.self, #"{"pin":98765}"#), (Card.self, #"{"number":"98765","owner":"Ada"}"#),
    (Card.self, #"{"number":98765,"owner":"Ada"}"#),
  ]
  for (type, text) in secrets {
    let found = error { try JSONDecoder().decode(type, from: Data(text.utf8)) }
    let shown = "\(String(reflecting: found))"
    for secret in ["hunter2", "98765"] where shown.contains(secret) { print(shown) }
    expect(found != nil)
  }
  expect(problem(Pin.self, "7"), is: ": must be between 10 and 99")
}

/// Values are nested as deep as the stack allows, and errors take the place of crashes.
func checkDepth() {
  var tree = Tree(name: "leaf", left: nil, others: [])
  for _ in 0..<20_000 { tree = Tree(name: "", left: tree, others: []) }
  expect(error { try JSONEncoder().encode(tree) } is EncodingError)
}

try checkRecords()
try checkPreferences()
try checkChoices()
try checkGenericTypes()
try checkRules()
try checkVersions()
try checkSecrets()
checkDepth()
