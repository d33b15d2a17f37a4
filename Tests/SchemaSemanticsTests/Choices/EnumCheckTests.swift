import SchemaSyntax
import TextFormats
import Testing

@testable import SchemaSemantics

@Suite struct EnumCheckTests {
  @Test func stringsAreReadWithOrWithoutQuotes() throws {
    let role = try enumeration(
      "open enum Role { admin, \"in review\" as inReview, GUEST as guest }")
    #expect(role.isOpen)
    #expect(role.rawType == .string)
    #expect(role.cases.map(\.swiftName) == ["admin", "inReview", "guest"])
    #expect(
      role.cases.map(\.rawValue) == [.string("admin"), .string("in review"), .string("GUEST")])
  }

  @Test func integersAreReadExactly() throws {
    let level = try enumeration(
      "enum Level: UInt64 { 0 as none, 18446744073709551615 as all, 1_000 as some }")
    #expect(
      level.cases.map(\.rawValue) == [
        .number(try DecimalText(parsing: "0")),
        .number(try DecimalText(parsing: "18446744073709551615")),
        .number(try DecimalText(parsing: "1000")),
      ])
  }

  @Test(arguments: [
    ("Int8", "127", "128"), ("Int8", "-128", "-129"), ("UInt8", "255", "256"),
    ("UInt8", "0", "-1"), ("Int16", "32767", "32768"), ("UInt16", "65535", "65536"),
    ("Int32", "-2147483648", "-2147483649"), ("UInt32", "4294967295", "4294967296"),
    ("Int", "9223372036854775807", "9223372036854775808"),
    ("Int64", "-9223372036854775808", "-9223372036854775809"),
    ("UInt", "18446744073709551615", "99999999999999999999999999999999999999999"),
  ])
  func theWidthIsKept(_ type: String, _ fits: String, _ tooLarge: String) {
    #expect(CheckedSchema.codes(of: "enum E: \(type) { \(fits) as a }").isEmpty)
    #expect(CheckedSchema.codes(of: "enum E: \(type) { \(tooLarge) as a }") == ["G0502"])
  }

  @Test(arguments: [
    ("enum E { a }", [String]()), ("enum E { a as b, a as c }", ["G0503"]),
    ("enum E { a, a }", ["G0205"]), ("enum E: Int { 10 as a, 1_0 as b }", ["G0503"]),
    ("enum E: Double { 1 as a }", ["G0501"]), ("open enum E {}", ["G0504"]),
    ("enum E { nil, null }", []), ("enum E { TRUE, a as false }", ["G0207", "G0207"]),
    ("enum E: Int, CaseIterable { 1 as a }", []),
  ])
  func codes(_ text: String, _ codes: [String]) {
    #expect(CheckedSchema.codes(of: text) == codes)
  }

  private func enumeration(_ text: String) throws -> ValidEnum {
    var schema = CheckedSchema(text)
    let kinds = schema.choices()
    #expect(schema.diagnostics.isEmpty)
    guard case .enumeration(let enumeration) = try #require(kinds.first) else {
      throw UnexpectedKind()
    }
    return enumeration
  }
}

struct UnexpectedKind: Error {}
