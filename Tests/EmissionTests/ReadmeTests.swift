import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import TestTags
import Testing
import Toolchain

/// The Swift in the README is correct.
@Suite(.tags(.compiling)) struct ReadmeTests {
  private let text: String

  init() throws {
    let readme = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    text = try String(contentsOf: readme, encoding: .utf8)
  }

  private func generated(_ json: JSONForm = .codable) -> [GeneratedFile] {
    generate(
      Guide.blocks("gate", in: text).enumerated().map { index, schema in
        SourceFile(path: "\(index).gate", text: schema)
      }, settings: GenerationSettings(json: json)
    ).files
  }

  @Test func `The Swift in the README is generated`() throws {
    let files = generated().map(\.text)
    let shown = Guide.blocks("swift", in: try section("The Swift"))
    #expect(!shown.isEmpty)
    for code in shown {
      #expect(files.contains { $0.contains(code) }, "nothing generates this:\n\(code)")
    }
  }

  /// The answer gives the error that is shown, and without its faults a user.
  @Test func `A wrong answer gives the issues that are shown`() throws {
    let code = try #require(Guide.blocks("swift", in: wrongAnswer).first)
    let said = try run(code, with: generated(), on: [answer, faultyAnswer])
    #expect(said == "Ada Lovelace ada@example.com\n\(try issues)\n")
  }

  /// Reading directly gives the same issues as a decoder.
  @Test func `What is read directly is read as it is shown`() throws {
    let section = try section("Speed")
    let code = try #require(Guide.blocks("swift", in: section).first)
    let error = try #require(Guide.blocks("text", in: section).first)
    let unreadable = try faultyAnswer.replacingOccurrences(of: "\"Ada\"", with: "null")
    let said = try run(
      code, with: generated(.direct), on: [answer, faultyAnswer, unreadable])
    #expect(said == "Ada Lovelace ada@example.com\n\(try issues)\n\(error)\n")
  }

  private var wrongAnswer: String {
    get throws { try section("When an answer is wrong") }
  }

  private var issues: String {
    get throws { try #require(Guide.blocks("text", in: wrongAnswer).first) }
  }

  private var faultyAnswer: String {
    get throws { try #require(Guide.blocks("jsonc", in: wrongAnswer).first) }
  }

  private var answer: String {
    get throws {
      [
        ("\"\"", "\"7\""), ("nope", "ada@example.com"), ("yesterday", "2024-05-03T12:00:00Z"),
        ("true", "true, \"profile\": { \"bio\": \"Mathematician\", \"score\": 9.5 }"),
      ].reduce(try faultyAnswer) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
  }

  /// What a program with the function `user` says about each answer.
  private func run(
    _ function: String, with models: [GeneratedFile], on answers: [String]
  ) throws -> String {
    let program = """
      \(function)
      for path in CommandLine.arguments.dropFirst() {
        do {
          let found = try user(Data(contentsOf: URL(filePath: path)))
          print(found.fullName, found.email.rawValue)
        } catch {
          print(error)
        }
      }
      """
    return try Toolchain.withFolder { folder in
      func write(_ text: String, to name: String) throws -> String {
        try Toolchain.write(Data(text.utf8), to: name, in: folder)
      }
      let sources = try models.map { try write($0.text, to: $0.name) }
      let main = try write(program, to: "main.swift")
      let paths = try answers.enumerated().map { try write($1, to: "\($0).json") }
      let tool = folder.appending(path: "minutes").path()
      #expect(
        try Toolchain.compile(["-wmo"] + Toolchain.strict + sources + [main], to: ("-o", tool))
          == "")
      return try Toolchain.run(tool, paths)
    }
  }

  /// The text below a heading, up to the next one.
  private func section(_ heading: String) throws -> String {
    let start = try #require(text.range(of: "\n## \(heading)\n"))
    return String(text[start.upperBound...].components(separatedBy: "\n## ").first ?? "")
  }
}
