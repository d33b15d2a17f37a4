import SchemaSemantics
import Testing

@testable import SwiftLowering

/// A value of the schema is exactly that value in Swift.
@Suite struct ValueLiteralTests {
  private static let types = """
    enum Role { admin, in, none }
    enum Level: Int { 1 as low }
    type Email = String where email

    """

  private func literal(of clauses: String) throws -> String {
    let schema = try LoweredSchema("model Probe { probed: \(clauses) }\n\(Self.types)")
    let field = try schema.onlyField()
    return ValueLiteral(schema.context).expression(
      of: try #require(field.defaultValue), as: field.type, in: nil
    ).text
  }

  @Test(arguments: [
    ("Int = 999_999", "999999"),
    ("Int = 1_000_000", "1_000_000"),
    ("Int = -12_345_678", "-12_345_678"),
    ("Double = -0.5", "-0.5"),
    ("Double = 5", "5.0"),
    ("Decimal = 1000000", "1_000_000"),
    ("Decimal = 19.99", "Decimal(sign: .plus, exponent: -2, significand: 1999)"),
    ("Decimal = -0.001", "Decimal(sign: .minus, exponent: -3, significand: 1)"),
    // A literal of more than eighteen digits would go through a `Double`.
    (
      "Decimal = 1234567890123456789.5",
      "Decimal(sign: .plus, exponent: 17, significand: 12)"
        + " + Decimal(sign: .plus, exponent: -1, significand: 345_678_901_234_567_895)"
    ),
  ])
  func `Numbers are not rounded`(clauses: String, text: String) throws {
    #expect(try literal(of: clauses) == text)
  }

  @Test(arguments: [
    (#"String = "a\"b""#, #""a\"b""#),
    (#"Email = "ada@example.com""#, #""ada@example.com""#),
    (#"URL = "https://example.org""#, #"URL(string: "https://example.org")"#),
    (#"Data = "aGk=""#, "Data([104, 105])"),
    (
      #"CalendarDate via calendarDate = "2024-02-29""#,
      "CalendarDate(year: 2024, month: 2, day: 29)"
    ),
    (#"Date via iso8601 = "2001-09-09T01:46:40Z""#, "Date(timeIntervalSince1970: 1_000_000_000)"),
    (#"Date via iso8601 = "1970-01-01T00:00:00.5Z""#, "Date(timeIntervalSince1970: 0.5)"),
  ])
  func `Texts are what they stand for`(clauses: String, text: String) throws {
    #expect(try literal(of: clauses) == text)
  }

  @Test(arguments: [
    ("Role = admin", ".admin"),
    ("Role = in", ".in"),
    ("Level = low", ".low"),
    // An optional has a case of that name, too.
    ("Role = none", "Role.none"),
    ("[Role] = [admin, none]", "[.admin, Role.none]"),
    ("[Int?] = [1, nil]", "[1, nil]"),
    (#"[String: Int] = ["a": 1]"#, #"["a": 1]"#),
    ("[String: Int] = [:]", "[:]"),
  ])
  func `Cases and collections are as short as Swift allows`(
    clauses: String, text: String
  ) throws {
    #expect(try literal(of: clauses) == text)
  }

  @Test(arguments: [
    ("JSON = [1, true, nil]", "[1, true, nil]"),
    (#"JSON = ["a": "b"]"#, #"["a": "b"]"#),
    ("JSON = 0.1", #".number(JSONNumber("0.1") ?? JSONNumber(0))"#),
  ])
  func `JSON is written as literals unless Swift would round a number`(
    clauses: String, text: String
  ) throws {
    #expect(try literal(of: clauses) == text)
  }
}
