import Foundation
import Toolchain

/// A program that prints each expectation that is not met. It is linked when it is first run, which it need not be as long as
/// it consists of the same objects as one that printed nothing.
struct CheckingProgram {
  /// What the compiler says about it; empty if all is well.
  let faults: String
  private let objects: [String]
  private let path: String

  init(objects: [String], path: String) {
    (faults, self.objects, self.path) = ("", objects, path)
  }

  init(faults: String) {
    (self.faults, objects, path) = (faults, [], "")
  }

  /// What it prints, and its exit code if that is not zero.
  func said(_ arguments: [String] = []) throws -> String {
    guard faults.isEmpty else { return faults }
    // What was kept is named after all that it is made of.
    let names = objects.map { URL(filePath: $0).lastPathComponent }
    var digest = InputDigest()
    try digest.add([Toolchain.targetInfo])
    digest.add(names)
    digest.add(arguments)
    return try KeptCompilations.said(of: digest) {
      if !FileManager.default.fileExists(atPath: path) {
        let said = try Toolchain.run("swiftc", objects + ["-o", path])
        guard said.isEmpty else { return said }
      }
      return try Toolchain.run(path, arguments)
    }
  }
}
