import Foundation
import SwiftLowering
import Toolchain

@testable import Emission

/// The support code as it is emitted, in a folder of its own that is removed afterwards.
struct EmittedSupport {
  let folder: URL

  static func withFolder(_ body: (EmittedSupport) throws -> Void) throws {
    try Toolchain.withFolder { try body(EmittedSupport(folder: $0)) }
  }

  /// Returns the paths of the files.
  func write(
    _ parts: [SupportPart], to name: String, access: AccessLevel,
    beside domain: DomainModule? = nil
  ) throws -> [String] {
    let folder = folder.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let situation = SupportSituation(of: parts, isDepthChecked: true)
    return try parts.map { part in
      let file = folder.appending(path: "\(part.rawValue).swift")
      let text = part.text(access: access, in: situation, beside: domain)
      try Data(LongLines.broken(Array(text.utf8))).write(to: file)
      return file.path()
    }
  }

  /// Writes all parts into one file, as generated code has them in the layout for build systems. Returns its path.
  func writeTogether(
    _ parts: [SupportPart], to name: String, access: AccessLevel
  ) throws -> String {
    let imports = parts.flatMap { $0.imports(access: access, of: $0.declarations()) }
    let modules = Set(imports.map(\.module)).sorted()
    let head = modules.map { module in
      let isExposed = imports.contains { $0.module == module && $0.access != .internal }
      return "\(isExposed ? "\(access.rawValue) " : "")import \(module)\n"
    }
    let bodies = parts.map { "\n" + $0.named(access: access) }
    let file = folder.appending(path: "\(name).swift")
    try Data(LongLines.broken(Array((head + bodies).joined().utf8))).write(to: file)
    return file.path()
  }

  /// What the compiler says; empty if all is well. The sources of what was emitted as a module are `others`.
  func compile(_ arguments: [String], reading others: [String] = []) throws -> String {
    try Toolchain.compile(["-I", folder.path()] + arguments, reading: others)
  }

  /// The same for a module that others import.
  func emit(_ module: String, _ arguments: [String]) throws -> String {
    try Toolchain.compile(
      ["-emit-module", "-module-name", module] + arguments,
      to: ("-o", folder.appending(path: "\(module).swiftmodule").path()))
  }

  /// What the formatter says with its default configuration.
  func lint(_ name: String) throws -> String {
    try Toolchain.run(
      "swift",
      ["format", "lint", "--strict", "--recursive"] + Toolchain.defaultFormat
        + [folder.appending(path: name).path()])
  }
}

extension SupportPart {
  /// The part as a file of its own.
  func text(
    access: AccessLevel, in situation: SupportSituation = .whole, beside domain: DomainModule? = nil
  ) -> String {
    let declarations = declarations(in: situation)
    let imports = imports(access: access, of: declarations, beside: domain).map { line in
      "\(line.access == .internal ? "" : line.access.rawValue + " ")import \(line.module)\n"
    }
    return imports.joined() + (imports.isEmpty ? "" : "\n")
      + named(access: access, in: situation)
  }

  /// Its body, with the names that it has beside a schema that takes none of them.
  fileprivate func named(
    access: AccessLevel, in situation: SupportSituation = .whole
  ) -> String {
    SupportNames([:], prefix: "", in: [self], beside: [])
      .renamed(body(access: access, of: declarations(in: situation)))
  }
}
