import Configuration
import Diagnostics
import Foundation
import GatehousePipeline
import SchemaSemantics
import SwiftLowering
import Testing

/// Comments tell which entries of a catalogue were written for rules.
@Suite struct CatalogueCommentTests {
  @Test func everyCommentIsRecognisedUnderItsKey() throws {
    var output = Configuration.Output(to: "Out")
    output.settings.messages = .catalogue
    var count = 0
    for folder in try Self.schemas() {
      let files = try folder.map { url in
        SourceFile(path: url.lastPathComponent, text: try String(contentsOf: url, encoding: .utf8))
      }
      let names = files.map(\.path)
      let result = generate(
        files, calledBy: names, at: names, conventions: .init(), outputs: [output])
      for text in result.catalogues.compactMap({ $0 }).flatMap(\.texts) {
        count += 1
        #expect(CatalogueComment(text.comment.text, of: text.key) == text.comment)
        #expect(CatalogueComment(text.comment.text, of: "X\(text.key)") == nil)
        #expect(CatalogueComment(text.comment.text + " ", of: text.key) == nil)
      }
    }
    #expect(count > 200)
  }

  /// Those of each golden case.
  private static func schemas() throws -> [[URL]] {
    let cases = Repository.root.appending(path: "Tests/Goldens")
    return try FileManager.default.contentsOfDirectory(at: cases, includingPropertiesForKeys: nil)
      .map { $0.appending(path: "Schemas") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .map { folder in
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
          .filter { $0.pathExtension == "gate" }
      }
  }
}
