import Foundation

/// Random numbers that are the same in every run.
struct Dice {
  var state: UInt64

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  mutating func any<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}

/// A payload as the server would send it, with its keys in order.
func payload(_ dice: inout Dice) -> String {
  let isActive = dice.roll(2) == 0
  var values = [
    "name": "{\"first\":\"\(dice.any(["Ada", "B"]))\",\"last\":\"\(dice.any(["L", "van X"]))\"}",
    "birthday": dice.any(["\"2024-02-29\"", "\"1970-01-01\""]),
    "created_at": dice.any(["\"2024-05-03T10:00:00Z\"", "\"2024-05-03T10:00:00.250Z\""]),
    "seen_at": "\(dice.roll(2_000_000_000) - 5)",
    "key": "\"6ba7b810-9dad-11d1-80b4-00c04fd430c\(dice.roll(10))\"",
    "blob": dice.any(["\"\"", "\"AQID\"", "\"AQ==\""]),
    "role": dice.any(["\"admin\"", "\"member\""]),
    "plan": dice.any(["\"free\"", "\"gold\"", "\"\""]),
    "tags": dice.any(["[]", "[\"a\"]", "[\"a\",\"b\",\"c d\"]"]),
    "groups": dice.any(["[]", "[{\"id\":\"g\",\"weight\":1.5},{\"id\":\"h\",\"weight\":2}]"]),
    "amounts": dice.any(["{}", "{\"x\":\"1.5\"}", "{\"x\":\"-0.001\",\"y\":\"7\"}"]),
    "is_active": "\(isActive)", "paid": dice.any(["\"Y\"", "\"N\""]),
    "is_live": dice.any(["0", "1"]),
    "price": "\(dice.roll(100_000) - 500)", "count": "\"\(dice.roll(50) + 1)\"",
    "nickname": dice.any(["\"x\"", "\"nobody\""]),
    "address":
      "{\"city\":{\"name\":\"C\",\"zip\":\"\(10_000 + dice.roll(80_000))\"},\"street\":\"S\"}",
    "flag_a": dice.any(["true", "false"]), "flag_b": dice.any(["true", "false"]),
    "parts": dice.any(["[]", "[\"-3\",\"0\",\"12\"]"]),
  ]
  if !isActive { values["reason"] = "\"left\"" }
  if dice.roll(2) == 0 { values["site"] = "\"https://example.org/?q=1\"" }
  if let nick = dice.any([nil, "null", "\"N\""]) { values["nick"] = nick }
  let members = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
  return "{\(members.joined(separator: ","))}"
}

func person(_ json: String) throws -> Person { try Person(from: decode(json)) }

do {
  var dice = Dice(state: 7)
  for _ in 0..<300 {
    let json = payload(&dice)
    let mapped = try person(json)
    let written = try encode(PersonDTO(from: mapped))
    if written != json { print("\(json)\n  comes back as\n\(written)") }
    expect(try person(written) == mapped)
  }

  // The default only applies forward, and a cause without a reason has none.
  let json = payload(&dice)
  let start = json.replacingOccurrences(of: "\"nickname\":\"x\"", with: "\"nickname\":null")
  expect(try person(start).nickname == "nobody")

  // Every fault of a payload; rules over several fields come last.
  let fields: [(String, String)] = [
    ("\"first\":\"", "\"first\":\" \",\"f\":\""), ("\"birthday\":\"", "\"birthday\":\"x"),
    ("\"zip\":\"", "\"zip\":\"x"), ("\"role\":\"", "\"role\":\"x"),
    ("\"paid\":\"", "\"paid\":\"?"), ("\"count\":\"", "\"count\":\"-"),
    ("\"is_live\":", "\"is_live\":2"),
    ("\"nickname\":\"nobody", "\"nickname\":\"x"),
  ]
  let broken = fields.reduce(json) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  let dto: PersonDTO = try decode(broken)
  let problem = error(of: { () throws(MappingError) in try Person(from: dto) })
  expect(
    problem?.issues.map(\.path.description) ?? [],
    toBe: ["name.first", "birthday", "role", "paid", "is_live", "count", "address.city.zip"])

  // What Swift can hold, but the payload cannot, is reported at the place where it would have been.
  let mapped = try person(json)
  let far = try Person(
    first: mapped.first, last: mapped.last, birthday: mapped.birthday,
    createdAt: Date(timeIntervalSince1970: 1e12), seenAt: Date(timeIntervalSince1970: 1e12),
    site: mapped.site, key: mapped.key, blob: mapped.blob, role: mapped.role, plan: mapped.plan,
    tags: mapped.tags, groups: mapped.groups, amounts: [Tag("x"): .nan], status: mapped.status,
    isPaid: mapped.isPaid, isLive: true, price: Decimal(string: "0.001") ?? 0, count: 3,
    nick: mapped.nick,
    nickname: "x", street: "", zip: mapped.zip, city: "", compass: .north, parts: [])
  let refused = error(of: { () throws(MappingError) in try PersonDTO(from: far) })
  expect(
    refused?.issues.map(\.path.description) ?? [],
    toBe: ["created_at", "seen_at", "amounts[\"x\"]", "price"])
} catch {
  print(error)
}
