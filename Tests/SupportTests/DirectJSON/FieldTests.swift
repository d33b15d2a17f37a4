import Foundation
import Testing

@testable import GeneratedSupport

/// Compares the direct form of a type with its Codable form, on the same texts.
@Suite struct FieldTests {
  private static let valid = """
    {"id": 7, "label": "x", "address": {"city": "Rome", "street": "Via", "zip": [1]}, "tags": ["a", "b"],
     "weight": 1.5, "height": 3, "sent": "2024-05-03T10:00:00Z", "link": "https://example.org/a",
     "note": "n", "day": "2024-05-03", "items": [1, 2], "days": ["2024-05-03T10:00:00Z"], "count": "12",
     "priority": "1", "extra": {"a": [1, null]}, "unknown": {"deep": [{}]}}
    """

  /// The value, or where reading it failed; and what was reported.
  private func outcome(_ decode: () throws -> Parcel) -> (
    parcel: Parcel?, path: String, reports: [String]
  ) {
    var result: (parcel: Parcel?, path: String) = (nil, "")
    let reports = reports {
      do {
        result.parcel = try decode()
      } catch let error as JSONError {
        result.path = "\(error.path)"
      } catch let DecodingError.keyNotFound(key, context) {
        result.path = "\(WirePath(context.codingPath + [key]))"
      } catch let error as DecodingError {
        result.path = describe(error).split(separator: "'")[1].description
      } catch {
        result.path = "\(error)"
      }
    }
    return (
      result.parcel, result.path, reports.map { "\($0.path) \($0.kind.map(\.rawValue) ?? "")" }
    )
  }

  private func compare(_ text: String) {
    let direct = outcome { try Parcel(json: Data(text.utf8)) }
    let coded = outcome { try JSONDecoder().decode(Parcel.self, from: Data(text.utf8)) }
    #expect(direct.parcel == coded.parcel, "\(text)")
    // A decoder names the object that is missing, and does not always say where a number does not fit.
    let isCoarse = direct.path == "address.city" || coded.path.hasSuffix("not valid JSON.")
    if !isCoarse { #expect(direct.path == coded.path, "\(text)") }
    if direct.parcel != nil {
      #expect(direct.reports.sorted() == coded.reports.sorted(), "\(text)")
    }
  }

  @Test func `A valid text`() throws {
    compare(Self.valid)
    let parcel = try Parcel(json: Data(Self.valid.utf8))
    #expect(parcel.city == "Rome")
    #expect(parcel.count == 12)
  }

  private static let keys = [
    "id", "label", "tags", "weight", "height", "sent", "link", "note", "day", "items", "days",
    "count",
    "priority", "extra", "city", "street", "address", "unknown",
  ]

  /// Each key with a value of every kind, and each key left out.
  @Test(arguments: keys)
  func `One field is another, or missing`(key: String) throws {
    var object = try read(Self.valid, as: JSONWire.self).json
    for value in [
      "null", "true", "0", "1.5", "\"\"", "\"x\"", "\"5\"", "[]", "[1, \"x\", null]", "{}",
      "{\"a\": 1}",
    ] {
      compare(try text(&object, key, try read(value, as: JSONWire.self).json))
    }
    compare(try text(&object, key, nil))
  }

  private func text(_ object: inout JSON, _ key: String, _ value: JSON?) throws -> String {
    guard case .object(var values) = object else { return "" }
    if ["city", "street"].contains(key) {
      guard case .object(var address)? = values["address"] else { return "" }
      address[key] = value
      values["address"] = .object(address)
    } else {
      values[key] = value
    }
    return String(decoding: try JSONWire(json: .object(values)).jsonBytes(), as: UTF8.self)
  }

  @Test func `A fallback says why, without the value`() throws {
    let text = Self.valid.replacing("1.5", with: "\"secret\"").replacing(
      "\"12\"", with: "\"secret\""
    )
    .replacing("[1, 2]", with: "[1, {}, 2]").replacing(
      "[\"2024-05-03T10:00:00Z\"]", with: "[\"secret\"]")
    let reports = try reports { _ = try Parcel(json: Data(text.utf8)) }
    #expect(
      reports.prefix(4).map(\.description) == [
        "weight (a string) is replaced, since it is not a number",
        "items[1] (an object) is left out, since it is not a whole number",
        """
        days[0] is left out, since it is not an ISO 8601 date: it does not begin with a date, as in \
        2024-05-03
        """,
        """
        count (a string) is replaced, since it is not a whole number: it must consist of digits \
        without leading zeros, after an optional minus sign
        """,
      ])
  }

  @Test func `A fallback does not stand in for what is no JSON`() {
    #expect(
      failure(Self.valid.replacing("1.5", with: ""), as: Parcel.self)
        == "weight: a value should begin here (line 2, column 12)")
    #expect(
      failure(Self.valid.replacing("\"height\": 3", with: "\"height\": nul"), as: Parcel.self)
        == "height: a value should begin here (line 2, column 27)")
    #expect(
      failure(Self.valid.replacing("[1, 2]", with: "[1, x]"), as: Parcel.self)
        == "items[1]: a value should begin here (line 3, column 49)")
    #expect(
      failure(Self.valid.replacing("1.5", with: "1.5x"), as: Parcel.self)
        == "weight: there should be a comma, or the end of the object (line 2, column 15)")
    #expect(
      failure(Self.valid.replacing("1.5", with: "[tru]"), as: Parcel.self)
        == "weight[0]: a value should begin here (line 2, column 13)")
    #expect(
      failure(Self.valid.replacing("[1, 2]", with: "[1, \"\\x\"]"), as: Parcel.self)
        == """
        items[1]: this is not a JSON escape, or it is half of a surrogate pair (line 3, column 50)
        """)
  }

  @Test func `A format says what is wrong, where the value is`() {
    let text = Self.valid.replacing("T10:00:00Z\", \"link\"", with: "\", \"link\"")
    do throws(JSONError) {
      _ = try Parcel(json: Array(text.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.underlyingError is MappingError)
      let reason = "is not an ISO 8601 date: a T must be between the date and the time"
      #expect(error.description == "sent: \"2024-05-03\" \(reason) (line 2, column 38)")
      #expect(error.redactedDescription == "sent: \(reason) (line 2, column 38)")
    }
  }

  @Test(arguments: keys.filter { !["city", "street"].contains($0) })
  func `Of a key that is there twice, the first value counts, and the second is JSON`(key: String)
    throws
  {
    let expected = try Parcel(json: Data(Self.valid.utf8))
    let start = String(Self.valid.dropLast())
    #expect(try read("\(start), \"\(key)\": [{\"\": null}]}", as: Parcel.self) == expected)
    #expect(
      failure("\(start), \"\(key)\": [{\"\" null}]}", as: Parcel.self).contains(
        "there should be a colon"))
  }

  @Test func `What is there twice is not put together of both`() throws {
    let start = String(Self.valid.dropLast())
    compare("\(start), \"address\": {\"city\": \"Bonn\", \"street\": \"Weg\"}}")
    compare("\(start), \"address\": \"Bonn\"}")
    let half = Self.valid.replacing("\"city\": \"Rome\", ", with: "")
    compare("\(half.dropLast()), \"address\": {\"city\": \"Bonn\"}}")
    let dictionary = #"{"a": [1], "b": [2], "a": ["x"]}"#
    #expect(try read(dictionary, as: [String: [Int]].self) == ["a": [1], "b": [2]])
    #expect(
      failure(#"{"a": 1, "a": x}"#, as: [String: Int].self).hasPrefix("[\"a\"]: a value should"))
  }

  @Test func `Keys may be written with escapes`() throws {
    let text = Self.valid.replacing("\"id\"", with: "\"\\u0069\\u0064\"")
      .replacing("\"city\"", with: "\"c\\u0069ty\"").replacing("\"label\"", with: "\"\\u006cabel\"")
    #expect(try read(text, as: Parcel.self) == read(Self.valid, as: Parcel.self))
    #expect(
      failure(text.replacing("\"Rome\"", with: "5"), as: Parcel.self).hasPrefix(
        "address.city: is a number"))
  }

  @Test func `What is written is what an encoder writes`() throws {
    let parcel = try Parcel(json: Data(Self.valid.utf8))
    #expect(
      try read(String(decoding: parcel.jsonBytes(), as: UTF8.self), as: Parcel.self) == parcel)
    let encoded = try JSONEncoder().encode(parcel)
    #expect(try JSONWire(json: parcel.jsonData()) == JSONWire(json: encoded))
  }
}
