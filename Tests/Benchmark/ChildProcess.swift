import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A run of another program, and what it cost.
struct ChildProcess {
  /// The elapsed time in seconds.
  let duration: Double
  /// Seconds of computing, in the program and in the system for it.
  let userTime: Double
  let systemTime: Double
  /// In bytes.
  let peakMemory: Double

  /// - Parameters:
  ///   - isSilent: whether what it says on its standard error is not shown, either.
  ///   - own: variables that differ from the environment of the benchmark.
  /// - Throws: if the program cannot be run, or does not exit with zero.
  @discardableResult
  init(
    _ path: String, _ arguments: [String], quiet: Bool = true, isSilent: Bool = false,
    environment own: [String: String] = [:]
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if quiet {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    if isSilent {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    let variables = ProcessInfo.processInfo.environment.merging(own) { $1 }
      .map { "\($0)=\($1)" }
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { environment.forEach { free($0) } }
    let start = ContinuousClock.now
    var child: pid_t = 0
    guard posix_spawnp(&child, path, &actions, nil, &argv, &environment) == 0 else {
      throw BenchmarkFailure(description: "cannot run \(path)")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) == -1 && errno == EINTR {}
    let components = (ContinuousClock.now - start).components
    guard status == 0 else {
      let command = ([path] + arguments).joined(separator: " ")
      throw BenchmarkFailure(description: "`\(command)` failed")
    }
    duration = Double(components.seconds) + Double(components.attoseconds) / 1e18
    userTime = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
    systemTime = Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
    #if canImport(Darwin)
      peakMemory = Double(usage.ru_maxrss)
    #else
      peakMemory = Double(usage.ru_maxrss) * 1024
    #endif
  }
}

/// A folder that is removed when the benchmark no longer needs it.
struct Workspace {
  let url: URL

  enum Disk {
    case ordinary
    /// On a memory disk if the system has one, so that the speed of the disk is not measured.
    case memoryDisk

    fileprivate var folder: URL {
      let memory = URL(filePath: "/dev/shm")
      guard self == .memoryDisk, FileManager.default.isWritableFile(atPath: memory.path()) else {
        return FileManager.default.temporaryDirectory
      }
      return memory
    }
  }

  static func use<Result>(
    in disk: Disk = .ordinary, _ work: (Workspace) throws -> Result
  ) throws -> Result {
    let name = "gatehouse-benchmark-\(UUID().uuidString)"
    let url = disk.folder.appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let result = Swift.Result { try work(Workspace(url: url)) }
    try FileManager.default.removeItem(at: url)
    return try result.get()
  }

  /// A folder inside it.
  func folder(_ name: String) -> Workspace { Workspace(url: url.appending(path: name)) }

  func path(_ name: String) -> String { url.appending(path: name).path() }

  /// Writes a file, and the folders on the way to it.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path()
  }

  /// Every file in a folder, however deep, in the order of their paths.
  func files(in folder: String) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: path(folder)).sorted()
      .map { url.appending(path: folder).appending(path: $0) }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
  }
}

/// The tool as it was built together with the benchmark.
enum Tool {
  static func path() throws -> String {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let path = folder.appending(path: "gatehouse").path()
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkFailure(
        description: "gatehouse is not beside the benchmark: run `swift build -c release` first")
    }
    return path
  }
}
