import SchemaSemantics
import Testing

@testable import SwiftLowering

/// Values that replace others in maps have exactly the type of what they replace.
@Suite struct ThrowingLiteralTests {
  private static let types = """
    type Email = String where email
    type Note = String
    open enum Role { admin, @deprecated("Use admin.") guest }

    """

  private struct Written: Equatable {
    let text: String
    let needsTry: Bool
    let isPlain: Bool
  }

  private func written(_ clauses: String) throws -> Written {
    let schema = try LoweredSchema("model Probe { probed: \(clauses) }\n\(Self.types)")
    let field = try schema.onlyField()
    let value = try #require(field.defaultValue)
    let literal = ThrowingLiteral(schema.context, in: nil)
    var needs = FileNeeds()
    return Written(
      text: literal.expression(of: value, as: field.type, needs: &needs).text,
      needsTry: literal.needsTry(value), isPlain: literal.isPlain(value))
  }

  @Test(arguments: [
    (#"Email = "ada@example.com""#, #"Email("ada@example.com")"#, true),
    (#"Note = "hello""#, #"Note("hello")"#, false),
    (#"[Email] = ["ada@example.com"]"#, #"[Email("ada@example.com")]"#, true),
    (
      #"URL = "https://example.org""#, #"WireFormat<String, URL>.url.read("https://example.org")"#,
      true
    ),
    ("Int? = 3", "3", false),
    ("Role = admin", ".admin", false),
    // To name the case would give a warning.
    ("Role = guest", ".deprecatedGuest", false),
  ])
  func `A value is made by what checks it`(
    clauses: String, text: String, needsTry: Bool
  ) throws {
    let found = try written(clauses)
    #expect(found.text == text)
    #expect(found.needsTry == needsTry)
  }

  @Test(arguments: [
    (#"Email = "ada@example.com""#, false), (#"Note = "hello""#, true), ("Role = admin", true),
    ("Role = guest", false), ("[Role] = [admin, guest]", false), ("Int = 3", true),
  ])
  func `A default argument needs a value that nothing has to read`(
    clauses: String, isPlain: Bool
  ) throws {
    #expect(try written(clauses).isPlain == isPlain)
  }
}
