import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct FlattenedObjectTests {
  private struct Person: Codable, Hashable {
    let first: String
    let last: String?
    let zip: String?
    let country: String?

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      let name = object.object("name")
      first = try name.get("first")
      last = try name.getIfPresent("last")
      let address = object.object("home").object("address")
      zip = try address.getIfPresent("zip")
      country = try address.get("country", default: "IT")
    }

    func encode(to encoder: any Encoder) throws {
      let object = WireWriter(encoder)
      let name = object.object("name")
      try name.put("first", first)
      try name.putIfPresent("last", last)
      let address = object.object("home").object("address")
      try address.putIfPresent("zip", zip)
      try address.putIfPresent("country", country)
    }
  }

  @Test func `Values are found on their paths, and go back there`() throws {
    let json = """
      {"home":{"address":{"country":"FR","zip":"75"}},"name":{"first":"Ada","last":"L"}}
      """
    let person: Person = try decode(json)
    #expect(person.first == "Ada")
    #expect(person.last == "L")
    #expect(person.zip == "75")
    #expect(person.country == "FR")
    #expect(try encode(person) == json)
  }

  @Test(arguments: [
    "{\"name\": {\"first\": \"Ada\"}}",
    "{\"name\": {\"first\": \"Ada\", \"last\": null}, \"home\": null}",
    "{\"name\": {\"first\": \"Ada\"}, \"home\": {}}",
    "{\"name\": {\"first\": \"Ada\"}, \"home\": {\"address\": null}}",
    "{\"name\": {\"first\": \"Ada\"}, \"home\": {\"address\": {\"zip\": null}}}",
  ])
  func `Nil on the way is nil`(json: String) throws {
    let person: Person = try decode(json)
    #expect(person.last == nil)
    #expect(person.zip == nil)
    #expect(person.country == "IT")
  }

  private struct Nested: Decodable {
    let name: Name
    let home: Home?

    struct Name: Decodable { let first: String }
    struct Home: Decodable { let address: Address? }
    struct Address: Decodable { let zip: String? }
  }

  @Test(arguments: [
    "{}", "{\"name\": null}", "{\"name\": 5}", "{\"name\": {}}", "{\"name\": {\"first\": null}}",
    "{\"name\": {\"first\": 5}}",
    "{\"name\": {\"first\": \"\"}, \"home\": 5}",
    "{\"name\": {\"first\": \"\"}, \"home\": {\"address\": []}}",
    "{\"name\": {\"first\": \"\"}, \"home\": {\"address\": {\"zip\": 1}}}",
  ])
  func `Errors are those of nested synthesised types`(json: String) {
    let expected = decodingFailure(json, as: Nested.self)
      .replacing("CodingKeys(", with: "WireKey(")
    #expect(expected != "no error")
    #expect(decodingFailure(json, as: Person.self) == expected)
  }

  private struct Shallow: Encodable {
    let isEmpty: Bool

    func encode(to encoder: any Encoder) throws {
      let object = WireWriter(encoder)
      let inner = object.object("a").object("b")
      if !isEmpty { try inner.put("c", 1) }
      // Asking again gives the same object.
      if !isEmpty { try object.object("a").put("d", 2) }
    }
  }

  @Test func `An object without values is not written`() throws {
    #expect(try encode(Shallow(isEmpty: true)) == "{}")
    #expect(try encode(Shallow(isEmpty: false)) == "{\"a\":{\"b\":{\"c\":1},\"d\":2}}")
  }
}
