let page = """
  {"date":"2024-05-03T10:00:00Z","kind":"new","kinds":["gone","old"],"legacy":{"a":1},\
  "name":{"first":"f"},"next":{"page":{"date":"2024-05-03T10:00:00Z","kind":"gone",\
  "kinds":["gone"],"name":{"first":"g"},"title":"u"}},"title":"t"}
  """

do {
  let value: PageDTO = try decode(page)
  expect(value.kind == .new && value.kinds.map(\.wire) == ["gone", "old"] && value.title == "t")
  expect(value.next?.page.kind.wire == "gone" && value.next?.page.title == "u")
  expect(try encode(value) == page)
  let bare: PageDTO = try decode(
    "{\"date\":\"2024-05-03T10:00:00Z\",\"name\":{\"first\":\"f\"},\"title\":\"t\"}")
  expect(bare.kind.wire == "gone" && bare.kinds.map(\.wire) == ["gone"])

  let settings = "{\"kind\":\"gone\",\"size\":1,\"theme\":\"dark\"}"
  expect(try encode(decode(settings, as: Settings.self)) == settings)
} catch {
  print(error)
}
expect(
  decodingFailure("{\"size\":1,\"theme\":\"\"}", as: Settings.self)
    == "dataCorrupted at 'theme': must not be empty")
