import Foundation

func address(_ changes: [String: String] = [:]) throws -> AddressDTO {
  var values = [
    "line1": "\" 1 High Street \"", "line2": "\"Flat 2\"", "line3": "\"4711\"",
    "country": "\"UK\"", "created": "\"1970-01-01T00:00:01Z\"", "owner": "{\"id\":\"o\"}",
    "sender": "\"s\"", "pin": "\"0815\"", "count": "7",
  ]
  for (key, value) in changes { values[key] = value }
  return try decode("{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
}

func issues(_ changes: [String: String], line: Int = #line) throws -> [String] {
  let dto = try address(changes)
  let found = FallbackHandler.use { _ in
  } during: {
    error(of: { () throws(MappingError) in try Address(from: dto) }, line: line)
  }
  return found?.issues.map(\.description) ?? []
}

do {
  let short = try Address(from: address())
  expect(short.lines.rawValue.map(\.rawValue) == ["1 High Street", "Flat 2", "4711"])
  expect(short.plain == [" 1 High Street , UK", "Flat 2", "end"])
  expect(short.days == [Date(timeIntervalSince1970: 1)])
  expect(short.contacts == [Contact(id: "o", names: ["nobody"], mails: ["none", "o"])])
  expect(short.names == [nil, nil, " 1 High Street "])
  expect(short.senders == ["s"] && short.roles == [.owner, .guest])
  expect(short.origin == .senders(["s", "o"]))
  expect(short.range == (try Range(ends: [7, 0], isOpen: true)))
  expect(short.secrets.map(\.rawValue) == ["0815", "4711"])
  expect(short.grid == [[" 1 High Street "], ["Flat 2", "4711"], ["x"]])
  expect(short.label == " 1 High Street  / Flat 2" && short.numbers == [7])
  expect(short.notes?.map(\.rawValue) == ["1 High Street", "Flat 2"])
  expect(short.sorted == [" 1 High Street ", "UK"])

  let long = try Address(
    from: address([
      "line2": "null", "updated": "\"1970-01-01T00:00:02Z\"", "total": "\"12\"",
      "deputy": "{\"id\":\"d\",\"name\":\"Dee\",\"mail\":\"d\"}", "kind": "\"home\"",
      "sender": "{\"id\":\"c\",\"name\":\"Cy\"}",
    ]))
  expect(long.lines.rawValue.map(\.rawValue) == ["1 High Street", "4711"])
  expect(long.days == [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)])
  expect(long.contacts.map(\.id) == ["o", "d"] && long.contacts.last?.names == ["Dee", "nobody"])
  // In a set, equal elements are one.
  expect(long.contacts.last?.mails == ["d"] && long.roles == [.owner, .admin])
  expect(long.senders == ["c", "Cy"] && long.origin == .none)
  expect(long.range.ends == [7, 12] && long.numbers == [7, 12])
  expect(long.grid == [[" 1 High Street "], ["4711"], ["x"]])
  expect(long.notes == nil && long.label == " 1 High Street ")

  // Each element has the place that it was read at. What is invalid is not taken for what is left out.
  expect(
    try issues([
      "line1": "\" \"", "line2": "\"\"", "line3": "\"123\"", "created": "\"now\"",
      "updated": "\"then\"", "pin": "\"1\"", "total": "\"x\"",
    ]),
    toBe: [
      "line1: must not be empty", "line2: must not be empty",
      "created: \"now\" is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03",
      "updated: \"then\" is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03",
      "total: \"x\" is not a decimal number: it is not written like a number in JSON",
      "pin: must have between 4 and 8 characters", "line3: must have between 4 and 8 characters",
      "line1: must not be empty", "line2: must not be empty",
    ])
  // What breaks a rule of the whole list has the place of its first element.
  expect(
    try issues(["line2": "null", "line3": "null"]),
    toBe: ["line1: must have between 2 and 3 elements", "line3: is missing"])
  expect(
    try Address(from: address(["country": "\" 1 High Street \""])).sorted == [" 1 High Street "])
  let half = try address(["total": "\"1.5\""])
  let reports = Reports()
  let replaced = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try Address(from: half)
  }
  expect(replaced.numbers == [0] && reports.all.count == 1)
}

do {
  let expected = [
    "\"a\"": "a", "{\"id\":\"b\"}": "b", "[]": "many",
  ]
  for (json, id) in expected {
    expect(try Identifiers(from: decode(json)).rawValue == [id])
  }
  for (json, stretch) in [
    ("{\"from\":1,\"isEmpty\":false}", try Stretch(ends: [1], isEmpty: false)),
    ("{\"from\":1,\"isEmpty\":true,\"to\":2}", try Stretch(ends: [1, 2], isEmpty: true)),
  ] {
    expect(try Stretch(from: decode(json)) == stretch)
    expect(try encode(StretchDTO(from: stretch)), is: json)
  }
}

func routeIssues(_ json: String, line: Int = #line) throws -> [String] {
  let dto = try decode(json, as: RouteDTO.self)
  return error(of: { () throws(MappingError) in try Route(from: dto) }, line: line)?
    .issues.map(\.description) ?? []
}

do {
  expect(
    try routeIssues(#"{"from":"f","to":"","isLong":true,"via":{"name":""}}"#),
    toBe: [
      "to: must not be empty", "to: must not be empty", "to: must not be empty",
      "via.name: must not be empty",
    ])
  expect(
    try routeIssues(#"{"from":"f","isLong":true,"via":[{"name":"a"},{"name":"b"}]}"#),
    toBe: [
      "isLong: must have 2 elements", "from: must not contain an element twice",
      "from: the number of ends must be 2", "via: must have at most 1 element",
    ])
  let route = try Route(
    from: decode(#"{"from":"f","to":"t","isLong":true,"via":{"name":"v"}}"#))
  expect(route.ends.map(\.rawValue) == ["f", "t"] && route.via == "v")
  expect(route.leg.ends == route.ends && route.pairs.map(\.count) == [1, 2])
  expect(route.stops.map(\.rawValue) == ["v"])

  for json in ["\"x\"", "{\"text\":\"x\"}"] {
    let label = try Label(from: decode(json, as: LabelDTO.self))
    expect(label == Label(text: "x"))
    expect(try encode(LabelDTO(from: label)), is: "{\"text\":\"x\"}")
  }
}

do {
  let text = try Moment(
    from: decode(
      #"{"at":" 1970-01-01T00:00:05Z ","until":7,"kind":"x","text":"1970-01-01T00:00:06Z"}"#))
  expect(text.at == Date(timeIntervalSince1970: 5))
  expect(text.until?.rawValue == Date(timeIntervalSince1970: 7))
  expect(text.text == Date(timeIntervalSince1970: 6) && text.times.count == 2)
  let seconds = try Moment(from: decode(#"{"at":5,"kind":"none"}"#))
  expect(seconds.at == text.at && seconds.until == nil && seconds.text == nil)
  let wrong = try decode(#"{"at":"x","until":"y","kind":"x"}"#, as: MomentDTO.self)
  expect(
    error(of: { () throws(MappingError) in try Moment(from: wrong) })?.issues
      .map(\.path.description) ?? [], toBe: ["at", "until", "text", "at", "text"])
  let later = try decode(#"{"at":1,"kind":"x","text":"soon"}"#, as: MomentDTO.self)
  expect(
    error(of: { () throws(MappingError) in try Moment(from: later) })?.issues
      .map(\.path.description) ?? [], toBe: ["text", "text", "text"])
}
