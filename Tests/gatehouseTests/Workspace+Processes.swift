import Foundation
import Testing

/// Runs that a test interacts with while they go on.
extension Workspace {
  /// Starts `gatehouse` without waiting for it. What it prints is lost.
  func start(_ arguments: String..., reading input: String) throws -> Process {
    let process = process(arguments, environment: [:])
    process.standardInput = try FileHandle(forReadingFrom: folder.appending(path: input))
    try process.run()
    return process
  }

  /// The same, with a log of its messages.
  func start(
    _ arguments: [String], environment: [String: String], writingErrorsTo log: String
  ) throws -> Process {
    try write("", to: log)
    let process = process(arguments, environment: environment)
    process.standardError = try FileHandle(forWritingTo: folder.appending(path: log))
    try process.run()
    return process
  }

  /// What is shown on a terminal that is the standard error of a run, including control sequences. It must be little
  /// enough for the terminal to keep.
  func screen(
    of arguments: String..., environment: [String: String] = ["NO_COLOR": "1"]
  ) throws -> String {
    var terminal: Int32 = -1
    var device: Int32 = -1
    try #require(openpty(&terminal, &device, nil, nil, nil) == 0)
    defer {
      close(device)
      close(terminal)
    }
    let process = process(arguments, environment: environment)
    process.standardError = FileHandle(fileDescriptor: device, closeOnDealloc: false)
    try process.run()
    process.waitUntilExit()
    // So that there is something to read in any case.
    let end: UInt8 = 0
    try #require(Foundation.write(device, [end], 1) == 1)
    var bytes: [UInt8] = []
    while bytes.last != end {
      var chunk = [UInt8](repeating: 1, count: 1 << 12)
      let count = read(terminal, &chunk, chunk.count)
      try #require(count > 0)
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  private func process(_ arguments: [String], environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }
}
