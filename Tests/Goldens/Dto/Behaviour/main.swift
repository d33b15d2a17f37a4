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

/// The required values, changed at some keys.
func account(_ changes: [String: String?] = [:]) -> String {
  var values = required
  for (key, value) in changes { values[key] = value }
  return "{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
}

/// Whether decoding fails with an error that begins like this.
func fails(_ changes: [String: String?], _ reason: String) -> Bool {
  decodingFailure(account(changes), as: AccountDTO.self).hasPrefix(reason)
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
expect(fails(["id": nil], "keyNotFound id at ''"))
expect(fails(["id": "null"], "valueNotFound String at 'id'"))
expect(fails(["id": "7"], "typeMismatch String at 'id'"))
expect(fails(["id": "\"x\""], "dataCorrupted at 'id': \"x\" is not a UUID"))
expect(fails(["name": "{\"first\":\"A\"}"], "keyNotFound last at 'name'"))
expect(fails(["avatar_url": "\"a b\""], "dataCorrupted at 'avatar_url': \"a b\" is not a URL"))
expect(
  fails(["created_at": "\"now\""], "dataCorrupted at 'created_at': \"now\" is not an ISO 8601"))
expect(
  fails(
    ["roles": "[\"admin\",\"x\"]"],
    "dataCorrupted at 'roles[1]': \"x\" is not one of admin, member, GUEST"))
expect(fails(["roles": "[\"admin\",null]"], "valueNotFound String at 'roles[1]'"))
expect(fails(["level": "4"], "dataCorrupted at 'level': 4 is not one of 1, 2, 3"))
expect(
  fails(
    ["labels": "[\"a\",\"b\",\"a\"]"],
    "dataCorrupted at 'labels[2]': \"a\" appears twice, first at [0]"))
expect(fails(["children": "[{}]"], "keyNotFound id at 'children[0]'"))
expect(fails(["parent": account(["credit": "\"9\""])], "typeMismatch Int at 'parent.credit'"))
expect(
  fails(["likes": "\"1.5\""], "dataCorrupted at 'likes': \"1.5\" is not a whole number"))
expect(fails(["settings": nil], "keyNotFound settings at ''"))
expect(decodingFailure("[]", as: EmptyDTO.self).hasPrefix("typeMismatch Dictionary"))

do {
  // Elements that cannot be read are left out, and reported.
  let reports = Reports()
  let tagged: AccountDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(account(["tags": "[{\"label\":\"a\"}, 7, {\"label\":\"b\"}, {}]"]))
  }
  expect(tagged.tags.map(\.label) == ["a", "b"] && tagged.tags.map(\.weight) == [1, 1])
  expect(
    reports.all == [
      "tags[1] (a number) is left out, since it is not an object",
      "tags[3] (an object) is left out, since \(lacks("label"))",
    ])
  expect(try encode(decode("{}", as: EmptyDTO.self)) == "{}")
  expect(try encode(EmptyDTO()) == "{}")
} catch {
  print(error)
}
