import Foundation

// The app's own `Patch` and `JSON` do not affect the support code, whose types have a prefix.
enum Patch { case security }
struct JSON { var text: String }
expect(Patch.security == .security && JSON(text: "{}").text == "{}")

func expectSame(_ json: String, line: Int = #line) {
  do {
    let written = try encode(decode(json, as: UserPatchDTO.self))
    if written != json { print("line \(line): \(written)") }
  } catch {
    print("line \(line): \(error)")
  }
}

let full = """
  {"address":{"city":"Paris"},"age":36,"born":"2024-05-03T10:00:00Z","extra":[1],\
  "links":["https://example.com"],"name":"Ada","parent":{"name":null},"role":"admin",\
  "site":"https://example.com","tags":["a"]}
  """

do {
  let nothing: UserPatchDTO = try decode("{}")
  expect(nothing == UserPatchDTO() && nothing.name == .absent && nothing.parent == .absent)
  let removal: UserPatchDTO = try decode("{\"name\":null,\"born\":null,\"address\":null}")
  expect(removal == UserPatchDTO(name: .null, born: .null) && removal.city == .absent)
  let change: UserPatchDTO = try decode(full)
  expect(
    change.age == .value(36) && change.role == .value(.admin) && change.city == .value("Paris"))
  expect(change.born == .value(Date(timeIntervalSince1970: 1_714_730_400)))
  expect(change.parent == .value(UserPatchDTO(name: .null)) && change.extra == .value([1]))
  expect(try encode(UserPatchDTO(role: .value(.member))) == "{\"role\":\"member\"}")
} catch {
  print(error)
}
expectSame("{}")
expectSame(full)
expectSame("{\"born\":null,\"name\":null,\"role\":null}")
expectSame("{\"address\":{\"city\":null}}")
expect(
  decodingFailure("{\"name\":7}", as: UserPatchDTO.self).hasPrefix("typeMismatch String at 'name'"))
expect(
  decodingFailure("{\"role\":\"x\"}", as: UserPatchDTO.self)
    == "dataCorrupted at 'role': \"x\" is not one of admin, member")
expect(
  decodingFailure("{\"parent\":{\"links\":[\"x\"]}}", as: UserPatchDTO.self)
    .hasPrefix("dataCorrupted at 'parent.links[0]': \"x\" is not a URL"))

func brokenRules(
  name: APIPatch<String> = .absent, mail: APIPatch<String> = .absent, age: APIPatch<Int> = .absent,
  tags: APIPatch<[String]> = .absent, rows: APIPatch<[String: [Int?]]> = .absent,
  role: APIPatch<Role> = .absent, isPublic: APIPatch<Bool> = .absent,
  limit: APIPatch<Age> = .absent,
  owner: APIPatch<Change.Owner> = .absent, row: APIPatch<Int> = .absent,
  value: APIPatch<Int> = .absent
) throws -> [Change.ValidationError] {
  let level = try Age(30)
  let seat = Change.Seat(row: row, number: 1)
  var broken: [Change.ValidationError] = []
  if let name = name.value { broken += Change.violations(name: name) }
  if let mail = mail.value { broken += Change.violations(mail: mail) }
  if let age = age.value { broken += Change.violations(age: age) }
  if let tags = tags.value { broken += Change.violations(tags: tags) }
  if let rows = rows.value { broken += Change.violations(rows: rows) }
  let rules: [(Bool, Change.ValidationError)] = [
    (Change.breaksAdminsOnly(role: role), .breaksAdminsOnly),
    (Change.breaksShown(isPublic: isPublic), .breaksShown),
    (Change.breaksLimited(limit: limit, level: level), .breaksLimited),
    (Change.breaksRanked(owner: owner), .breaksRanked),
    (Change.breaksShort(owner: owner), .breaksShort),
    (Change.breaksSeated(seat: seat), .breaksSeated),
    (Change.breaksOrdered(seat: seat, value: value), .breaksOrdered),
    (Change.breaksNamed(name: name, mail: mail), .breaksNamed),
    (Change.breaksFew(tags: tags), .breaksFew),
  ]
  broken += rules.filter(\.0).map(\.1)
  do throws(Change.ValidationError) {
    _ = try Change(
      name: name, mail: mail, age: age, tags: tags, rows: rows, role: role, isPublic: isPublic,
      limit: limit, level: level, owner: owner, seat: seat, value: value)
    expect(broken == [])
  } catch {
    expect(error == broken.first)
  }
  return broken
}

do {
  expect(try brokenRules() == [])
  expect(try brokenRules(name: .null, age: .null, tags: .null, role: .null, row: .null) == [])
  expect(try brokenRules(name: .value("ab"), mail: .value("a@example.org")) == [])
  expect(try brokenRules(name: .value("")).first == .nameIsEmpty)
  expect(try brokenRules(mail: .value("a")) == [.mailNotAnEmail("a"), .breaksNamed])
  expect(try brokenRules(mail: .value("a@example.org")) == [.breaksNamed])
  expect(try brokenRules(age: .value(155)) == [.ageOutOfRange(155)])
  expect(try brokenRules(age: .value(7)) == [.ageNotAMultiple(7)])
  expect(try brokenRules(tags: .value(["a", ""])) == [.tagsElementIsEmpty("")])
  expect(try brokenRules(tags: .value(["a", "b", "c"])) == [.breaksFew])
  expect(try brokenRules(rows: .value(["a": [nil, 3]])) == [])
  expect(
    try brokenRules(rows: .value(["a": [nil, 4]])) == [.rowsElementElementOutOfRange([nil, 4])])
  expect(try brokenRules(role: .value(.admin), isPublic: .null) == [])
  expect(
    try brokenRules(role: .value(.member), isPublic: .value(false)) == [
      .breaksAdminsOnly, .breaksShown,
    ])
  expect(try brokenRules(limit: .value(Age(30))) == [])
  expect(try brokenRules(limit: .value(Age(29))) == [.breaksLimited])
  expect(try brokenRules(owner: .value(.init(rank: 4))) == [])
  expect(try brokenRules(owner: .value(.init(rank: 3))) == [.breaksRanked])
  expect(try brokenRules(owner: .value(.init(since: Date(), rank: 4))) == [.breaksRanked])
  expect(try brokenRules(owner: .value(.init(nick: .value("long"), rank: 4))) == [.breaksShort])
  expect(try brokenRules(row: .value(13)) == [.breaksSeated])
  expect(try brokenRules(row: .value(4), value: .value(4)) == [.breaksOrdered])
  expect(try brokenRules(row: .value(4), value: .value(5)) == [])
} catch {
  print(error)
}
if let day = APICalendarDate(year: 2024, month: 5, day: 3) {
  expect(Change.breaksForward(from: .value(day), to: .value(day)))
  expect(!Change.breaksForward(from: .value(day), to: .null))
}
expect(
  APIPatch.value(1).value == 1 && APIPatch<Int>.null.value == nil
    && APIPatch<Int>.absent.value == nil)

do {
  let settings: Settings = try decode("{\"name\":\"x\",\"tags\":[3,null]}")
  expect(settings.tags == .value([3, nil]))
  let absent: Settings = try decode("{}")
  expect(absent.name == .absent)
} catch {
  print(error)
}
expect(decodingFailure("{\"name\":\"\"}", as: Settings.self).contains("'name'"))
expect(decodingFailure("{\"name\":\"x\",\"tags\":[4]}", as: Settings.self).contains("'tags'"))
expect(decodingFailure("{\"tags\":[3]}", as: Settings.self).contains("name must not be missing"))
expect(
  decodingFailure("{\"born\":\"2019-01-01T00:00:00Z\"}", as: Settings.self).contains("'born'"))

func orderProblems(_ order: OrderPatchDTO) -> [String] {
  error { () throws(APIMappingError) in try OrderPatch(from: order) }?.issues
    .map(\.path.description) ?? []
}
do {
  let order = try OrderPatch(from: OrderPatchDTO(total: .value("11"), parts: .value(["1.5", nil])))
  expect(order.total == .value(11) && order.note == .absent)
  let removal = try OrderPatch(from: OrderPatchDTO(note: .null, total: .null))
  expect(try removal == OrderPatch(note: .null, total: .null))
} catch {
  print(error)
}
expect(orderProblems(OrderPatchDTO(note: .value(""))) == ["note"])
expect(
  orderProblems(OrderPatchDTO(total: .value("x"), parts: .value(["1", nil, "0"])))
    == ["total", "parts"])
expect(orderProblems(OrderPatchDTO(total: .value("7"))) == [""])
expect(orderProblems(OrderPatchDTO(note: .null, total: .value("-7"))) == ["total"])
