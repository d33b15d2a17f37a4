import SchemaSemantics
import Testing

@testable import SwiftLowering

/// How JSON holds a value that does not decode itself.
@Suite struct FormatTests {
  private func format(_ clauses: String) throws -> FormatExpression? {
    let schema = try LoweredSchema(
      """
      model Probe { probed: \(clauses) }
      open enum Role { admin }
      model union Status by key { on }
      type Email = String where email

      """)
    let field = try schema.onlyField()
    var needs = FileNeeds()
    let format = schema.context.format(field.decoding, from: field.wireType, in: nil, needs: &needs)
    #expect(needs.support.contains(.wireFormat) == (format != nil))
    return format
  }

  @Test(arguments: ["String", "Int?", "[Bool]", "[String: [Int?]]", "Status", "[Status]?"])
  func `What decodes itself needs no format`(clauses: String) throws {
    #expect(try format(clauses) == nil)
  }

  @Test(arguments: [
    ("Date via iso8601", ".iso8601", "String", "Date"),
    ("String via trimmed", ".trimmed", "String", "String"),
    ("Role", ".role", "String", "Role"),
    ("Set<Int>", ".unique()", "[Int]", "Set<Int>"),
    ("[String: JSON]", ".dictionary(of: .json)", "[String: JSONWire]", "[String: JSON]"),
    (
      "Email",
      ".converting(read: { (value) throws(Email.ValidationError) in try Email(value) }, write: { $0.rawValue })",
      "String", "Email"
    ),
    ("Date via epochSeconds", ".epochSeconds", "Double", "Date"),
    ("[URL]", ".array(of: .url)", "[String]", "[URL]"),
    ("UUID?", ".optional(.uuid)", "String?", "UUID?"),
  ])
  func `A format says what is on the wire and what becomes of it`(
    clauses: String, text: String, wire: String, value: String
  ) throws {
    let format = try #require(try format(clauses))
    #expect(format.expression.text == text)
    #expect(format.wire == wire)
    #expect(format.value == value)
  }
}
