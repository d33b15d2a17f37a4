import Foundation

let text = """
  {"charges":{"data":[{"id":"a","amount":1},{"id":"b","amount":2}],"has_more":true},\
  "names":{"data":["x"],"has_more":false,"next":"y"},\
  "groups":{"data":[{"data":[{"id":"c","amount":3}],"has_more":false}],"has_more":false},\
  "history":{"value":{"id":"d","amount":4},"at":"2024-05-03","next":\
  {"value":{"id":"e","amount":5},"at":"2024-05-02"}}}
  """

/// The account in both forms of reading.
func accounts(_ old: String = "", _ new: String = "") throws -> [Account] {
  let json = text.replacing(old, with: new)
  let decoded = try JSONDecoder().decode(AccountDTO.self, from: Data(json.utf8))
  return [try Account(from: decoded), try Account(json: json.utf8)]
}

for account in try accounts() {
  expect(account.charges.items.map(\.amount) == [1, 2] && account.charges.more)
  expect(account.names.items == ["x"] && !account.names.more)
  expect(account.groups?.items.first?.items.map(\.id) == ["c"])
  expect(account.history.next?.value.id == "e" && account.history.next?.next == nil)
}

// A problem has its path through the generic records, in both forms.
expect(
  error { () throws(JSONPayloadError) in
    try Account(json: text.replacing("\"b\"", with: "\"\"").utf8)
  }?.description.hasPrefix("charges.data[1].id: ") == true)
do {
  _ = try accounts("\"e\"", "\"\"")
  expect(false)
} catch {
  expect("\(error)".contains("history.next.value.id: "))
}
do {
  _ = try accounts("\"amount\":3", "\"amount\":true")
  expect(false)
} catch DecodingError.typeMismatch(_, let context) {
  expect(
    context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      == ["groups", "data", "0", "data", "0", "amount"])
}
expect(
  error { () throws(JSONPayloadError) in
    try Account(json: text.replacing("\"amount\":3", with: "\"amount\":true").utf8)
  }?.description.hasPrefix("groups.data[0].data[0].amount: ") == true)

// Rules of a generic record are checked along the map.
expect(
  error { () throws(MappingError) in
    try Results<String>(from: Page(data: ["a", "b", "c", "d"], hasMore: false))
  }?.description.hasPrefix("data: ") == true)

// The way back.
let history = try accounts()[0].history
let node = Node<ChargeDTO>(from: history)
expect(node.value.amount == 4 && node.next?.value.id == "e")
expect(
  try Chain<Charge>(from: Node<ChargeDTO>(json: node.jsonBytes())) == history)

// What a map makes has arguments of its own.
let bookmarks = try Bookmarks(
  from: BookmarksDTO(
    first: TextDTO(value: "https://a.example"), others: [TextDTO(value: "https://b.example")],
    owner: nil))
expect(bookmarks.first.value.host() == "a.example" && bookmarks.others.count == 1)
