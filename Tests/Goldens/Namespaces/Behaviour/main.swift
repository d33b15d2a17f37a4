import Foundation

nonisolated let firstUser = """
  {
    "created": "2024-05-03T10:00:00Z", "id": 1, "name": "Ada", "status": "blocked",
    "address": {"city": "Oslo", "code": "0150"}, "tags": [{"name": "new"}]
  }
  """
nonisolated let secondUser = """
  {
    "created": 1714730400, "id": 1, "full_name": "Ada", "status": "blocked",
    "contact": {"kind": "post", "city": "Oslo", "code": "0150"},
    "labels": {"data": [{"label": "new"}], "next": null}
  }
  """

/// Both versions of a type in the same function.
func name(of first: V1.UserDTO, _ second: V2.UserDTO) -> String { first.name + second.fullName }

/// Groups of the same name are different protocols.
func created(of first: some V1.Stamps, _ second: some V2.Stamps) -> Bool {
  first.created == second.created
}

do {
  let first = try decode(firstUser, as: V1.UserDTO.self)
  let second = try decode(secondUser, as: V2.UserDTO.self)
  expect(name(of: first, second), is: "AdaAda")
  expect(created(of: first, second))
  let user = try User(from: first)
  expect(try User(from: second) == user)
  expect(user.city, is: "Oslo")
  let city: V1.City = first.address?.city ?? ""
  expect(city, is: user.city)
  expect(user.tags.map(\.name), toBe: ["new"])
  expect(V2.TagDTO(from: user.tags[0]).label, is: "new")
  expect(Standing(from: V2.Status(wire: "gone")) == .left)

  let unnamed = try decode(secondUser.replacing("\"Ada\"", with: "\"\""), as: V2.UserDTO.self)
  expect(
    error { () throws(MappingError) in try User(from: unnamed) }?.description,
    is: #"full_name: "" must have between 1 and 40 characters"#)
  expect(
    problem(decoding: secondUser.replacing("post", with: "fax"), as: V2.UserDTO.self),
    is: #"contact.kind: "fax" is not one of email, post"#)
} catch {
  print(error)
}

do {
  let payer = try Billing.Name("Ada")
  let invoice = try Billing.Invoice(id: 1, payer: payer, net: 1, gross: 2, lines: [])
  var draft = invoice.draft
  draft.net = 3
  let ordered = "The gross amount is at least the net amount"
  draft.payer = ""
  expect(
    draft.violations.map(\.description),
    toBe: [#"payer: "" must have between 1 and 40 characters"#, ordered])
  draft.payer = "Grace"
  expect(
    error { () throws(Billing.Invoice.Draft.Violations) in try Billing.Invoice(draft) }?
      .description,
    is: ordered)
  expect(Billing.Payment.invoice(invoice).invoice == invoice)
  let email = try decode(#"{"text": "a@b.example"}"#, as: Billing.Email.self)
  expect(email.state == .unknown)
  let text: Billing.Email.Text = email.text
  expect(text, is: "a@b.example")
} catch {
  print(error)
}

/// A source in memory, for versions side by side.
struct Source: UsersDataSource {
  func user(id: Int) async throws -> V2.UserDTO { try decode(secondUser) }
  func tags(page: Int) async throws -> Page<V2.TagDTO> {
    try decode(secondUser, as: V2.UserDTO.self).labels
  }
  func old(id: Int) async throws -> V1.UserDTO { try decode(firstUser) }
}

do {
  let users: any Users = MappedUsers(source: Source())
  expect(try await users.user(id: 1) == users.old(id: 1))
  expect(try await users.tags(page: 1).items.map(\.name), toBe: ["new"])
} catch {
  print(error)
}
