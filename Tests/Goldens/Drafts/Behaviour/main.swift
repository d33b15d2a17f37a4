import Foundation

nonisolated let draft = User.Draft(
  id: "1", fullName: "Ada Lovelace", email: " ada@example.com ", age: 36,
  password: "analytical-1843", roles: [.admin], handles: [], mails: ["a@b.cd"],
  limits: ["posts": 10], address: User.Address.Draft(street: "Main Street 1", city: "London"),
  former: [nil], status: .known(.admin), start: Date(timeIntervalSince1970: 0))

func checkCopies() throws {
  let user = try User(draft)
  expect(try user.email == Email("ada@example.com"))
  expect(try user.nickname == nil && user.age == Age(36))
  expect(draft.violations.isEmpty)

  // What was trimmed stays so, and everything else comes back.
  var expected = draft
  expected.email = "ada@example.com"
  expect(user.draft == expected && User.Draft(user) == expected)
  expect(try User(user.draft) == user)

  let other = try user.with { $0.fullName = "Ada King" }
  expect(other.fullName == "Ada King" && other.email == user.email)
  expect(try user.with { $0.age = nil }.age == nil)
  expect(try user.with { $0.address.street = "Elsewhere" }.address.street == "Elsewhere")
  expect(try user.with { $0.status = .anonymous }.status == .anonymous)
  expect(error { () throws(User.Draft.Violations) in try user.with { $0.email = "" } }?.count == 1)
}

func checkViolations() throws {
  var wrong = draft
  wrong.id = ""
  wrong.email = "nope"
  wrong.age = 200
  wrong.password = "short"
  wrong.mails = []
  wrong.limits = ["posts": -1, "likes": 151, "views": 3]
  wrong.address.street = ""
  wrong.former = [nil, User.Address.Draft(street: "", city: "")]
  wrong.end = wrong.start
  let violations = wrong.violations
  expect(
    violations.map(\.description),
    toBe: [
      "id: must not be empty",
      "email: \"nope\" is not an email address",
      "age: 200 must be between 0 and 150",
      "password: must have between 12 and 128 characters",
      "password: A password contains a digit",
      "mails: must have between 1 and 3 elements",
      "limits[\"likes\"]: 151 must be between 0 and 150",
      "limits[\"posts\"]: -1 must be between 0 and 150",
      "address.street: must not be empty",
      "former[1].street: must not be empty",
      "start must be before end, unless end is missing",
    ])
  expect(violations[.email].map(\.message) == ["\"nope\" is not an email address"])
  expect(violations[.password].count == 2 && violations[.fullName].isEmpty)
  expect(violations[.end] == violations[.start] && violations[.end].count == 1)
  expect(violations.last?.fields == [.start, .end])
  expect(violations[.age].first?.brokenRule as? Age.ValidationError == .outOfRange(200))
  expect(violations[.former].first?.path.steps == [.field("former"), .index(1), .field("street")])
  expect(wrong.address.violations[.street].map(\.message) == ["must not be empty"])
  expect(error { () throws(User.Draft.Violations) in try User(wrong) } == violations)
  expect(Set([violations, wrong.violations, draft.violations]).count == 2)
  expect(violations.localizedDescription == violations.description)
  expect(
    violations.redactedDescription.split(separator: "\n")[6]
      == "limits[…]: must be between 0 and 150")
  expect(!"\(violations)".contains("short"))
}

/// A rule over several fields is tested if and only if each of them is valid by itself.
func checkRulesOverSeveralFields() throws {
  var change = UserChange.Draft(name: .value("Ada"))
  expect(change.violations.map(\.fields) == [[.email, .name]])
  change.email = .value("nope")
  expect(change.violations.map(\.fields) == [[.email]])
  change.email = .value("a@b.cd")
  expect(try UserChange(change).name == .value("Ada"))
  change.name = .null
  change.age = .value(151)
  expect(change.violations.map(\.path.description) == ["age"])
  change.age = .absent
  change.tags = .value([" a "])
  expect(try UserChange(change).tags == .value([Nickname("a")]))

  let keywords = Keywords.Draft(
    self: 1, init: " a ", default: "b", in: true, `inout`: 1, var: "abc", error: 0, original: "",
    change: 0, field: .one)
  expect(keywords.violations[.self].map(\.message) == ["self must be less than inout"])
  let valid = try Keywords(keywords.with(1, 2))
  expect(try valid.`init` == Nickname("a") && valid.var == Handle("abc"))
}

extension Keywords.Draft {
  nonisolated func with(_ one: Int, _ other: Int) -> Keywords.Draft {
    var copy = self
    copy.`self` = one
    copy.inout = other
    return copy
  }
}

/// Nothing can be wrong, so that nothing throws.
func checkDraftsWithoutRules() {
  let leaf = Leaf(Leaf.Draft(title: "t", name: " n "))
  expect(leaf.name == Nickname("n") && leaf.draft == Leaf.Draft(title: "t", name: "n"))
  let end = Node(value: 2, leaves: [leaf], byName: ["a": [leaf]], matrix: [[Nickname("x")]])
  let node = Node(value: 1, next: end, leaves: [], byName: [:])
  expect(Node(node.draft) == node)
  expect(node.with { $0.next = nil }.next == nil)
  expect(node.with { $0.next?.value = 3 }.next?.value == 3)
  expect(node.with { $0.next?.leaves[0].name = "m" }.next?.leaves == [leaf.with { $0.name = "m" }])
  expect(Nothing(Nothing.Draft()).with { _ in } == Nothing())
}

func checkCircles() throws {
  let inner = Folder.Draft(name: "", folders: [])
  let folder = Folder.Draft(
    name: "a", parent: inner, folders: [inner, inner], owner: Keeper.Draft(folder: inner, level: 1))
  expect(
    folder.violations.map(\.path.description)
      == ["parent.name", "folders[0].name", "folders[1].name", "owner.folder.name"])
  expect(Keeper.Draft(folder: folder, level: 0).violations.count == 4)
}

/// A draft holds what a `type` hides, and hides it itself.
func checkSensitiveValues() throws {
  let secrets = Secrets.Draft(
    codes: [4242], byKey: ["secret": 4242], pin: 42424, hint: "h",
    card: Card.Draft(owner: "o", password: "secret4242"))
  var texts = ["\(secrets)", String(reflecting: secrets), "\(secrets.violations)"]
  texts += secrets.violations.flatMap { [$0.description, String(reflecting: $0), $0.message] }
  var dumped = ""
  dump(secrets, to: &dumped)
  dump(secrets.violations, to: &dumped)
  for text in texts + [dumped] { expect(!text.contains("4242") && !text.contains("secret")) }
  expect(
    secrets.violations.map(\.description),
    toBe: [
      "codes[0]: must be between 0 and 150", "byKey[\"…\"]: must be between 0 and 150",
      "pin: must be between 1000 and 9999",
      "card.password: must have between 12 and 128 characters",
    ])
}

func checkModels() throws {
  let line = Line.Draft(sku: "a", count: 1)
  var draft = Order.Draft(
    id: 1, total: 5, note: nil, placed: Date(timeIntervalSince1970: 0), lines: [line])
  let order = try Order(draft)
  let data = try JSONEncoder().encode(order)
  expect(try JSONDecoder().decode(Order.self, from: data).draft == draft)
  draft.discount = 6
  draft.lines.append(Line.Draft(sku: "", count: 0))
  expect(
    draft.violations.map(\.description),
    toBe: [
      "lines[1].sku: must not be empty", "lines[1].count: 0 must be at least 1",
      "discount must be at most total",
    ])
}

try checkCopies()
try checkViolations()
try checkRulesOverSeveralFields()
checkDraftsWithoutRules()
try checkCircles()
try checkSensitiveValues()
try checkModels()
