import Foundation

func note(_ changes: [String: String] = [:]) throws -> NoteDTO {
  var values = [
    "link": "\"https://example.org/a\"", "owner": "7", "body": "{\"type\":\"empty\"}",
    "event": "{\"type\":\"renamed\",\"data\":\"here\"}", "score": "{\"points\":3}",
    "kind": "\"x\"", "secret": "{\"pin\":\"4711\"}",
  ]
  for (key, value) in changes { values[key] = value }
  return try decode("{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
}

func issues(_ changes: [String: String], line: Int = #line) throws -> [String] {
  let dto = try note(changes)
  return error(of: { () throws(MappingError) in try Note(from: dto) }, line: line)?
    .issues.map(\.description) ?? []
}

do {
  let plain = try Note(from: note())
  expect(plain.link == URL(string: "https://example.org/a") && plain.title == nil)
  expect(plain.other == nil && plain.ownerID == 7 && plain.text.isEmpty && plain.content == .none)
  expect(plain.place == "here" && plain.score == 3 && plain.author == "nobody" && plain.age == 0)
  expect(plain.when == .later && plain.rank == 0 && plain.price == nil)
  expect(plain.pin.rawValue == "4711")

  let rich = try Note(
    from: note([
      "link": "{\"href\":\"https://example.org/b\",\"title\":\"B\"}",
      "other": "{\"href\":\"https://example.org/c\"}", "owner": "{\"id\":8,\"name\":\"Ann\"}",
      "body": "{\"type\":\"plain\",\"text\":\"Hello\"}",
      "event": "{\"type\":\"moved\",\"data\":{\"to\":\"there\"}}", "score": "{\"grade\":\"B\"}",
      "author": "{\"name\":\"Bob\",\"age\":40}", "at": "7", "price": "\"12.50\"", "secret": "5",
    ]))
  expect(rich.link == URL(string: "https://example.org/b") && rich.title?.rawValue == "B")
  expect(rich.other == URL(string: "https://example.org/c") && rich.ownerID == 8)
  expect(rich.text == "Hello by Ann" && rich.content == .text("Hello") && rich.place == nil)
  expect(rich.score == 2 && rich.author == "Bob" && rich.age == 40 && rich.rank == 8)
  expect(rich.when == .at(Date(timeIntervalSince1970: 7)))
  expect(rich.price == (try Price(amount: 12.5, isHigh: true)) && rich.pin.rawValue == "0000")

  let styled = try Note(
    from: note([
      "other": "\"https://example.org/d\"", "at": "5", "author": "{\"name\":\"Bob\"}",
      "body": "{\"type\":\"html\",\"markup\":\"<b>x\",\"style\":\"bold\"}",
      "score": "{\"stars\":1}", "kind": "\"never\"",
    ]))
  expect(styled.other == URL(string: "https://example.org/d") && styled.text == "x of 7")
  expect(styled.content == .styled(Styled(markup: "<b>x", style: try Title("bold"))))
  expect(styled.score == 0 && styled.age == 1 && styled.when == .never && styled.rank == 5)

  let otherTitle = try Note(
    from: note(["other": "{\"href\":\"x y\",\"title\":\"https://example.org/e\"}"]))
  expect(otherTitle.other == URL(string: "https://example.org/e"))

  // Everything that is invalid has the place that it has in the payload.
  expect(
    try issues([
      "link": "{\"href\":\"\",\"title\":\"\"}", "other": "\"\"", "score": "{\"grade\":\"Z\"}",
      "body": "{\"type\":\"html\",\"markup\":\"x\"}", "price": "\"0\"", "secret": "{\"pin\":\"1\"}",
    ]),
    toBe: [
      "link.href: \"\" is not a URL: it does not begin with a scheme, such as https:",
      "link.title: \"\" must have between 1 and 20 characters",
      "other: \"\" is not a URL: it does not begin with a scheme, such as https:",
      "body.style: is missing, but body is html", "score.grade: is not a grade",
      "price: 0 must be more than 0", "secret.pin: must have between 4 and 8 characters",
    ])
  expect(
    try issues(["other": "{\"href\":\"\"}", "price": "\"many\""]),
    toBe: [
      "other.href: \"\" is not a URL: it does not begin with a scheme, such as https:",
      "price: \"many\" is not a decimal number: it is not written like a number in JSON",
    ])
}

do {
  for (json, figure) in [
    ("{\"type\":\"circle\",\"radius\":2}", Figure(isRound: true, size: 2, state: .idle)),
    ("{\"type\":\"square\",\"side\":3}", Figure(isRound: false, size: 3, state: .moving(3))),
  ] {
    let dto: ShapeDTO = try decode(json)
    expect(Figure(from: dto) == figure)
    expect(Figure(from: ShapeDTO(from: figure)) == figure)
  }
  for start in [Start.open, .at(4)] {
    let slot = Slot(start: start, note: "n")
    expect(Slot(from: SlotDTO(from: slot)) == slot)
  }
  expect(Slot(from: SlotDTO(from: nil, note: nil)).note == "-")
}

do {
  func post(_ changes: [String: String] = [:]) throws -> PostDTO {
    var values = [
      "author": "{\"id\":\" a \",\"name\":\"Ann\"}", "readers": "[{\"id\":\"b\"},{\"id\":\"c\"}]",
      "owners": "{\"x\":\"d\",\"y\":{\"id\":\"e\"}}", "level": "\"high\"",
      "levels": "[\"low\",\"other\"]", "pin": "{\"pin\":\"12345\",\"kind\":1}",
      "weight": "{\"text\":\"2.5\"}",
      "cover": "{\"type\":\"image\",\"data\":{\"url\":\"https://example.org/c\"}}",
    ]
    for (key, value) in changes { values[key] = value }
    return try decode("{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
  }

  let plain = try Post(from: post())
  expect(plain.author == (try AuthorID("a")) && plain.editor == nil)
  expect(plain.readers == Set(try ["b", "c"].map { try AuthorID($0) }))
  expect(plain.owners.mapValues(\.rawValue) == ["x": "d", "y": "e"])
  expect(plain.level.rawValue == 9 && plain.levels.map(\.rawValue) == [1, 5])
  expect(plain.pin.rawValue == "12345" && plain.weight.rawValue == 2.5)
  expect(plain.cover?.rawValue == URL(string: "https://example.org/c"))
  let other = try Post(
    from: post([
      "pin": "{\"pin\":\"1\",\"kind\":2}", "weight": "{\"grams\":3,\"text\":\"\"}",
      "levels": "null",
      "cover": "{\"type\":\"none\"}",
    ]))
  expect(other.pin.rawValue == "0000" && other.weight.rawValue == 1 && other.levels.isEmpty)
  expect(other.cover?.rawValue == URL(string: "https://example.org/none"))

  let wrong = try post([
    "author": "{\"id\":\" \"}", "readers": "[{\"id\":\"\"},{\"id\":\"b\"},{\"id\":\" b\"}]",
    "owners": "{\"x\":\"\",\"y\":{\"id\":\"\"}}", "pin": "{\"pin\":\"123\",\"kind\":1}",
    "weight": "{\"text\":\"-1\"}",
  ])
  let error = error(of: { () throws(MappingError) in try Post(from: wrong) })
  expect(
    error?.issues.map(\.description) ?? [],
    toBe: [
      "author.id: must not be empty", "readers[0].id: must not be empty",
      "readers[2]: this value appears twice, first at [1]",
      "owners[\"x\"]: must not be empty", "owners[\"y\"].id: must not be empty",
      "pin.pin: must have between 4 and 8 characters", "weight.text: -1 must be more than 0",
    ])
  expect(error?.description.contains("123") == false)
}

do {
  let team = Team(lead: try PersonID(5), others: [try PersonID(6), try PersonID(7)])
  let dto = TeamDTO(from: team)
  expect(
    dto.lead.note == "5" && dto.lead.data.id == "5" && dto.others.map(\.data.id) == ["6", "7"])
  expect(try Team(from: dto) == team)
  let wrong: TeamDTO = try decode(
    "{\"lead\":{\"type\":\"people\",\"data\":{\"id\":\"x\"}},\"others\":[{\"type\":\"people\",\"data\":{\"id\":\"0\"}}]}"
  )
  expect(
    error(of: { () throws(MappingError) in try Team(from: wrong) })?.issues.map(\.description)
      ?? [],
    toBe: [
      "lead.data.id: \"x\" is not a whole number: it must consist of digits without leading zeros, after an optional minus sign",
      "others[0].data.id: 0 must be more than 0",
    ])
}

do {
  let chain: ChainDTO = try decode(
    "{\"name\":\"\",\"next\":{\"name\":\"b\",\"next\":{\"name\":\"c\"}}}")
  expect(try LastName(from: chain).rawValue == "c")
  let node: NodeDTO = try decode(
    "{\"type\":\"inner\",\"child\":{\"type\":\"leaf\",\"name\":\"\",\"next\":{\"name\":\"\"}}}")
  expect(
    error(of: { () throws(MappingError) in try LastName(from: node) })?.issues.map(\.description)
      ?? [], toBe: ["child.next.name: must not be empty"])
}

do {
  func pin(_ text: String, kind: Int) throws -> PinDTO {
    try decode("{\"pin\":\"\(text)\",\"kind\":\(kind)}")
  }
  expect(try Access(from: pin("12345", kind: 1)) == .code("12345"))
  expect(try Access(from: pin("12345", kind: 2)) == .code("12"))
  expect(try Access(from: pin("123", kind: 3)) == Access.none)
  for kind in [1, 2] {
    let dto = try pin("123", kind: kind)
    let error = error(of: { () throws(MappingError) in try Access(from: dto) })
    expect(error?.description.contains("123") == false)
    expect(error?.issues.map(\.path.description) ?? [], toBe: ["pin"])
  }
}
