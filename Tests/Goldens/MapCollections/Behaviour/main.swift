import Foundation

func order(_ changes: [String: String] = [:]) throws -> OrderDTO {
  var values = [
    "lines": "[{\"sku\":\"AB-1\",\"unit_price\":\"1.50\"}]", "tags": "[\" A \",\"b\"]",
    "stock": "{\"AB-1\":\"3\",\"CD-2\":\"0\"}", "prices": "{\"x\":[\"1\",\"2.5\"],\"y\":[]}",
    "grid": "[[\"a\"],[],[\"b\",\"C\"]]", "codes": "\"x, y\"",
    "links": "[\"https://example.org/\"]", "names": "[\"n\",\"m\"]", "roles": "[\"admin\"]",
    "best": "[]", "keyed_lines": "[{\"sku\":\"CD-2\",\"unit_price\":\"2\"}]", "counts": "[1,2]",
    "optionals": "[\"a\",null]", "notes": "{\"a\":{\"text\":\"t\"},\"b\":null}",
  ]
  for (key, value) in changes { values[key] = value }
  return try decode("{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
}

func issues(_ changes: [String: String], line: Int = #line) throws -> [String] {
  let dto = try order(changes)
  return error(of: { () throws(MappingError) in try Order(from: dto) }, line: line)?
    .issues.map(\.description) ?? []
}

do {
  let reports = Reports()
  let mapped = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try Order(
      from: order([
        "labels": "[\"L\"]", "change": "\" New \"", "touched": "null",
        "roles": "[\"admin\",\"x\",\"admin\",\"member\"]",
        "best": "[{\"sku\":\"AB-1\",\"unit_price\":\"1\"},{\"sku\":\"?\",\"unit_price\":\"x\"}]",
      ]))
  }
  let sku = try SKU("AB-1")
  expect(mapped.lines == [Line(sku: sku, unitPrice: 1.5)])
  expect(try mapped.tags == [Tag("a"), Tag("b")] && mapped.labels == [Tag("l")])
  expect(
    try mapped.stock == [sku: 3, SKU("CD-2"): 0] && mapped.prices == ["x": [1, 2.5], "y": []])
  expect(mapped.grid.map { $0.map(\.rawValue) } == [["a"], [], ["b", "c"]])
  expect(mapped.codes.map(\.rawValue) == ["x", "y"] && mapped.links.count == 1)
  expect(mapped.names == ["n", "m"] && mapped.counts == [1, 2])
  expect(mapped.roles == [.admin, .member])
  expect(mapped.best == [Line(sku: sku, unitPrice: 1)])
  expect(mapped.change == .value(try Tag("new")) && mapped.touched == .null)
  expect(mapped.keyedLines[try SKU("CD-2")]?.unitPrice == 2 && mapped.keyedLines.count == 1)
  expect(mapped.optionals == [try Tag("a"), nil])
  expect(mapped.notes == ["a": Note(text: try Tag("t")), "b": nil] as [String: Note?])
  expect(
    reports.all,
    toBe: [
      "roles[1] is left out, since it is not one of admin, member",
      "roles[2] is left out, since it appears twice, first at [0]",
      "best[1] is left out, since sku does not match /[A-Z]{2}-[0-9]+/, and unit_price is not a decimal number: it is not written like a number in JSON",
    ])

  let bare = try Order(from: order())
  expect(bare.labels == nil && bare.change == .absent && bare.touched == .absent)

  let found = try issues([
    "lines": """
    [{"sku":"AB-1","unit_price":"1"},{"sku":"x","unit_price":"y"},{"sku":"CD-2","unit_price":"z"}]
    """,
    "tags": "[\"a\",\" \",\"A\"]", "labels": "[\"\"]", "stock": "{\"b\":\"1\",\"AB-1\":\"x\"}",
    "prices": "{\"x\":[\"1\",\"b\"]}", "grid": "[[\"a\"],[\"b\",\"\"]]", "codes": "\"x,,y\"",
    "links": "[\"https://example.org/\",\"nope\"]", "change": "\"\"",
    "keyed_lines": """
    [{"sku":"AB-1","unit_price":"1"},{"sku":"AB-1","unit_price":"1"},{"sku":"a","unit_price":"1"}]
    """,
    "counts": "[1,2,1]", "optionals": "[null,\"\"]", "notes": "{\"n\":{\"text\":\"\"}}",
  ])
  let expected = [
    "lines[1].sku: \"x\" does not match /[A-Z]{2}-[0-9]+/",
    "lines[1].unit_price: \"y\" is not a decimal number: it is not written like a number in JSON",
    "lines[2].unit_price: \"z\" is not a decimal number: it is not written like a number in JSON",
    "tags[1]: must not be empty", "tags[2]: \"A\" appears twice, first at [0]",
    "labels[0]: must not be empty",
    "stock[\"AB-1\"]: \"x\" is not a whole number: it must consist of digits without leading zeros, after an optional minus sign",
    "stock[\"b\"]: \"b\" does not match /[A-Z]{2}-[0-9]+/",
    "prices[\"x\"][1]: \"b\" is not a decimal number: it is not written like a number in JSON",
    "grid[1][1]: must not be empty", "codes[1]: must not be empty",
    "links[1]: \"nope\" is not a URL: it does not begin with a scheme, such as https:",
    "change: must not be empty",
    "keyed_lines[1]: \"AB-1\" appears twice, first at [0]",
    "keyed_lines[2].sku: \"a\" does not match /[A-Z]{2}-[0-9]+/",
    "counts[2]: 1 appears twice, first at [0]", "optionals[1]: must not be empty",
    "notes[\"n\"].text: must not be empty",
  ]
  expect(found, toBe: expected)

  // A key and its value.
  expect(
    try issues(["stock": "{\"b\":\"x\"}"]),
    toBe: [
      "stock[\"b\"]: \"b\" does not match /[A-Z]{2}-[0-9]+/",
      "stock[\"b\"]: \"x\" is not a whole number: it must consist of digits without leading zeros, after an optional minus sign",
    ])

  let ids = (0..<9).map { "\"7a0e2b9c-2c9d-4f0a-9c7b-0a6a3b9b1d\($0)0\"" }
  let links = (0..<9).map { "\"https://example.org/\($0)\"" }
  let files = (0..<9).map { "{\"id\":\"f\($0)\",\"link\":\(links[$0])}" }
  let archive = """
    {"files":[\(files.joined(separator: ","))],"mirrors":[\(links.joined(separator: ","))],\
    "owners":[\(ids.joined(separator: ","))],"pages":[\(ids.joined(separator: ","))]}
    """
  expect(try encode(ArchiveDTO(from: Archive(from: decode(archive)))) == archive)

  let log = """
    {"days":"03.05.2024;29.02.2000","flags":"1-0-1","names":"Fri, 3 May 2024 at 09:30 Z"}
    """
  let read = try Log(from: decode(log))
  expect(try encode(LogDTO(from: read)) == log)
  expect(read.days.count == 2 && read.flags == [true, false, true] && read.names?.count == 1)

  let single = """
    {"fifth":[4],"first":[1],"fourth":{"f":{"id":"f","link":"https://example.org/"}},\
    "second":["x"],"third":["t"]}
    """
  expect(try encode(SingleDTO(from: Single(from: decode(single)))) == single)

  let palette = #"{"colours":["red","green","blue"],"sizes":["10","9","8"],"tags":["b","A"]}"#
  let made = try Palette(from: decode(palette))
  expect(made.colours == [.blue, .green, .red] && made.sizes == [8, 9, 10])
  let invalid = #"{"colours":[],"sizes":["1","y","2","x","3"],"tags":["a","","b"]}"#
  let unreadable: PaletteDTO = try decode(invalid)
  expect(
    error(of: { () throws(MappingError) in try Palette(from: unreadable) })?
      .issues.map(\.description) ?? [],
    toBe: [
      "sizes: \"x\" is not a whole number: it must consist of digits without leading zeros, after an optional minus sign",
      "sizes: \"y\" is not a whole number: it must consist of digits without leading zeros, after an optional minus sign",
      "tags: must not be empty",
    ])
  let chosen = """
    {"codes":{"f":{"id":"f","link":"https://example.org/"}},"has_codes":false,"labels":["x"]}
    """
  expect(try encode(ChosenDTO(from: Chosen(from: decode(chosen)))) == chosen)

  let teams = """
    {"first":["admin","admin","member admin admin"],"roles":["admin","admin","member admin"],\
    "tags":[["a"],["A"],["b","a"]]}
    """
  let inOrder = try Teams(from: decode(teams))
  expect(inOrder.roles == [[.admin], [.admin], [.admin, .member]])
  expect(inOrder.first == inOrder.roles)
  expect(inOrder.tags.map { $0.map(\.rawValue).sorted() } == [["a"], ["a"], ["a", "b"]])
  let posted = #"{"topics":[{"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"},{"name":"e"}]}"#
  expect(try encode(PostDTO(from: Post(from: decode(posted)))) == posted)

  let wrong: TeamsDTO = try decode(#"{"first":[],"roles":["admin","admin x"],"tags":[]}"#)
  expect(
    error(of: { () throws(MappingError) in try Teams(from: wrong) })?
      .issues.map(\.description) ?? [],
    toBe: ["roles[1][1]: \"x\" is not one of admin, member"])
} catch {
  print(error)
}
