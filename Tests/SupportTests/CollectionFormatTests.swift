import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct CollectionFormatTests {
  private typealias Number = WireFormat<String, Int>

  @Test func `Every element that is wrong is named`() {
    let format = WireFormat<[String], [Int]>.array(of: .number)
    #expect(read(["1", "2"], format) == "[1, 2]")
    #expect(
      read(["1", "x", "3", "y"], format) == """
        [1]: "x" is not a whole number: it must consist of digits without leading zeros, after an \
        optional minus sign
        [3]: "y" is not a whole number: it must consist of digits without leading zeros, after an \
        optional minus sign
        """)
    #expect(write([1, 2], format) == "[\"1\", \"2\"]")
  }

  @Test func `Optionals`() {
    let format = WireFormat<[String?], [Int?]>.array(of: .optional(.number))
    #expect(read(["1", nil], format) == "[Optional(1), nil]")
    #expect(write([nil, 2], format) == "[nil, Optional(\"2\")]")
  }

  @Test func `Sets have each element once, and are written in order`() {
    let format = WireFormat<[String], Set<Int>>.set(of: .number)
    #expect(read(["3"], format) == "[3]")
    #expect(
      read(["1", "2", "1", "2", "1"], format) == """
        [2]: "1" appears twice, first at [0]
        [3]: "2" appears twice, first at [1]
        [4]: "1" appears twice, first at [0]
        """)
    let places = read(["x", "1", "1", "y"], format).split(separator: "\n").map { $0.prefix(5) }
    #expect(places == ["[0]: ", "[2]: ", "[3]: "])
    #expect(write([3, 1, 2], format) == "[\"1\", \"2\", \"3\"]")
    #expect(read(["b", "a", "b"], .unique()) == "[2]: \"b\" appears twice, first at [0]")
    #expect(write(["b", "a"], WireFormat<[String], Set<String>>.unique()) == "[\"a\", \"b\"]")
    #expect(read(["b", "b"], WireFormat<[String], Set<String>>.uniqueKeepingFirst()) == "[\"b\"]")
    let unordered = WireFormat<[Bool], Set<Bool>>.unique()
    #expect(read([true, true], unordered) == "[1]: true appears twice, first at [0]")
    #expect(write([true], unordered) == "[true]")
  }

  @Test func `Dictionaries name keys, in order`() {
    let format = WireFormat<[String: String], [String: Int]>.dictionary(of: .number)
    #expect(read(["a": "1"], format) == "[\"a\": 1]")
    let message = read(["c": "x", "a": "y", "d": "1", "b": "z"], format)
    let places = message.split(separator: "\n").map { $0.prefix(5) }
    #expect(places == ["[\"a\"]", "[\"b\"]", "[\"c\"]"])
  }

  @Test func `Keys are converted, and stay apart`() {
    let format = WireFormat<[String: String], [Int: Int]>.dictionary(keys: .number, of: .number)
    #expect(read(["1": "2"], format) == "[1: 2]")
    #expect(write([1: 2], format) == "[\"1\": \"2\"]")
    #expect(read(["x": "2"], format).hasPrefix("[\"x\"]: \"x\" is not a whole number"))
    let lower = WireFormat<[String: Int], [String: Int]>.dictionary(
      keys: .lowercased, of: .identity)
    #expect(read(["a": 1, "A": 2, "b": 3], lower) == "[\"a\"]: \"a\" appears twice")
  }

  private struct Item: Hashable {
    let id: String
    let size: Int
  }

  @Test func `Lists by a key of their elements`() throws {
    let format = WireFormat<[Item], [String: Item]>.keyed(by: { $0.id })
    let items = [Item(id: "a", size: 1), Item(id: "b", size: 2)]
    let dictionary = try format.read(items)
    #expect(dictionary["b"]?.size == 2)
    #expect(try format.write(dictionary) == items)
    #expect(
      read(items + [Item(id: "a", size: 3)], format) == "[2]: \"a\" appears twice, first at [0]")
  }

  @Test func `One after the other`() throws {
    let format = WireFormat<String, [String]>.split(",").then(.array(of: Number.number))
    #expect(try format.read("1,2") == [1, 2])
    #expect(try format.write([3, 4]) == "3,4")
    #expect(read("1,x", format).hasPrefix("[1]: \"x\" is not"))
  }

  private struct Dates: Codable {
    let values: [String: [Date]]

    private static let format = WireFormat<[String: [String]], [String: [Date]]>.dictionary(
      of: .array(of: .iso8601))

    init(from decoder: any Decoder) throws {
      values = try WireObject(decoder).get("values", as: Self.format)
    }

    func encode(to encoder: any Encoder) throws {
      try WireWriter(encoder).put("values", values, as: Self.format)
    }
  }

  @Test func `Coding paths lead to the element`() throws {
    let json = "{\"values\":{\"a\":[],\"b\":[\"2024-05-03T10:00:00Z\"]}}"
    #expect(try encode(decode(json, as: Dates.self)) == json)
    #expect(
      decodingFailure("{\"values\": {\"a b\": [\"2024-05-03T10:00:00Z\", \"x\"]}}", as: Dates.self)
        == """
        dataCorrupted at 'values["a b"][1]': "x" is not an ISO 8601 date: it does not begin with a \
        date, as in 2024-05-03
        """)
    #expect(
      decodingFailure("{\"values\": {\"a\": [\"x\"], \"b\": [\"\"]}}", as: Dates.self) == """
        dataCorrupted at 'values.a[0]': "x" is not an ISO 8601 date: it does not begin with a \
        date, as in 2024-05-03
        """)
  }

  private struct Late: Encodable {
    func encode(to encoder: any Encoder) throws {
      try WireWriter(encoder).object("inner").put(
        "at", Date.distantFuture.addingTimeInterval(1e15), as: .iso8601)
    }
  }

  @Test func `What cannot be written is an encoding error`() {
    #expect {
      try encode(["late": Late()])
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.codingPath.map(\.stringValue) == ["late", "inner", "at"]
        && context.debugDescription.hasSuffix("is not \(UnixTimeExpectation.text)")
        && context.underlyingError is MappingError
    }
  }
}

private enum UnixTimeExpectation {
  static let text = "a date in the years 0000 to 9999, in seconds since 1970"
}
