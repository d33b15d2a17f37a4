import Foundation

let full = """
  {"born":{"at":"2024-05-03T10:00:00Z"},"content-type":{"main":"a"},"id":1,\
  "name":{"first":"Ada","id":2,"last":"Lovelace"},"size":{"px":{"height":4,"width":3},\
  "unit":"px"},"tags":{"all":["x"]}}
  """

/// Where decoding a person with this JSON fails.
func failure(_ json: String) -> String {
  String(decodingFailure(json, as: PersonDTO.self).prefix { $0 != ":" })
}

/// A rating with other objects, and the reports about it.
func rated(_ changes: [String: String?]) throws -> (RatedDTO, [String]) {
  let reports = Reports()
  let value: RatedDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(rating(changes))
  }
  return (value, reports.all)
}

func rating(_ changes: [String: String?]) -> String {
  var values = [
    "risk": "{\"score\":1,\"detail\":{\"since\":\"2024-05-03T10:00:00Z\"}}",
    "meta": "{\"name\":\"n\",\"rank\":1}",
  ]
  for (key, value) in changes { values[key] = value }
  let members = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
  return "{\(members.joined(separator: ","))}"
}

func failure(_ changes: [String: String?]) -> String {
  FallbackHandler.use { _ in
  } during: {
    String(decodingFailure(rating(changes), as: RatedDTO.self).prefix { $0 != ":" })
  }
}

func limits(_ limit: String) throws -> Limits {
  try FallbackHandler.use { _ in
  } during: {
    try decode("{\"limit\":\(limit)}")
  }
}

do {
  let ada: PersonDTO = try decode(full)
  expect(ada.id == 1 && ada.firstName == "Ada" && ada.lastName == "Lovelace" && ada.nameID == 2)
  expect(ada.width == 3 && ada.height == 4 && ada.unit == "px" && ada.mainType == "a")
  expect(ada.bornAt == Date(timeIntervalSince1970: 1_714_730_400) && ada.tags == ["x"])
  expect(try encode(ada) == full)

  let bare: PersonDTO = try decode(
    """
    {"id":1,"name":{"first":"Ada"},"size":{"px":{"width":3},"unit":"cm"},"born":null,"tags":{}}
    """)
  expect(bare.lastName == nil && bare.height == 0 && bare.bornAt == nil && bare.tags == [])
  expect(
    try encode(bare) == """
      {"id":1,"name":{"first":"Ada"},"size":{"px":{"height":0,"width":3},"unit":"cm"},\
      "tags":{"all":[]}}
      """)

  // An object with no required fields need not be there, and is written with its first value.
  for json in ["{}", "{\"name\":null}", "{\"name\":{}}"] {
    let nobody: OptionalDTO = try decode(json)
    expect(nobody.first == nil && nobody.last == "?" && nobody.nick == .absent)
    expect(try encode(nobody) == "{\"name\":{\"last\":\"?\"}}")
  }
  let removed: OptionalDTO = try decode("{\"name\":{\"nick\":null}}")
  expect(removed.nick == .null)
  expect(try encode(removed) == "{\"name\":{\"last\":\"?\",\"nick\":null}}")

  let reports = Reports()
  let unit: PersonDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(full.replacingOccurrences(of: "\"unit\":\"px\"", with: "\"unit\":7"))
  }
  expect(unit.unit == "px")
  expect(reports.all == ["size.unit (a number) is replaced, since \(isNot(String.self))"])

  for wrong in ["7", "\"q\"", "true", "[]"] {
    let (all, told) = try rated(["risk": wrong])
    expect(all.score == 50 && all.grade == "B" && all.kind == 2 && all.name == "n")
    expect(all.since == Date(timeIntervalSince1970: 0))
    expect(
      told,
      toBe: ["score", "grade", "detail.since", "detail.kind"].map {
        "risk.\($0) is replaced, since risk \(isNoObject(wrong))"
      })
    let (inner, detail) = try rated(["risk": "{\"score\":1,\"detail\":\(wrong)}"])
    expect(inner.score == 1 && inner.grade == nil && inner.kind == 2)
    expect(
      detail,
      toBe: ["since", "kind"].map {
        "risk.detail.\($0) is replaced, since risk.detail \(isNoObject(wrong))"
      })
    let limits = try limits("\(wrong)")
    expect(limits.most == 5 && limits.least == 1)
  }
  // Null is only invalid if it does not mean something else.
  let (null, told) = try rated(["risk": "null", "more": "null"])
  expect(null.score == 50 && null.grade == nil && null.kind == 1 && null.x == nil && null.y == nil)
  expect(null.since == Date(timeIntervalSince1970: 0))
  expect(
    told,
    toBe: ["score", "detail.since"].map {
      "risk.\($0) is replaced, since risk is null, and not an object"
    })
  let bounds = try limits("{\"most\":12,\"of\":null}")
  expect(bounds.most == 5 && bounds.least == 0)
  expect(try rated(["more": nil]).0.y == nil)
} catch {
  print(error)
}
// One of several fields of an object has no fallback.
expect(failure(["meta": "7"]) == "typeMismatch Dictionary<String, Any> at 'meta'")
expect(failure(["meta": "null"]) == "valueNotFound Dictionary<String, Any> at 'meta'")
expect(failure(["more": "[]"]) == "typeMismatch Dictionary<String, Any> at 'more'")
// A key that is missing is not invalid.
expect(failure(["risk": nil]) == "keyNotFound risk at ''")
expect(failure(["risk": "{}"]) == "keyNotFound score at 'risk'")
expect(failure(["risk": "{\"score\":1}"]) == "keyNotFound detail at 'risk'")
expect(failure("{\"id\":1}") == "keyNotFound name at ''")
expect(failure("{\"id\":1,\"name\":null}") == "valueNotFound Dictionary<String, Any> at 'name'")
expect(failure("{\"id\":1,\"name\":{}}") == "keyNotFound first at 'name'")
expect(failure("{\"id\":1,\"name\":[]}") == "typeMismatch Dictionary<String, Any> at 'name'")
expect(
  failure(full.replacingOccurrences(of: "\"width\":3", with: "\"width\":\"3\""))
    == "typeMismatch Int at 'size.px.width'")
expect(
  failure(full.replacingOccurrences(of: "10:00:00Z", with: "10"))
    == "dataCorrupted at 'born.at'")
expect(
  decodingFailure("{\"name\":7}", as: OptionalDTO.self).hasPrefix("typeMismatch Dictionary"))
