import Foundation

/// A tool that is run to its end.
struct ChildProcess {
  let status: Int32

  /// What it printed. Its errors go where those of the suite go, unless they are `merged`.
  let output: Data

  init(
    _ tool: String, _ arguments: [String] = [], in folder: URL, mergingErrors: Bool = false
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    if mergingErrors { process.standardError = pipe }
    try process.run()
    output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
  }

  var text: String { String(decoding: output, as: UTF8.self) }
}
