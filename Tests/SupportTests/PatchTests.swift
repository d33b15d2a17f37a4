import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct PatchTests {
  private struct Changes: Codable, Hashable {
    let name: Patch<String>
    let birthday: Patch<Date>
    let zip: Patch<String>

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      name = try object.getPatch("name")
      birthday = try object.getPatch("birthday", as: .iso8601)
      zip = try object.object("address").getPatch("zip")
    }

    func encode(to encoder: any Encoder) throws {
      let object = WireWriter(encoder)
      try object.putPatch("name", name)
      try object.putPatch("birthday", birthday, as: .iso8601)
      try object.object("address").putPatch("zip", zip)
    }
  }

  @Test(arguments: [
    "{}", "{\"name\":null}", "{\"name\":\"Ada\"}", "{\"birthday\":null}",
    "{\"birthday\":\"2024-05-03T10:00:00Z\"}", "{\"address\":{\"zip\":null}}",
    "{\"address\":{\"zip\":\"1\"},\"birthday\":null,\"name\":\"\"}",
  ])
  func `What came in goes out`(json: String) throws {
    let changes: Changes = try decode(json)
    #expect(try encode(changes) == json)
  }

  @Test func `The three are told apart`() throws {
    let changes: Changes = try decode("{\"name\": null, \"address\": {\"zip\": \"1\"}}")
    #expect(changes.name == .null)
    #expect(changes.birthday == .absent)
    #expect(changes.zip == .value("1"))
    #expect(changes.zip.map(Int.init) == .value(1))
    #expect(changes.name.map(Int.init) == .null)
    #expect(changes.birthday.map(\.description) == .absent)
  }

  @Test func `A value must be right`() {
    #expect(
      decodingFailure("{\"name\": 5}", as: Changes.self)
        == "typeMismatch String at 'name': Expected to decode String but found number instead.")
    #expect(
      decodingFailure("{\"birthday\": \"x\"}", as: Changes.self)
        == """
        dataCorrupted at 'birthday': "x" is not an ISO 8601 date: it does not begin with a date, \
        as in 2024-05-03
        """)
  }
}
