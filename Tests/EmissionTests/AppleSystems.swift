import Foundation
import Toolchain

/// The checker that type-checks Swift for Apple's systems, if it is available.
enum AppleSystems {
  private static let root = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()

  static let canBeChecked = FileManager.default.isExecutableFile(
    atPath: root.deletingLastPathComponent().appending(path: "shared/tools/apple/check.sh").path())

  /// What the compiler says about modules, each of which may be imported by those after it; empty if all is well.
  static func check(
    _ modules: [(name: String, folder: URL)], for targets: [String], _ flags: [String]
  ) throws -> String {
    try Toolchain.run(
      "TARGETS=\(targets.joined(separator: " "))",
      ["FLAGS=\(flags.joined(separator: " "))", root.appending(path: ".ci/apple").path()]
        + modules.map { "\($0.name)=\($0.folder.path())" })
  }
}
