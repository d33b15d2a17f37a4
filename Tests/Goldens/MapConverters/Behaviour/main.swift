import Foundation

/// A JSON object with some of its members replaced.
func object(_ members: [String: String], _ changes: [String: String]) -> String {
  let all = members.merging(changes) { $1 }.sorted { $0.key < $1.key }
  return "{\(all.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
}

func values(_ changes: [String: String] = [:]) -> String {
  object(
    [
      "precise": "\"2024-05-03T10:00:00.250Z\"", "seconds": "1714730400", "millis": "1500",
      "local": "\"03/05/2024 12:00\"", "day": "\"2024-02-29\"", "minor": "-1999",
      "amount": "\"0.10\"", "count": "\"255\"", "ratio": "\"0.5\"", "paid": "\"N\"",
      "site": "\"http://example.org/x?y=1\"", "secure": "\"https://example.org\"",
      "key": "\"6ba7b810-9dad-11d1-80b4-00c04fd430c8\"", "blob": "\"+/8=\"", "token": "\"-_8\"",
      "by_day": "{\"b\":\"2024-01-01\",\"a\":\"1970-01-01\"}",
      "moments": "[\"2024-05-03T10:00:00Z\"]", "change": "\"-7\"", "names": "[\"x\",\"y\"]",
      "parts": "[{\"id\":\"p\",\"weights\":[[\"1.5\"],[],[\"2\",\"3\"]]}]",
    ], changes)
}

func texts(_ changes: [String: String] = [:]) -> String {
  object(
    [
      "title": "\" A Title \"", "code": "\"ab\"", "nick": "\"\"", "words": "\"one two\"",
      "tags": "[\"x\",\"y\",\"x\"]",
      "rows": "[{\"id\":\"a\",\"text\":\"t\"},{\"id\":\"b\",\"text\":\"u\"}]",
      "at": "\"1714730400.5\"", "sizes": "\"1.5,300\"",
    ], changes)
}

func issues<Payload: Readable, Value>(
  _ json: String, line: Int = #line, _ map: (Payload) throws(MappingError) -> Value
) throws -> [String] {
  let dto: Payload = try decode(json)
  let error = error(of: { () throws(MappingError) in try map(dto) }, line: line)
  return error?.issues.map(\.description) ?? []
}

do {
  // From the wire, and back unchanged.
  let found = try Values(from: decode(values()))
  expect(found.precise.timeIntervalSince1970 == 1_714_730_400.25)
  expect(found.seconds.timeIntervalSince1970 == 1_714_730_400)
  expect(found.millis.timeIntervalSince1970 == 1.5)
  expect(found.local == found.seconds)
  expect(found.day == CalendarDate(year: 2024, month: 2, day: 29))
  expect(found.minor == Decimal(string: "-1.999") && found.amount == Decimal(string: "0.1"))
  expect(found.count == 255 && found.ratio == 0.5 && !found.paid)
  expect(found.site.query == "y=1" && found.secure?.host == "example.org")
  expect(found.key == UUID(uuidString: "6BA7B810-9DAD-11D1-80B4-00C04FD430C8"))
  expect(found.blob == Data([251, 255]) && found.token == Data([251, 255]))
  expect(found.byDay[try Name("a")] == CalendarDate(year: 1970, month: 1, day: 1))
  expect(found.moments == [found.seconds] && found.change == .value(-7))
  expect(found.names == [try Name("x"), try Name("y")])
  expect(found.parts.first?.weights == [[Decimal(string: "1.5") ?? 0], [], [2, 3]])
  expect(
    try encode(ValuesDTO(from: found)),
    is: try encode(decode(values(["amount": "\"0.1\""]), as: ValuesDTO.self)))

  let bare = try Values(
    from: decode(values(["secure": "null", "moments": "null", "change": "null", "names": "[]"])))
  expect(bare.secure == nil && bare.moments == nil && bare.change == .null && bare.names.isEmpty)
  let written = try encode(ValuesDTO(from: bare))
  expect(written.contains("\"change\":null") && !written.contains("moments"))

  // Every one of them is wrong, at every depth.
  let faults = [
    "precise": "\"2024-05-03T10:00:00Z\"", "seconds": "9223372036854775807", "millis": "1e20",
    "local": "\"31/02/2024 12:00\"", "day": "\"2023-02-29\"", "amount": "\"1,5\"",
    "count": "\"256\"", "ratio": "\"half\"", "paid": "\"?\"", "site": "\"example.org\"",
    "secure": "\"http://example.org\"", "key": "\"6ba7\"", "blob": "\"-_8\"", "token": "\"+/8\"",
    "by_day": "{\"\":\"2024-01-01\",\"b\":\"x\"}",
    "moments": "[\"2024-05-03T10:00:00Z\",\"2024-05-03T10:00:00.5Z\"]", "change": "\"7.5\"",
    "names": "[\"x\",\"\",\"x\"]",
    "parts": """
    [{"id":"p","weights":[]},{"id":"","weights":[["1"],["2","two"]]},{"id":"","weights":[["."]]}]
    """,
  ]
  expect(
    try issues(values(faults), Values.init(from:)),
    toBe: [
      "precise: \"2024-05-03T10:00:00Z\" is not an ISO 8601 date: the seconds must have a fraction",
      "seconds: 9223372036854775807 is not a date in the years 0000 to 9999, in seconds since 1970",
      "millis: 1e+20 is not a date in the years 0000 to 9999, in milliseconds since 1970",
      "local: \"31/02/2024 12:00\" is not a date written like 31/12/2024 16:30: there is no such day",
      "day: \"2023-02-29\" is not a date: there is no such day",
      "amount: \"1,5\" is not a decimal number: it is not written like a number in JSON",
      "count: \"256\" is not a whole number: it must be from 0 to 255",
      "ratio: \"half\" is not a number: it is not written like a number in JSON",
      "paid: \"?\" is not one of Y, N",
      "site: \"example.org\" is not a URL: it does not begin with a scheme, such as https:",
      "secure: \"http://example.org\" is not a URL with the scheme https",
      "key: \"6ba7\" is not a UUID",
      "blob: \"-_8\" is not Base64: the character at byte 0 does not belong there",
      "token: \"+/8\" is not URL-safe Base64: the character at byte 0 does not belong there",
      "by_day[\"\"]: must not be empty",
      "by_day[\"b\"]: \"x\" is not a date: it is not written with digits and hyphens, as in 2024-05-03",
      "moments[1]: \"2024-05-03T10:00:00.5Z\" is not an ISO 8601 date: the seconds must not have a fraction",
      "change: \"7.5\" is not a whole number: it must consist of digits without leading zeros, after an optional minus sign",
      "names[1]: must not be empty", "names[2]: \"x\" appears twice, first at [0]",
      "parts[1].id: must not be empty",
      "parts[1].weights[1][1]: \"two\" is not a decimal number: it is not written like a number in JSON",
      "parts[2].id: must not be empty",
      "parts[2].weights[0][0]: \".\" is not a decimal number: it is not written like a number in JSON",
    ])
  expect(
    try issues(values(["names": "[\"x\",\"y\",\"x\"]"]), Values.init(from:)),
    toBe: ["names[2]: \"x\" appears twice, first at [0]"])

  // Values that Swift can hold, but the wire cannot.
  let far = Date(timeIntervalSince1970: 1e15)
  let unsendable = Values(
    precise: far, seconds: far, millis: far, local: far, day: found.day,
    minor: Decimal(string: "0.0001") ?? 0, amount: .nan, count: 0, ratio: .infinity, paid: true,
    site: found.site, key: found.key, blob: found.blob, token: found.token, byDay: [:],
    moments: [found.seconds, far], change: .absent, names: [],
    parts: [Part(id: try Name("p"), weights: [[1], [2, .nan]])])
  let refused = error(of: { () throws(MappingError) in try ValuesDTO(from: unsendable) })
  expect(
    refused?.issues.map(\.path.description) ?? [],
    toBe: [
      "precise", "seconds", "millis", "local", "minor", "amount", "ratio", "moments[1]",
      "parts[0].weights[1][1]",
    ])

  // Conversions that only go one way.
  let tidied = try Texts(from: decode(texts()))
  expect(tidied.title, is: "a title")
  expect(tidied.code == "AB" && tidied.nick == nil && tidied.tags.count == 2)
  expect(tidied.words.map(\.rawValue), toBe: ["one", "two"])
  expect(tidied.rows[try Name("b")]?.text, is: "u")
  // Of the numbers between two converters, none is narrower than what comes after it.
  expect(tidied.at.timeIntervalSince1970 == 1_714_730_400.5)
  expect(tidied.sizes == [1.5, 300])
  let crooked = texts([
    "words": "\"one  two\"", "tags": "[\"x\",\"\",\"x\"]",
    "rows": """
    [{"id":"a","text":""},{"id":"","text":"t"},{"id":"b","text":"u"},{"id":"b","text":"v"}]
    """,
  ])
  expect(
    try issues(crooked, Texts.init(from:)),
    toBe: [
      "words[1]: must not be empty",
      "tags[1]: must not be empty",
      "rows[0].text: \"\" must have between 1 and 3 characters",
      "rows[1].id: must not be empty",
      "rows[3]: \"b\" appears twice, first at [2]",
    ])
} catch {
  print(error)
}
