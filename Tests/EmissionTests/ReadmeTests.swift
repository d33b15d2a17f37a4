import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import Testing

/// What the README shows of Swift is true.
@Suite struct ReadmeTests {
  private let text: String

  init() throws {
    let readme = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    text = try String(contentsOf: readme, encoding: .utf8)
  }

  private var generated: [GeneratedFile] {
    generate(
      blocks("gate", in: text).enumerated().map { index, schema in
        SourceFile(path: "\(index).gate", text: schema)
      }
    ).files
  }

  @Test func `The Swift in the README is generated`() throws {
    let files = generated.map(\.text)
    let shown = blocks("swift", in: try section("What comes out"))
    #expect(!shown.isEmpty)
    for code in shown {
      #expect(files.contains { $0.contains(code) }, "nothing generates this:\n\(code)")
    }
  }

  /// The answer becomes a user, and one with faults becomes the error that is shown.
  @Test func `The first five minutes are true`() throws {
    let section = try section("The first five minutes")
    let code = try #require(blocks("swift", in: section).first)
    let answer = try #require(blocks("jsonc", in: section).first)
    let issues = try #require(blocks("text", in: section).last)
    let faults = [
      ("\"7\"", "\"\""), ("ada@example.com", "nope"), ("2024-05-03T12:00:00Z", "yesterday"),
      ("profile", "profil"),
    ]
    let faulty = faults.reduce(answer) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    let program = """
      \(code)
      for path in CommandLine.arguments.dropFirst() {
        do {
          let found = try user(Data(contentsOf: URL(filePath: path)))
          print(found.fullName, found.email.rawValue)
        } catch {
          print(error)
        }
      }
      """
    let files = [("main.swift", program), ("Answer.json", answer), ("Faulty.json", faulty)]
    try Toolchain.withFolder { folder in
      var paths: [String] = []
      for (name, text) in generated.map({ ($0.name, $0.text) }) + files {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        paths.append(file.path())
      }
      let (answers, sources) = (paths.suffix(2), paths.dropLast(2))
      let tool = folder.appending(path: "minutes").path()
      #expect(
        try Toolchain.run("swiftc", ["-wmo", "-o", tool] + Toolchain.strict + sources) == "")
      #expect(
        try Toolchain.run(tool, Array(answers)) == "Ada Lovelace ada@example.com\n\(issues)\n")
    }
  }

  /// What stands below a heading, as far as the next one.
  private func section(_ heading: String) throws -> String {
    let start = try #require(text.range(of: "\n## \(heading)\n"))
    return String(text[start.upperBound...].components(separatedBy: "\n## ").first ?? "")
  }

  private func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }
}
