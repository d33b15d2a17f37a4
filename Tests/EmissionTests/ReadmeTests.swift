import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import Testing

/// The Swift that the README shows is what comes of the schema that it shows.
@Suite struct ReadmeTests {
  @Test func `The Swift in the README is generated`() throws {
    let readme = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let schemas = blocks("gate", in: text).enumerated().map { index, schema in
      SourceFile(path: "\(index).gate", text: schema)
    }
    let files = generate(schemas).files.map(\.text)
    let shown = blocks("swift", in: text)
    #expect(!shown.isEmpty)
    for code in shown {
      #expect(files.contains { $0.contains(code) }, "nothing generates this:\n\(code)")
    }
  }

  private func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }
}
