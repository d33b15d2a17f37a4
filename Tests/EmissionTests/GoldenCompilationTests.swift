import Foundation
import Testing

/// What is expected of the generator is code that compiles, that is laid out as the formatter would, and that does what
/// it says.
@Suite(.serialized) struct GoldenCompilationTests {
  @Test(arguments: try GoldenCase.all(), Toolchain.dialects)
  func `Each case compiles without a warning`(_ golden: GoldenCase, dialect: [String]) throws {
    // The program that checks how it behaves is built in this dialect anyway.
    if dialect == Toolchain.strict, golden.hasBehaviour { return }
    let output = try Toolchain.run(
      "swiftc",
      ["-typecheck", "-warnings-as-errors", "-package-name", "app"] + dialect
        + golden.sourcePaths())
    #expect(output == "")
  }

  @Test func `The formatter finds nothing to change`() throws {
    let paths = try GoldenCase.all().flatMap { try $0.expectedPaths() }
    let arguments = ["format", "lint", "--strict", "--configuration", "{\"version\": 1}"]
    let output = try Toolchain.run("swift", arguments + paths)
    #expect(output == "")
    for path in paths {
      let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      #expect(try Toolchain.formatted(text) == text, "\(path)")
    }
  }

  @Test(arguments: try GoldenCase.all().filter(\.hasBehaviour))
  func `Each case behaves as its own checks say`(_ golden: GoldenCase) throws {
    try Toolchain.withFolder { folder in
      let program = folder.appending(path: "behaviour").path()
      let main = golden.behaviour.appending(path: "main.swift").path()
      let sources = try golden.sourcePaths() + [GoldenCase.expectations.path(), main]
      let output = try Toolchain.run(
        "swiftc", ["-warnings-as-errors", "-o", program] + Toolchain.strict + sources)
      #expect(output == "")
      #expect(try Toolchain.run(program, []) == "")
    }
  }
}
