import Configuration
import Diagnostics
import Foundation
import GatehousePipeline
import Testing

/// What the README and the language reference show must be true.
@Suite struct DocumentationTests {
  static let pages =
    ["README.md"]
    + ["TextAndNames", "Types", "Records", "EnumsAndUnions", "Converters", "Rules", "Maps"]
    .map { "Sources/gatehouse/Documentation.docc/Language/\($0).md" }

  @Test(arguments: pages)
  func everySchemaIsValid(_ page: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8)
    for block in gateBlocks(in: text) {
      let file = SourceFile(path: page, text: block)
      let found = validate([file]).diagnostics
      #expect(found.isEmpty, "\(DiagnosticFormat.text.render(found, of: [file]))")
    }
  }

  @Test(arguments: ["README.md", "Sources/gatehouse/Documentation.docc/Configuration.md"])
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
    let listed = Self.pages.dropFirst().map { ($0 as NSString).lastPathComponent }
    #expect(found == listed.sorted())
  }
}
