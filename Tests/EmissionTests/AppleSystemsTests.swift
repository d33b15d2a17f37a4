import Emission
import Foundation
import SwiftLowering
import TestTags
import Testing
import Toolchain

/// Generated code compiles for Apple's systems, from the oldest that the README names.
@Suite(
  .tags(.compiling),
  .enabled(if: AppleSystems.canBeChecked, "../shared/tools/apple is not there"))
struct AppleSystemsTests {
  /// With `json: direct`, which includes `Codable`, so that there is most to check. `.ci/apple` checks all of the
  /// support code.
  @Test(arguments: try GoldenCase.all())
  func `Each case compiles for macOS 10.15`(_ golden: GoldenCase) throws {
    let golden = golden.settings.json.isDirect ? golden : golden.reading(.direct)
    guard golden.domainModule == nil else {
      return try check(golden, for: ["macosx10.15"], Toolchain.strict)
    }
    try Toolchain.withFolder { folder in
      let sources = try golden.laidOut(.filePerDeclaration).write(to: folder)
      let support = folder.appending(path: "Support")
      try FileManager.default.createDirectory(at: support, withIntermediateDirectories: true)
      let declarations = Set(sources.program).subtracting(sources.support).sorted()
      let output = try AppleSystems.check(
        [("App", support)], for: ["macosx10.15"],
        Toolchain.strict + declarations.flatMap { ["-primary-file", $0] })
      #expect(output == "")
    }
  }

  /// From the oldest system to one whose standard library has newer overloads to choose from.
  @Test(
    arguments: ["Flagship", "TwoModules", "Direct"],
    [
      ["ios13.0", "-swift-version", "5"], ["macosx26.0"] + Toolchain.strict,
      ["ios26.0"] + Toolchain.strict,
    ])
  func `Others compile for other systems`(_ name: String, system: [String]) throws {
    let golden = try GoldenCase.named(name).laidOut(.filePerSchema)
    try check(golden, for: Array(system.prefix(1)), Array(system.dropFirst()))
  }

  /// API that is newer than a system is found: otherwise the tests above would prove nothing.
  @Test func `Newer API is found`() throws {
    try Toolchain.withFolder { folder in
      let code = "import Foundation\nfunc now() -> Date { .now }\n"
      try Data(code.utf8).write(to: folder.appending(path: "Now.swift"))
      let output = try AppleSystems.check([("App", folder)], for: ["ios13.0"], Toolchain.strict)
      #expect(output.contains("'now' is only available in iOS 15 or newer"))
    }
  }

  private func check(_ golden: GoldenCase, for systems: [String], _ flags: [String]) throws {
    try Toolchain.withFolder { folder in
      _ = try golden.write(to: folder)
      let app = golden.domainModule == nil ? folder : folder.appending(path: "data")
      for path in try golden.handwrittenPaths() {
        let file = URL(filePath: path)
        try FileManager.default.copyItem(
          at: file, to: app.appending(path: "Handwritten\(file.lastPathComponent)"))
      }
      let domain = golden.domainModule.map { ($0, folder.appending(path: "domain")) }
      let output = try AppleSystems.check(
        [domain, ("App", app)].compactMap(\.self), for: systems, flags)
      #expect(output == "")
    }
  }
}
