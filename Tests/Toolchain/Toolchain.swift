package import Foundation

// A build that links everything statically has no tests, and no such module.
#if canImport(Testing)
  import TestTags
  import Testing
#endif

/// The Swift compiler and formatter, as users run them.
package enum Toolchain {
  package static let strict = [
    "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  package static let onMainActor = strict + ["-default-isolation", "MainActor"]
  package static let swift5 = ["-swift-version", "5"]

  /// Every dialect in which generated code has to compile.
  package static let dialects = [strict, onMainActor, swift5]

  package static let defaultFormat = ["--configuration", "{\"version\": 1}"]

  /// What the tool prints, and its exit code if that is not zero; empty if all is well.
  package static func run(
    _ tool: String, _ arguments: [String], in folder: URL? = nil
  ) throws -> String {
    #if canImport(Testing)
      guard Test.current?.tags.contains(.compiling) == true else { throw MissingTag(tool: tool) }
    #endif
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    if let folder { process.currentDirectoryURL = folder }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 ? text : "exit \(process.terminationStatus)\n\(text)"
  }

  private struct MissingTag: Error, CustomStringConvertible {
    let tool: String

    var description: String {
      "\(tool) is started by a suite without `.tags(.compiling)`, which .ci/quick would run"
    }
  }

  /// What the compiler says about some files of a module; of the others, it only looks at the declarations.
  package static func typeCheck(
    _ files: [String], beside others: [String], of module: String = "App", _ flags: [String],
    importing imported: [String] = []
  ) throws -> String {
    try compile(
      ["-frontend", "-typecheck", "-parse-as-library", "-module-name", module]
        + ["-plugin-path", try modules + "/host/plugins"] + flags
        + files.flatMap { ["-primary-file", $0] } + others, reading: imported)
  }

  /// The folder in which the toolchain has its modules.
  package static var modules: String {
    get throws {
      try JSONDecoder().decode(TargetInfo.self, from: Data(targetInfo.utf8)).paths
        .runtimeResourcePath
    }
  }

  /// Which compiler it is, and what it compiles for.
  package static var targetInfo: String { get throws { try foundTargetInfo.get() } }

  private static let foundTargetInfo = Result { try run("swiftc", ["-print-target-info"]) }

  private struct TargetInfo: Decodable {
    let paths: Paths

    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
  }

  /// Creates folders as needed, and returns the path of the file.
  @discardableResult
  package static func write(_ data: Data, to name: String, in folder: URL) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path()
  }

  /// Runs `body` with a folder of its own, which is removed afterwards.
  package static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = try makeFolder()
    defer { remove(folder) }
    return try body(folder)
  }

  /// The same for asynchronous work.
  package static func withFolder<Result>(
    _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = try makeFolder()
    defer { remove(folder) }
    return try await body(folder)
  }

  /// A folder of its own, for those who remove it themselves.
  package static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  package static func remove(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("\(folder.path()) could not be removed: \(error)")
    }
  }
}
