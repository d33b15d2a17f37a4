import Foundation
import Testing

/// A folder for a single test, in which the built executable runs.
final class Workspace: Sendable {
  struct Run {
    let output: String
    let errors: String
    let exitCode: Int32
  }

  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "gatehouse-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Issue.record(error)
    }
  }

  func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The path as the system knows it, without links on the way.
  func realPath(_ path: String) -> String {
    folder.resolvingSymlinksInPath().appending(path: path).path
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path), withIntermediateDirectories: true)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// In order, including hidden ones.
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }

  /// In order, including those in nested folders.
  func files(in path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: path).path)
      .filter { try attributes(of: "\(path)/\($0)")[.type] as? FileAttributeType == .typeRegular }
      .sorted()
  }

  /// Every file in a folder, by name.
  func contents(
    of path: String, where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [String: String] {
    let names = try files(in: path).filter(isWanted)
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try text(of: "\(path)/\($0)")) })
  }

  /// Every path in the workspace, with values that show whether it was touched.
  func tree() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return Dictionary(
      uniqueKeysWithValues: try paths.map { path in
        let attributes = try attributes(of: path)
        let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        let traces = [.type, .systemFileNumber, .posixPermissions]
          .map { (key: FileAttributeKey) in "\(attributes[key] ?? "")" }
        // A folder is touched by drafts that come and go.
        return (path, (traces + (isFolder ? [] : ["\(date)"])).joined(separator: " "))
      })
  }

  func date(of path: String) throws -> Date? {
    try attributes(of: path)[.modificationDate] as? Date
  }

  func setDate(_ date: Date, of path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder.appending(path: path).path)
  }

  func permissions(of path: String) throws -> Int? {
    try attributes(of: path)[.posixPermissions] as? Int
  }

  func setPermissions(_ permissions: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: folder.appending(path: path).path)
  }

  private func attributes(of path: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path, withDestinationPath: destination)
  }

  /// Runs `gatehouse` with `arguments` in this folder. Only `environment` is set.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    try run(arguments, input: input, environment: environment)
  }

  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    try run(Self.executable, arguments, input: input, environment: environment)
  }

  /// Runs a line of shell in which `$gatehouse` is the executable.
  func shell(_ line: String) throws -> Run {
    try run(
      URL(filePath: "/bin/sh"), ["-c", line], input: "",
      environment: ["gatehouse": Self.executable.path])
  }

  private func run(
    _ executable: URL, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> Run {
    // Files instead of pipes, since a process can fill both without anybody reading meanwhile.
    let streams = FileManager.default.temporaryDirectory.appending(path: "gatehouse-\(UUID())")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    let (input, output, errors) = (
      try file("input", in: streams, holding: input), try file("output", in: streams),
      try file("errors", in: streams)
    )
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    let run = Run(
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8),
      exitCode: process.terminationStatus)
    try FileManager.default.removeItem(at: streams)
    return run
  }

  private func file(_ name: String, in folder: URL, holding text: String = "") throws -> URL {
    let url = folder.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// The executable is beside the bundle that contains the tests.
  static let executable: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let folder = bundles.first?.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "gatehouse")
  }()
}
