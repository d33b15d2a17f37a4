import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct JSONTests {
  private func json(_ text: String) throws -> JSON { try decode(text, as: JSONWire.self).json }

  @Test func `Values are read as they are`() throws {
    let value = try json("{\"a\": [1, 2.50, \"x\", true, false, null, {}, []], \"b\": -0}")
    let fraction = try #require(JSONNumber("2.5"))
    #expect(
      value == ["a": [1, .number(fraction), "x", true, false, nil, [:], []], "b": 0])
    #expect(value["a"]?[2] == "x")
    #expect(value["a"]?[9] == nil)
    #expect(value["a"]?[-1] == nil)
    #expect(value["c"] == nil)
    #expect(value[0] == nil)
  }

  @Test(arguments: [
    "null", "true", "\"x\"", "1", "-1", "9223372036854775807", "-9223372036854775808",
    "18446744073709551615", "1.1", "0.1", "12345678901234567890.123", "1e+200", "[]", "{}",
    "{\"a\":{\"b\":[{\"c\":null}]}}", "[[[]]]", "\"\\u0000\\n\"", "0.0000001234",
  ])
  func `What came in goes out`(text: String) throws {
    #expect(try encode(JSONWire(json: json(text))) == text)
  }

  @Test func `One and true are told apart`() throws {
    #expect(try json("[1, true, 0, false]") == [1, true, 0, false])
    #expect(try json("1") != json("true"))
  }

  @Test(arguments: [
    ("1", "1"), ("1.50", "1.5"), ("-0", "-0"), ("-0.0", "-0"), ("0.0", "0"), ("1e2", "100"),
    ("1E-2", "0.01"),
    ("100e-2", "1"), ("1.5e300", "1.5e300"), ("-12e-10", "-1.2e-9"), ("0.000001", "0.000001"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("1e39", "1000000000000000000000000000000000000000"), ("1e41", "1e41"),
    ("0e999999", "0"), ("0e999999999999", "0"), ("-0.0e-99999999999999999999", "-0"),
    ("10.010", "10.01"),
  ])
  func `Numbers have one form`(text: String, form: String) throws {
    #expect(JSONNumber(text)?.description == form)
    #expect(JSONNumber(form)?.description == form)
  }

  @Test(arguments: [
    "", "-", "01", "1.", ".5", "+1", "1e", "1e+", "0x1", "nan", "inf", " 1", "1 ", "1e9999999",
    "1e-99999999999999999999", "0e",
    "--1",
  ])
  func `Other texts are no numbers`(text: String) {
    #expect(JSONNumber(text) == nil)
  }

  @Test func `Numbers as those of Swift`() {
    #expect(JSONNumber(Int64.min).integer(as: Int64.self) == Int64.min)
    #expect(JSONNumber(UInt64.max).integer(as: UInt64.self) == UInt64.max)
    #expect(JSONNumber(UInt64.max).integer(as: Int64.self) == nil)
    #expect(JSONNumber(1.5)?.integer(as: Int.self) == nil)
    #expect(JSONNumber(1.5)?.double == 1.5)
    #expect(JSONNumber("1e400")?.double == nil)
    #expect(JSONNumber(Double.infinity) == nil)
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber(1e22)?.description == "10000000000000000000000")
    #expect(JSONNumber(5e-300)?.double == 5e-300)
  }

  @Test func `A number too large for any decoder is not written`() throws {
    let number = try #require(JSONNumber("1e400"))
    #expect(throws: EncodingError.self) { try encode([JSONWire(json: .number(number))]) }
  }

  private struct Settings: Decodable {
    let extra: JSON?
    let list: [JSON]

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      extra = try object.getIfPresent("extra", as: .json)
      list = try object.get("list", as: .array(of: .json), default: [])
    }
  }

  @Test func `Fields hold JSON`() throws {
    let settings: Settings = try decode("{\"extra\": {\"a\": 1}, \"list\": [null, 2]}")
    #expect(settings.extra == ["a": 1])
    #expect(settings.list == [nil, 2])
  }
}
