import Diagnostics
import Foundation
import SchemaSyntax
import Testing

/// A case is a pair of files: `name.in.gate` as an author may have left it, and `name.out.gate` in the only style.
@Suite struct FormatterCaseTests {
  static let names = SchemaFiles.names(in: "Cases", withSuffix: ".in.gate")

  @Test func casesAreComplete() {
    #expect(Self.names.count >= 10)
    #expect(Self.names == SchemaFiles.names(in: "Cases", withSuffix: ".out.gate"))
  }

  @Test(arguments: names) func inputTakesTheStyle(name: String) throws {
    let expected = try SchemaFiles.text("Cases/\(name).out.gate")
    expectText(try formatted(SchemaFiles.text("Cases/\(name).in.gate")), expected)
  }

  @Test(arguments: names) func outputStaysAsItIs(name: String) throws {
    let expected = try SchemaFiles.text("Cases/\(name).out.gate")
    expectText(try formatted(expected), expected)
  }

  @Test(arguments: names) func layoutIsAllThatChanges(name: String) throws {
    let text = try SchemaFiles.text("Cases/\(name).in.gate")
    try expectOnlyLayoutChanges(text)
  }
}
