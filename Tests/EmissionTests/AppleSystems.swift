import Foundation
import Toolchain

/// The checker that type-checks Swift for Apple's systems, if it is available.
enum AppleSystems {
  private static let root = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()

  private static let tools = root.deletingLastPathComponent().appending(path: "shared/tools/apple")

  static let canBeChecked = FileManager.default.isExecutableFile(
    atPath: tools.appending(path: "check.sh").path())

  /// What the compiler says about modules, each of which may be imported by those after it; empty if all is well.
  static func check(
    _ modules: [(name: String, folder: URL)], for targets: [String], _ flags: [String]
  ) throws -> String {
    var input = try checker.get()
    let paths = flags.filter { $0.hasPrefix("/") }
    input.add(targets + modules.map(\.name) + flags.filter { !$0.hasPrefix("/") })
    let sources = try modules.flatMap { try files(within: $0.folder) }.filter {
      $0.hasSuffix(".swift")
    }
    try input.add(files: paths + sources)
    return try KeptCompilations.said(of: input) {
      try Toolchain.run(
        "TARGETS=\(targets.joined(separator: " "))",
        ["FLAGS=\(flags.joined(separator: " "))", root.appending(path: ".ci/apple").path()]
          + modules.map { "\($0.name)=\($0.folder.path())" })
    }
  }

  /// The checker itself, and what it puts in the place of Apple's modules.
  private static let checker = Result {
    var digest = InputDigest()
    try digest.add([Toolchain.targetInfo])
    let folders = [root.appending(path: "Tests/AppleSystems"), tools]
    try digest.add(
      files: [root.appending(path: ".ci/apple").path()] + folders.flatMap(files(within:)))
    return digest
  }

  private static func files(within folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
      .map { folder.appending(path: $0).path() }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }
}
