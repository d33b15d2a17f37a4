import Foundation

let full = """
  {"born":{"at":"2024-05-03T10:00:00Z"},"content-type":{"main":"a"},"id":1,\
  "name":{"first":"Ada","id":2,"last":"Lovelace"},"size":{"px":{"height":4,"width":3},\
  "unit":"px"},"tags":{"all":["x"]}}
  """

/// Where a person who is described so cannot be decoded.
func failure(_ json: String) -> String {
  String(decodingFailure(json, as: PersonDTO.self).prefix { $0 != ":" })
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

  // An object of which nothing is required need not be there, and is made by its first value.
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
} catch {
  print(error)
}
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
