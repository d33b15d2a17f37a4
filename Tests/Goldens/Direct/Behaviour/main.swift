import Foundation

let order = """
  {"id": 7, "placed_at": "2024-05-03T10:00:00Z", "note": "  ", "total": "19.99",
    "buyer": {"name": "Ada", "contact": {"mail": "ada@example.com"}}, "lines": [{"sku": "a"}, 7],
    "replaces": null, "id": 8, "unknown": [{"id": "\\u0041"}]}
  """

func checkDomain() throws {
  let silence = try FallbackHandler.use { _ in
  } during: {
    [
      try Order(json: Data(order.utf8)), try Order(json: Array(order.utf8)),
      try Order(json: order.utf8), try Order(from: OrderDTO(json: Data(order.utf8))),
    ]
  }
  for order in silence {
    expect(order.id == 7 && order.note == nil && order.status == .open)
    expect(order.total == Decimal(string: "19.99") && order.buyerName == "Ada")
    expect(order.mail == "ada@example.com" && order.lines.map(\.count) == [1])
    expect(order.shop == URL(string: "https://example.com"))
  }
}

/// What is wrong with the order after `text` has been replaced by `replacement`.
func failure(_ text: String, _ replacement: String) -> String? {
  let json = order.replacing(text, with: replacement)
  return FallbackHandler.use { _ in
  } during: {
    error { () throws(JSONPayloadError) in try Order(json: json.utf8) }
  }?.description
}

func checkFailures() {
  expect(failure("7,", "\"7\","), is: "id: is a string, and not a whole number (line 1, column 8)")
  expect(failure("\"total\"", "\"totals\""), is: "total: is missing (line 1, column 1)")
  expect(
    failure("\"name\": \"Ada\"", "\"first\": 1"),
    is: "buyer.name: is missing (line 2, column 12)")
  expect(failure("\"buyer\"", "\"seller\""), is: "buyer: is missing (line 1, column 1)")
  expect(
    failure("10:00:00Z", "noon"),
    is: """
      placed_at: "2024-05-03Tnoon" is not an ISO 8601 date: the date is not followed by hours, \
      minutes and seconds, as in 10:00:00 (line 1, column 24)
      """)
  expect(failure("\"id\": 7", "\"id\": 0"), is: "id: 0 must be at least 1")
  expect(failure("\"Ada\"", "\"\""), is: "buyer.name: must not be empty")
  expect(
    failure("\"Ada\"", "\"Ada"),
    is: "buyer.name: there should be a comma, or the end of the object (line 2, column 28)")
}

/// What is wrong with the JSON, read as `Period`.
func problem(_ json: String) -> String? {
  error { () throws(JSONError) in try Period(json: Array(json.utf8)) }?.description
}

func checkRules() throws {
  let period = try Period(json: Data(#"{"from":{"day":2},"to":{"day":3},"name":"May"}"#.utf8))
  expect(period.start == 2 && period.end == 3 && period.name == "May")
  expect(
    String(decoding: try period.jsonData(), as: UTF8.self),
    is: #"{"from":{"day":2},"to":{"day":3},"name":"May"}"#)
  expect(
    problem(#"{"to":{"day":3},"from":{"day":0}}"#),
    is: "from.day: 0 must be between 1 and 366 (line 1, column 31)")
  expect(
    problem(#"{"to":{"day":3},"from":{"day":4}}"#),
    is: "start must be at most end (line 1, column 1)")
  // The order of the schema, and not of the payload.
  expect(
    problem(#"{"name":"","to":{"day":3},"from":{"day":0}}"#),
    is: "from.day: 0 must be between 1 and 366 (line 1, column 41)")
  expect(
    problem(#"{"name":"","to":{"day":3},"from":{"day":4}}"#),
    is: "name: \"\" must have between 1 and 20 characters (line 1, column 9)")
  expect(
    problem(#"{"name":"","to":{"day":"3"},"from":{"day":0}}"#),
    is: "to.day: is a string, and not a whole number (line 1, column 24)")
  expect(
    problem(#"{"to":{"day":3},"from":null}"#),
    is: "from: is null, and not an object (line 1, column 24)")
}

/// Expects that what is written is what was read.
func roundTrip<Value: JSONReadable & JSONWritable>(
  _ type: Value.Type, _ json: String, line: Int = #line
) throws {
  let value = try Value(json: Array(json.utf8))
  expect(String(decoding: try value.jsonBytes(), as: UTF8.self), is: json, line: line)
}

func checkRoundTrips() throws {
  try roundTrip(ShapeDTO.self, #"{"kind":"point","x":1,"y":2}"#)
  try roundTrip(ShapeDTO.self, #"{"kind":"label","text":"a"}"#)
  try roundTrip(ShapeDTO.self, #"{"kind":"nothing"}"#)
  try roundTrip(ShapeDTO.self, #"{"kind":"circle","r":[1,null]}"#)
  try roundTrip(EventDTO.self, #"{"type":"moved","data":{"x":1,"y":2}}"#)
  try roundTrip(EventDTO.self, #"{"type":"opened","data":"https://example.com/a"}"#)
  try roundTrip(EventDTO.self, #"{"type":"renamed"}"#)
  try roundTrip(EventDTO.self, #"{"type":"renamed","data":"b"}"#)
  try roundTrip(EventDTO.self, #"{"type":"closed"}"#)
  try roundTrip(ChoiceDTO.self, #"{"names":["a","b"]}"#)
  try roundTrip(ChoiceDTO.self, #"{"none":{}}"#)
  try roundTrip(ChoiceDTO.self, #"{"others":7}"#)
  try roundTrip(ValueDTO.self, #"[{"x":1,"y":2}]"#)
  try roundTrip(ValueDTO.self, "null")
  try roundTrip(AccessDTO.self, #"{"is_paid":false}"#)
  try roundTrip(OrderPatchDTO.self, #"{"note":null,"buyer":{"name":"Bo"}}"#)
  try roundTrip(OrderPatchDTO.self, "{}")
}

try checkDomain()
checkFailures()
try checkRules()
try checkRoundTrips()
