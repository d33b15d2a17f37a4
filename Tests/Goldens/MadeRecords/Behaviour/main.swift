import Foundation

func order(
  total: String = "1250", currency: String = "EUR", paid: String = "false",
  receipt: String = "null",
  at: String = "null", street: String = "null", city: String = "null", zip: String = "null",
  first: String = "Ada", last: String = "Lovelace", tags: String = "\"new\"",
  iban: String = "DE8937040044", holder: String = "Ada"
) throws -> OrderDTO {
  try decode(
    """
    {"id":"o1","total":\(total),"currency":"\(currency)","is_paid":\(paid),"receipt_no":\(receipt),
    "paid_at":\(at),"street":\(street),"city":\(city),"zip_code":\(zip),"iban":"\(iban)",
    "holder":"\(holder)","customer":{"first_name":"\(first)","last_name":"\(last)","tags":[\(tags)]}}
    """)
}

func issues(_ dto: OrderDTO, line: Int = #line) -> [String] {
  error(of: { () throws(MappingError) in try Order(from: dto) }, line: line)?
    .issues.map(\.description) ?? []
}

do {
  let plain = try Order(from: order())
  expect(plain.total.amount == Decimal(string: "12.5") && plain.total.currency == .eur)
  expect(plain.payment == .open && plain.address == nil)
  expect(plain.customer.name.first == "Ada" && plain.customer.name.last == "Lovelace")
  expect(plain.customer.tags.map(\.rawValue) == ["new"])
  expect(plain.account.iban == "DE8937040044")

  let paid = try Order(
    from: order(
      paid: "true", receipt: "\"r7\"", at: "\"2024-05-03T10:00:00Z\"", street: "\"Way 1\"",
      zip: "12345"))
  let receipt = try Order.Receipt(number: "r7", at: Date(timeIntervalSince1970: 1_714_730_400))
  expect(paid.payment == .paid(receipt))
  let address = try Order.Address(street: "Way 1", city: nil, zip: 12345)
  expect(paid.address == address)

  // What was made in place goes back to where it came from.
  for one in [plain, paid] {
    expect(try Order(from: OrderDTO(from: one)) == one)
  }
  let back = try OrderDTO(from: paid)
  expect(
    back.total == 1250 && back.receiptNo == "r7" && back.street == "Way 1" && back.zip == 12345)
  expect(try OrderDTO(from: plain).street == nil)

  // Each fault of a part has the place that the payload has for it, and all of them are found.
  let faulty = try order(
    total: "0", currency: "XXX", paid: "true", receipt: "\"\"", at: "\"never\"", city: "\"Rome\"",
    first: "", tags: "\" \"", iban: "DE", holder: "")
  expect(
    issues(faulty),
    toBe: [
      "total: 0 must be more than 0",
      "currency: \"XXX\" is not one of EUR, USD",
      "receipt_no: must not be empty",
      "paid_at: \"never\" is not an ISO 8601 date: it does not begin with a date, as in 2024-05-03",
      "street: is missing",
      "customer.first_name: must not be empty",
      "customer.tags[0]: must not be empty",
      "iban: must have between 5 and 34 characters",
      "holder: must not be empty",
    ])
  expect(
    issues(try order(paid: "true")),
    toBe: [
      "receipt_no: is missing, but is_paid is true", "paid_at: is missing, but is_paid is true",
    ])
  expect(
    issues(try order(first: "Ada", last: "Ada")),
    toBe: ["customer: first must not be last"])
  expect(!"\(issues(faulty))".contains("\"DE\""))
}

func entry(
  kind: String = "plain", level: Int = 3, text: String = "\"t\"", note: String = "null",
  link: String = " https://example.org/a "
) throws -> EntryDTO {
  try decode(
    """
    {"kind":"\(kind)","level":\(level),"text":\(text),"at":60,"note":\(note),"link":"\(link)"}
    """)
}

do {
  let plain = try Entry(from: entry(), title: "T")
  let mark = try Mark(level: 3, label: "t", at: nil, init: false)
  expect(plain.body == .plain(mark) && plain.`self` == mark)
  expect(plain.mark.label == "plain 3" && plain.mark.at == Date(timeIntervalSince1970: 60))
  expect(plain.other.label == "t" && !plain.other.`init`)
  expect(plain.note.body == "plain" && plain.note.stars == 1)
  expect(plain.link.target.absoluteString == "https://example.org/a" && plain.link.title == "T")

  let rich = try Entry(
    from: entry(kind: "rich", text: "null", note: "{\"body\":\"b\",\"stars\":5}"), title: "")
  if case .rich(let body) = rich.body {
    expect(body.mark.label == "rich" && body.note?.stars == 5)
  } else {
    print("it is not rich")
  }
  expect(rich.`self` == nil)
  expect(rich.other.label == "rich" && rich.note.body == "b")

  // A part with `else` is replaced, and the others are still checked.
  let reports = Reports()
  try FallbackHandler.use {
    reports.add($0)
  } during: {
    let far = try Entry(from: entry(kind: "", level: 3000, text: "null"), title: "")
    expect(far.mark.level == 0 && far.other.label == "none")
  }
  expect(
    reports.all,
    toBe: [
      "level is replaced, since it is not a number from -128 to 127",
      "kind is replaced, since it must not be empty",
    ])
  let faulty = try entry(
    level: 3000, text: "null", note: "{\"body\":\"b\",\"stars\":9}", link: "ftp:x")
  let title = String(repeating: "x", count: 21)
  let found = FallbackHandler.use { _ in
  } during: {
    error(of: { () throws(MappingError) in try Entry(from: faulty, title: title) })?
      .issues.map(\.description) ?? []
  }
  expect(
    found,
    toBe: [
      "level: 3000 is not a number from -128 to 127", "text: is missing, but kind is \"plain\"",
      "note.stars: 9 must be between 1 and 5", "link: \"ftp:x\" is not a URL: it has no host",
      "title: \"xxxxxxxxxxxxxxxxxxxxx\" must have at most 20 characters",
    ])
}

func list(_ names: String, limit: Int = 2, first: String = "\"a\"", second: String = "null") throws
  -> [String]
{
  let dto: ListDTO = try decode(
    "{\"names\":[\(names)],\"limit\":\(limit),\"first\":\(first),\"second\":\(second)}")
  return FallbackHandler.use { _ in
  } during: { () -> [String] in
    do throws(MappingError) {
      let list = try List(from: dto)
      return list.tags.all.map(\.rawValue) + [list.pair.second, list.maybe?.second ?? "nil"]
    } catch {
      return error.issues.map(\.description)
    }
  }
}

do {
  expect(try list("\"x\",\" \"", second: "\"b\""), toBe: ["x", "b", "b"])
  expect(
    try list("\"x\",\"y\"", limit: 1),
    toBe: ["names: the number of all must be at most limit", "second: is missing"])
  expect(
    try list("", first: "\"b\"", second: "\"b\""),
    toBe: ["first: first must not be second", "first: first must not be second"])
  expect(try list("", first: "null"), toBe: ["first: is missing"])
}

do {
  let shelf = try Shelf(
    from: decode(
      "{\"ids\":[1,2],\"notes\":[{\"body\":\"b\",\"stars\":3}],\"title\":\"t\"}", as: ShelfDTO.self)
  )
  expect(shelf.ids.items == [1, 2] && shelf.ids.title == "t" && shelf.all.items.isEmpty)
  expect(shelf.notes?.items.map(\.stars) == [3])
  let pages = "{\"left\":[1],\"right\":[\"a\"]}"
  expect(try encode(PairDTO(from: Pages(from: decode(pages)))) == pages)
} catch {
  print(error)
}

func person(_ fields: String) throws -> [String] {
  let dto: PersonDTO = try decode("{\(fields)}")
  do throws(MappingError) {
    let person = try Person(from: dto)
    return [person.names.first?.rawValue ?? "nil", person.other?.first?.rawValue ?? "nil"]
  } catch {
    return error.issues.map(\.description)
  }
}

do {
  expect(try person("\"first\":\"a\",\"kind\":\"\"") == ["a", "nil"])
  expect(try person("\"last\":\"a\",\"kind\":\"b\"") == ["nil", "a"])
  expect(try person("\"first\":\" \",\"kind\":\"\"") == ["first: must not be empty"])
  expect(try person("\"kind\":\"\"").count == 1)
}
