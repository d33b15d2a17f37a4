import Foundation
import TestTags
import Testing
import Toolchain

/// The plugins, with their Xcode half, which is compiled only if there is a module `XcodeProjectPlugin`. Here it is the
/// one with signatures in `Tests/AppleSystems`. SwiftPM's own module is that of the toolchain.
@Suite(.tags(.compiling)) struct PluginCompilationTests {
  private static let root = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["GenerateModels", "GenerateModelsBuildTool", "ImportSchema"])
  func `Both halves of a plugin compile without a warning`(_ name: String) throws {
    try Toolchain.withFolder { folder in
      let flags = try [
        "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-package-description-version", "6.1.0", "-I", Toolchain.modules + "/pm/PluginAPI", "-I",
        folder.path(),
      ]
      let module = folder.appending(path: "XcodeProjectPlugin.swiftmodule").path()
      let stub = Self.root.appending(path: "Tests/AppleSystems/XcodeProjectPlugin")
      #expect(
        try Toolchain.run(
          "swiftc",
          ["-emit-module", "-o", module, "-module-name", "XcodeProjectPlugin"] + flags
            + sources(in: stub)) == "")
      let plugin = try sources(in: Self.root.appending(path: "Plugins/\(name)"))
      #expect(plugin.contains { $0.hasSuffix("+Xcode.swift") })
      #expect(try Toolchain.compile(["-typecheck"] + flags + plugin) == "")
    }
  }

  private func sources(in folder: URL) throws -> [String] {
    try GoldenCase.contents(of: folder).filter { $0.pathExtension == "swift" }.map { $0.path() }
  }
}
