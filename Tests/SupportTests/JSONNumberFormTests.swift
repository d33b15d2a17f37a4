import Foundation
import Testing

@testable import GeneratedSupport

/// A number that a decoder has read is written as the same number, or was refused.
@Suite struct JSONNumberFormTests {
  private static let exact = [
    ("12345678901234567.89", "12345678901234567.89"),
    ("-12345678901234567.5", "-12345678901234567.5"),
    ("18446744073709551615", "18446744073709551615"),
    ("18446744073709551616", "18446744073709551616"),
    ("-9223372036854775808", "-9223372036854775808"), ("9007199254740993.5", "9007199254740993.5"),
    ("1.0", "1"), ("1e2", "100"), ("-0", "-0"), ("-0.0", "-0"), ("0", "0"), ("1e165", "1e165"),
    ("5e-324", "5e-324"), ("0.30000000000000004", "0.30000000000000004"),
    ("123456789012345678901234567890123456.7", "123456789012345678901234567890123456.7"),
  ]

  @Test(arguments: exact)
  func `Numbers come back as they were, in both forms`(text: String, written: String) throws {
    let decoded = try decode("[\(text)]", as: [JSONWire].self)
    #expect(decoded.map(\.json) == [try .number(#require(JSONNumber(text)))])
    #expect(decoded.map(\.json.numberText) == [written])
    let direct = try [JSONWire](json: Array("[\(text)]".utf8))
    #expect(direct.map(\.json.numberText) == [written])
    let encoded = String(decoding: try JSONEncoder().encode(decoded), as: UTF8.self)
    let again = try [JSONWire](json: Array(encoded.utf8))
    #expect(again.map(\.json.numberText) == [written], "\(encoded)")
  }

  @Test(arguments: [
    "1e400", "-1e-400", "340282366920938463463374607431768211456",
    "0.1234567890123456789012345678901234567891", "1.2345678901234567e200",
    "1.7976931348623157e308", "1.79769313486231571e308", "12345678901234567890123456789012345678",
    "99999999999999999999999999999999999999", "-99999999999999999999999999999999999999.5",
    "3.1415926535897932384626433832795028841971", "0.30000000000000000000000000000000000001",
    "0e999999999999", "-0e-999999999999",
  ])
  func `Numbers that a decoder would round keep their digits, in both forms`(text: String) throws {
    let number = try JSON.number(#require(JSONNumber(text)))
    let key = "3.141592653589793"
    let decoded = try decode("{\"\(key)\": [\(text)]}", as: [String: [JSONWire]].self)
    #expect(decoded[key]?.map(\.json.numberText) == [number.numberText])
    let direct = try [JSONWire](json: Array("[\(text)]".utf8))
    #expect(direct.map(\.json.numberText) == [number.numberText])
  }

  @Test func `An exponent that no number has is refused`() throws {
    let text = Array("[1e9999999]".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([JSONWire].self, from: Data(text))
    }
    do throws(JSONError) {
      _ = try [JSONWire](json: text)
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "[0]: 1e9999999 is not of the type JSON, whose exponents are at most a million (line 1, column 2)"
      )
    }
  }

  @Test(arguments: [
    "1e400", "0.1234567890123456789012345678901234567891", "1.23456789012345678901e200",
  ])
  func `What an encoder would round is refused`(text: String) throws {
    let number = JSONWire(json: .number(try #require(JSONNumber(text))))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([number]) }
  }

  @Test func `Zero is zero, whatever its sign`() throws {
    let negative = try #require(JSONNumber("-0"))
    #expect(negative == JSONNumber(0) && Set([negative, JSONNumber(0)]).count == 1)
    #expect(negative.double?.sign == .minus)
  }
}

extension JSON {
  fileprivate var numberText: String? {
    if case .number(let number) = self { number.description } else { nil }
  }
}
