import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct WireObjectTests {
  private static let valid = """
    {"id": "7", "age": 41, "nickname": "ada", "tags": ["a", "b"], "address": {"city": "Rome"},
     "parents": [{"city": "Pisa"}], "scores": {"x": 1.5}, "unknown": [1, {"deep": null}]}
    """

  @Test func `Reads and writes what synthesised code does`() throws {
    let account: Account = try decode(Self.valid)
    let synthesized: SynthesizedAccount = try decode(Self.valid)
    #expect(account.nickname == "ada")
    #expect(account.parents.map(\.city) == ["Pisa"])
    #expect(try encode(account) == encode(synthesized))
  }

  @Test(arguments: [
    ("\"nickname\": \"ada\",", ""), ("\"nickname\": \"ada\",", "\"nickname\": null,"),
  ])
  func `Null and missing are nil, and stay away`(change: (String, String)) throws {
    let account: Account = try decode(Self.valid.replacing(change.0, with: change.1))
    #expect(account.nickname == nil)
    #expect(try !encode(account).contains("nickname"))
  }

  /// Each with the text that is replaced, and its replacement.
  @Test(arguments: [
    ("\"id\": \"7\",", ""), ("\"id\": \"7\"", "\"id\": null"), ("\"id\": \"7\"", "\"id\": 7"),
    ("41", "41.5"), ("41", "1e30"), ("41", "99999999999999999999"), ("41", "\"41\""),
    ("41", "true"), ("41", "null"), ("41", "[]"), ("41", "{}"),
    ("\"ada\"", "5"), ("\"ada\"", "[\"ada\"]"),
    ("[\"a\", \"b\"]", "null"), ("[\"a\", \"b\"]", "{}"), ("[\"a\", \"b\"]", "[\"a\", 2]"),
    ("[\"a\", \"b\"]", "[null]"), ("{\"city\": \"Rome\"}", "5"), ("{\"city\": \"Rome\"}", "null"),
    ("{\"city\": \"Rome\"}", "{}"), ("{\"city\": \"Rome\"}", "{\"city\": null}"),
    ("{\"city\": \"Rome\"}", "{\"city\": [1]}"), ("{\"city\": \"Pisa\"}", "{\"city\": 1}"),
    ("{\"city\": \"Pisa\"}", "{}"), ("{\"city\": \"Pisa\"}", "null"),
    ("{\"city\": \"Pisa\"}", "\"Pisa\""), ("1.5", "\"1.5\""), ("1.5", "null"),
    ("{\"x\": 1.5}", "[]"),
  ])
  func `Errors are those of synthesised code`(change: (String, String)) {
    let json = Self.valid.replacing(change.0, with: change.1)
    let expected = decodingFailure(json, as: SynthesizedAccount.self)
      .replacing("CodingKeys(", with: "WireKey(")
    #expect(expected != "no error")
    #expect(decodingFailure(json, as: Account.self) == expected)
  }

  @Test(arguments: ["[]", "5", "\"x\"", "null", "true"])
  func `What is no object is refused as synthesised code does`(json: String) {
    let expected = decodingFailure(json, as: SynthesizedAccount.self)
    #expect(expected != "no error")
    #expect(decodingFailure(json, as: Account.self) == expected)
  }

  private struct Defaults: Decodable {
    let tags: [String]
    let limit: Int

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      tags = try object.get("tags", default: [])
      limit = try object.get("limit", default: 10)
    }
  }

  @Test(arguments: ["{}", "{\"tags\": null}", "{\"tags\": null, \"limit\": null}"])
  func `A default stands in for what is missing or null`(json: String) throws {
    let value: Defaults = try decode(json)
    #expect(value.tags == [])
    #expect(value.limit == 10)
  }

  private struct Nullable: Codable {
    let code: String?
    let day: Int?
    let score: Double?

    private static var tens: WireFormat<Int, Int> {
      WireFormat(
        read: { (wire) throws(MappingError) in wire * 10 },
        write: { (value) throws(MappingError) in value / 10 })
    }

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      code = try object.getOrNull("code")
      day = try object.getOrNull("day", as: Self.tens)
      score = try object.object("risk").getOrNull("score", else: 0.5)
    }

    func encode(to encoder: any Encoder) throws {
      let object = WireWriter(encoder)
      try object.putOrNull("code", code)
      try object.putOrNull("day", day, as: Self.tens)
      try object.object("risk").putOrNull("score", score)
    }
  }

  @Test(arguments: [
    "{\"code\":null,\"day\":null,\"risk\":{\"score\":null}}",
    "{\"code\":\"a\",\"day\":3,\"risk\":{\"score\":1.5}}",
  ])
  func `Null is read and written where the key must be there`(json: String) throws {
    let value: Nullable = try decode(json)
    #expect(try encode(value) == json)
  }

  @Test(arguments: [
    ("{\"day\":1,\"risk\":{\"score\":1}}", "code"),
    ("{\"code\":null,\"risk\":{\"score\":1}}", "day"),
    ("{\"code\":null,\"day\":1,\"risk\":{}}", "score"),
    ("{\"code\":null,\"day\":1}", "risk"),
  ])
  func `A key that must be there is missed`(json: String, key: String) {
    #expect(decodingFailure(json, as: Nullable.self).hasPrefix("keyNotFound \(key)"))
  }

  private struct Constants: Codable {
    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      try object.expect("object", "charge")
      try object.expect("version", -2)
      try object.object("meta").expect("live", true)
    }

    func encode(to encoder: any Encoder) throws {
      let object = WireWriter(encoder)
      try object.put("object", "charge")
      try object.put("version", -2)
      try object.object("meta").put("live", true)
    }
  }

  @Test func `Constants are read and written`() throws {
    let json = "{\"meta\":{\"live\":true},\"object\":\"charge\",\"version\":-2}"
    let value: Constants = try decode(json)
    #expect(try encode(value) == json)
  }

  @Test(arguments: [
    ("{\"object\":\"c\"}", "dataCorrupted at 'object': \"c\" is not \"charge\""),
    ("{\"object\":null}", "valueNotFound"),
    ("{\"object\":1}", "typeMismatch"),
    ("{\"version\":2}", "keyNotFound object"),
    ("{\"object\":\"charge\",\"version\":2}", "dataCorrupted at 'version': 2 is not -2"),
    (
      "{\"object\":\"charge\",\"version\":-2,\"meta\":{\"live\":false}}",
      "dataCorrupted at 'meta.live': false is not true"
    ),
    ("{\"object\":\"charge\",\"version\":-2}", "keyNotFound meta"),
  ])
  func `Anything but the constant is an error`(json: String, failure: String) {
    let found = decodingFailure(json, as: Constants.self)
    #expect(found.hasPrefix(failure), "\(found)")
  }

  @Test func `A default does not stand in for what is wrong`() {
    #expect(
      decodingFailure("{\"limit\": \"x\"}", as: Defaults.self)
        == "typeMismatch Int at 'limit': Expected to decode Int but found a string instead.")
    #expect(
      decodingFailure("{\"tags\": [1]}", as: Defaults.self)
        == "typeMismatch String at 'tags[0]': Expected to decode String but found number instead.")
  }

  @Test func `Values win over defaults`() throws {
    let value: Defaults = try decode("{\"tags\": [\"a\"], \"limit\": 0}")
    #expect(value.tags == ["a"])
    #expect(value.limit == 0)
  }
}
