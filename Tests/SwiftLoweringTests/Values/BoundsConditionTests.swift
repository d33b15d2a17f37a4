import SchemaSemantics
import Testing

@testable import SwiftLowering

/// When a value is outside its bounds, in Swift.
@Suite struct BoundsConditionTests {
  private func condition(_ clauses: String) throws -> String {
    let schema = try LoweredSchema("domain Probe { probed: \(clauses) }\n")
    let field = try schema.onlyField()
    guard case .bounds(let rule) = try #require(field.rules.first).kind else { return "" }
    let record = try schema.type("Probe").id
    return BoundsCondition(
      rule.bounds, of: field.type, ValueLiteral(schema.context), in: record
    ).broken(.word("value")).text
  }

  @Test(arguments: [
    ("Int where 0...9", "!(0...9).contains(value)"),
    ("Int where -9...-1", "!(-9...(-1)).contains(value)"),
    ("Int where 0..<10", "!(0..<10).contains(value)"),
    ("Int where 7...7", "value != 7"),
    ("Int where >= 1", "value < 1"),
    ("Int where > 1", "value <= 1"),
    ("Int where <= 1_000_000", "value > 1_000_000"),
    // Not a number is on neither side of anything.
    ("Double where >= 0.5", "!(value >= 0.5)"),
    ("Double where 0...1", "!(0.0...1.0).contains(value)"),
  ])
  func `A condition asks for what is outside`(clauses: String, text: String) throws {
    #expect(try condition(clauses) == text)
  }

  @Test func `Days are compared part by part`() throws {
    let found = try condition(#"CalendarDate where >= "2024-05-03""#)
    #expect(found == "(value.year, value.month, value.day) < (2024, 5, 3)")
  }

  @Test func `Bounds that are too long for one line are two comparisons`() throws {
    let found = try condition("Decimal where 0.5...99999999999999999999.5")
    #expect(found.hasPrefix("value < Decimal("))
    #expect(found.contains(" || value > Decimal("))
  }
}
