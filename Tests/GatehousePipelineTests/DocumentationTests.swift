import Configuration
import Diagnostics
import Foundation
import GatehousePipeline
import Testing

/// What the README and the language reference show is true.
@Suite struct DocumentationTests {
  private static let catalogue = "Sources/gatehouse/Documentation.docc"

  private static let language = [
    "AtAGlance", "TextAndNames", "Types", "Records", "EnumsAndUnions", "Converters", "Rules",
    "Maps", "Namespaces",
  ]

  private static let pages =
    ["README.md"]
    + (["GeneratedCode", "Recipes"] + language.map { "Language/\($0)" })
    .map { "\(catalogue)/\($0).md" }

  @Test(arguments: pages)
  func everySchemaIsValid(_ page: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    for block in gateBlocks(in: text) {
      let file = SourceFile(path: page, text: block)
      let found = validate([file]).diagnostics
      #expect(found.isEmpty, "\(DiagnosticFormat.text.render(found, of: [file]))")
    }
  }

  @Test(arguments: ["README.md", "\(catalogue)/Configuration.md", "\(catalogue)/Recipes.md"])
  func everyConfigurationIsSound(_ page: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    for block in blocks(of: "json", in: text) {
      let file = SourceFile(path: page, text: block)
      let found = Configuration.read(file).diagnostics
      #expect(found.isEmpty, "\(DiagnosticFormat.text.render(found, of: [file]))")
    }
  }

  @Test func noPageIsForgotten() throws {
    let folder = Repository.sources.appending(path: "gatehouse/Documentation.docc/Language")
    let found = try Repository.contents(of: folder).map(\.lastPathComponent)
    #expect(found == Self.language.map { "\($0).md" }.sorted())
  }
}
