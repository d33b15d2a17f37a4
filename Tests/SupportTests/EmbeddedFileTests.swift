import Foundation
import Templates
import Testing

@Suite struct EmbeddedFileTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func texts(in folder: String, suffix: String) throws -> [String: String] {
    let folder = repository.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix(suffix) }
    return Dictionary(
      uniqueKeysWithValues: try paths.map { path in
        (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      })
  }

  private static func embedded(_ prefix: String) -> [String: String] {
    let files = EmbeddedFile.all.filter { $0.name.hasPrefix(prefix) }
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.name.dropFirst(prefix.count)), $0.text) })
  }

  @Test(arguments: [
    ("GeneratedSupport/", "Templates/Support"), ("TextFormats/", "Sources/TextFormats"),
  ])
  func `The executable carries every file as it is`(prefix: String, folder: String) throws {
    let texts = try Self.texts(in: folder, suffix: ".swift")
    #expect(!texts.isEmpty)
    #expect(Self.embedded(prefix) == texts, "list the files anew: .ci/embed")
  }

  @Test func `Templates are named by their paths`() throws {
    let templates = try Self.texts(in: "Templates", suffix: ".template")
    let count = EmbeddedFile.all.filter { $0.name.hasSuffix(".template") }.count
    #expect(count == templates.count, "list the files anew: .ci/embed")
    for (name, text) in templates {
      #expect(EmbeddedFile.named(name)?.text == text)
    }
    #expect(EmbeddedFile.named("no such file") == nil)
  }
}
