import Foundation

let full = """
  {"avatar_url":"https://example.com/a.png","balance":"12.50","birthday":"2024-02-29",\
  "children":[],"created_at":"2024-05-03T10:00:00Z","credit":1999,"extra":{"a":[1,null]},\
  "handle":"ada","homepages":["https://example.com/"],\
  "id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","is_registered":true,"key":"AQID",\
  "labels":["a","b"],"level":3,"likes":"12","login":"ada@x","mail":"ada@example.com",\
  "name":{"first":"Ada","last":"Lovelace"},"plan":"team","ratings":{"food":4.5},\
  "roles":["admin","GUEST"],"seen_at":1714730400.5,"settings":{"dark":true},\
  "tags":[{"label":"x","weight":2}],"updated":"03/05/2024 10:00"}
  """
let required = [
  "balance": "1", "created_at": "\"2024-05-03T12:00:00+02:00\"", "credit": "-5",
  "id": "\"6ba7b810-9dad-11d1-80b4-00c04fd430c8\"", "is_registered": "false", "labels": "[]",
  "likes": "\"0\"", "mail": "\"m\"", "name": "{\"first\":\"A\",\"last\":\"B\"}", "ratings": "{}",
  "settings": "null", "tags": "[]", "updated": "\"01/01/1970 00:00\"",
]

/// The required values, but for those at some keys.
func account(_ changes: [String: String?] = [:]) -> String {
  var values = required
  for (key, value) in changes { values[key] = value }
  return "{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
}

func problem(_ changes: [String: String?], line: Int = #line) -> String {
  problem(decoding: account(changes), as: AccountDTO.self, line: line)
}

do {
  let ada: AccountDTO = try decode(full)
  expect(ada.name.first == "Ada" && ada.email == "ada@example.com" && ada.handle == "ada")
  expect(ada.avatarURL == URL(string: "https://example.com/a.png"))
  expect(ada.createdAt == Date(timeIntervalSince1970: 1_714_730_400))
  expect(ada.seenAt == Date(timeIntervalSince1970: 1_714_730_400.5))
  expect(ada.updated == ada.createdAt && ada.birthday?.description == "2024-02-29")
  expect(ada.balance == Decimal(string: "12.5") && ada.credit == Decimal(string: "19.99"))
  expect(ada.roles == [.admin, .guest] && ada.level == .high && ada.plan == .unrecognized("team"))
  expect(ada.labels == ["a", "b"] && ada.key == Data([1, 2, 3]) && ada.likes == 12)
  expect(ada.settings == ["dark": true] && ada.extra == ["a": [1, nil]])
  expect(ada.tags.map(\.weight) == [2] && ada.ratings == ["food": 4.5] && ada.parent == nil)
  let written = full.replacingOccurrences(of: "12.50", with: "12.5")
  expect(try encode(ada) == written)
  expect(try encode(decode(written, as: AccountDTO.self)) == written)

  let bare: AccountDTO = try decode(account())
  expect(bare.avatarURL == nil && bare.seenAt == nil && bare.plan == nil && bare.extra == nil)
  expect(bare.roles == [] && bare.level == .normal && bare.homepages == [] && bare.settings == nil)
  expect(bare.createdAt == Date(timeIntervalSince1970: 1_714_730_400) && bare.balance == 1)
  let nulls: AccountDTO = try decode(account(["roles": "null", "plan": "null", "level": "null"]))
  expect(nulls.roles == [] && nulls.plan == nil && nulls.level == .normal)

  let family: AccountDTO = try decode(
    account(["parent": account(), "children": "[\(account()), \(account(["mail": "\"n\""]))]"]))
  expect(family.parent?.email == "m" && family.children.map(\.email) == ["m", "n"])
  let again: AccountDTO = try decode(encode(family))
  expect(again.parent?.email == "m" && again.children.count == 2)
} catch {
  print(error)
}

// What is wrong, and where.
expect(problem(["id": nil]) == "id: is missing")
expect(problem(["id": "null"]) == "id: is null")
expect(problem(["id": "7"]) == "id: is no String")
expect(problem(["id": "\"x\""]) == "id: \"x\" is not a UUID")
expect(problem(["name": "{\"first\":\"A\"}"]) == "name.last: is missing")
expect(problem(["avatar_url": "\"a b\""]).hasPrefix("avatar_url: \"a b\" is not a URL"))
expect(problem(["created_at": "\"now\""]).hasPrefix("created_at: \"now\" is not an ISO 8601 date"))
expect(
  problem(["roles": "[\"admin\",\"x\"]"]) == "roles[1]: \"x\" is not one of admin, member, GUEST")
expect(problem(["roles": "[\"admin\",null]"]) == "roles[1]: is null")
expect(problem(["level": "4"]) == "level: 4 is not one of 1, 2, 3")
expect(problem(["labels": "[\"a\",\"b\",\"a\"]"]) == "labels[2]: \"a\" is there twice, first at 0")
expect(problem(["children": "[{}]"]) == "children[0].id: is missing")
expect(problem(["parent": account(["credit": "\"9\""])]) == "parent.credit: is no Int")
expect(problem(["likes": "\"1.5\""]).hasPrefix("likes: \"1.5\" is not a whole number"))
expect(problem(["settings": nil]) == "settings: is missing")
expect(problem(decoding: "[]", as: EmptyDTO.self) == ": is no Dictionary<String, Any>")

do {
  // What cannot be read is left out, and reported.
  let reports = Reports()
  let tagged: AccountDTO = try FallbackReport.$handler.withValue({ reports.add($0) }) {
    try decode(account(["tags": "[{\"label\":\"a\"}, 7, {\"label\":\"b\"}, {}]"]))
  }
  expect(tagged.tags.map(\.label) == ["a", "b"] && tagged.tags.map(\.weight) == [1, 1])
  expect(
    reports.all == [
      "tags[1] (a number) is replaced, since it is not an object",
      "tags[3] (an object) is replaced, since it lacks the key label",
    ])
  expect(try encode(decode("{}", as: EmptyDTO.self)) == "{}")
  expect(try encode(EmptyDTO()) == "{}")
} catch {
  print(error)
}
