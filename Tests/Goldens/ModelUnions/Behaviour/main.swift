import Foundation

let json = """
  {"addresses":[{"kind":"post","street":"x"},{"type":"mail","value":"a@example.com"}],\
  "amounts":[1,"1.5","a@example.com"],"owner":{"contacts":[{"kind":"nobody"}],"kind":"company",\
  "name":"C"},"tree":{"pair":{"left":{"leaf":1},"right":{"knot":{"leaf":2}}}}}
  """

do {
  let person = try Person(name: "Ada", email: Email("ada@example.com"), role: .admin)
  let contact = Contact.company(Company(name: "C", contacts: [.person(person), .nobody]))
  expect(try decode(encode(contact), as: Contact.self) == contact)
  expect(
    try encode(contact) == """
      {"contacts":[{"email":"ada@example.com","kind":"person","name":"Ada","role":"admin"},\
      {"kind":"nobody"}],"kind":"company","name":"C"}
      """)

  let addresses: Set<Address> = [
    .mail(try Email("a@example.com")), .role(.member), .handle("x"),
    .unrecognized(tag: "post", body: ["type": "post", "street": "x"]),
  ]
  expect(try Set(decode(encode(Array(addresses)), as: [Address].self)) == addresses)

  let book: Book = try decode(
    json.replacingOccurrences(of: "\"kind\":\"post\"", with: "\"type\":\"post\""))
  expect(book.amounts == [.whole(1), .exact(1.5), .text(try Email("a@example.com"))])
  expect(book.addresses.count == 2)
  expect(book.tree == .pair(Pair(left: .leaf(1), right: .knot(.leaf(2)))))
  expect(try decode(encode(book), as: Book.self) == book)
} catch {
  print(error)
}

expect(
  decodingFailure("{\"kind\": \"person\", \"name\": \"\", \"email\": \"x\"}", as: Contact.self)
    == "dataCorrupted at 'email': \"x\" is not an email address")
expect(
  decodingFailure("{\"type\": \"mail\", \"value\": \"x\"}", as: Address.self)
    == "dataCorrupted at 'value': \"x\" is not an email address")
expect(
  decodingFailure("{\"type\": \"role\", \"value\": \"x\"}", as: Address.self)
    == "dataCorrupted at 'value': \"x\" is not one of admin, member")
expect(
  decodingFailure("{\"type\": null}", as: Address.self).hasPrefix("valueNotFound String at 'type'"))
expect(decodingFailure("{\"leaf\": {}}", as: Tree.self).hasPrefix("typeMismatch Int at 'leaf'"))
expect(decodingFailure("true", as: Amount.self).contains("is none of the cases whole, "))
