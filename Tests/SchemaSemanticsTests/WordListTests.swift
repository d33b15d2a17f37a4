import Diagnostics
import Foundation
import Testing

@testable import SchemaSemantics

/// The documentation and the pages of `gatehouse explain` list every rule and every converter.
@Suite struct WordListTests {
  @Test(arguments: Rule.all.compactMap(\.name))
  func everyRuleIsListed(_ name: String) throws {
    #expect(try documentation("Rules").contains("`\(name)"))
    #expect(DiagnosticKind.unknownRule.explanation.contains("`\(name)"))
  }

  @Test(arguments: Converter.all.map(\.name))
  func everyConverterIsListed(_ name: String) throws {
    #expect(try documentation("Converters").contains("`\(name)"))
    #expect(DiagnosticKind.unknownConverter.explanation.contains("`\(name)"))
  }

  private func documentation(_ page: String) throws -> String {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Sources/gatehouse/Documentation.docc/Language/\(page).md")
    return try String(contentsOf: file.standardized, encoding: .utf8)
  }
}
