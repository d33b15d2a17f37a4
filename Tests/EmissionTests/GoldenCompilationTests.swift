import Emission
import Foundation
import Testing

/// What is expected of the generator is code that compiles, that is laid out as the formatter would, and that does what
/// it says.
@Suite struct GoldenCompilationTests {
  @Test(arguments: try GoldenCase.all(), Toolchain.dialects)
  func `Each case compiles without a warning`(_ golden: GoldenCase, dialect: [String]) throws {
    // The program that checks how it behaves is built in this dialect anyway.
    if dialect == Toolchain.strict, golden.hasBehaviour { return }
    try Toolchain.withFolder { folder in
      let flags = ["-typecheck", "-warnings-as-errors", "-package-name", "app"] + dialect
      let output = try Toolchain.run("swiftc", flags + golden.write(to: folder))
      #expect(output == "")
    }
  }

  @Test func `The formatter finds nothing to change`() throws {
    try Toolchain.withFolder { folder in
      for golden in try GoldenCase.all() {
        _ = try golden.write(to: folder.appending(path: golden.testDescription))
      }
      let lint = ["format", "lint", "--strict", "--recursive", "--parallel"]
      let output = try Toolchain.run("swift", lint + Toolchain.defaultFormat + [folder.path()])
      #expect(output == "")
      let before = try texts(in: folder)
      let rewriting = ["format", "--in-place", "--recursive", "--parallel"]
      let said = try Toolchain.run("swift", rewriting + Toolchain.defaultFormat + [folder.path()])
      #expect(said == "")
      for (name, text) in try texts(in: folder) { #expect(before[name] == text, "\(name)") }
    }
  }

  private func texts(in folder: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    where name.hasSuffix(".swift") {
      let file = folder.appending(path: name)
      texts[name] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return texts
  }

  @Test(arguments: try GoldenCase.all().filter(\.hasBehaviour))
  func `Each case behaves as its own checks say`(_ golden: GoldenCase) throws {
    try Toolchain.withFolder { folder in
      let program = folder.appending(path: "behaviour").path()
      let sources = try golden.write(to: folder) + golden.behaviourPaths()
      let flags = ["-warnings-as-errors", "-package-name", "app", "-o", program]
      let output = try Toolchain.run("swiftc", flags + Toolchain.strict + sources)
      #expect(output == "")
      #expect(try Toolchain.run(program, []) == "")
    }
  }
}

extension GoldenCase {
  /// What is expected, with the support code that it needs.
  ///
  /// - Returns: the paths of the files.
  fileprivate func write(to folder: URL) throws -> [String] {
    let files = try generated().map { file in
      let stored = expected.appending(path: file.name)
      let isStored = FileManager.default.fileExists(atPath: stored.path())
      return (name: file.name, bytes: isStored ? try Data(contentsOf: stored) : Data(file.bytes))
    }
    return try files.map { name, bytes in
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
      return file.path()
    } + handwrittenPaths()
  }
}
