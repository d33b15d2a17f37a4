import Foundation
import Testing
import Toolchain

/// Compiles programs without optimising them. A file that many programs share is compiled only for the first of them, and
/// the others are linked with the result: together they take less than half the time.
struct ProgramCompiler {
  /// The compiler of the running suite. Without one, nothing is kept.
  @TaskLocal static var current = ProgramCompiler(folder: nil)

  private let folder: URL?
  private let known = KnownObjects()

  private init(folder: URL?) { self.folder = folder }

  /// What the tools say about a program made of its own files, and of files that other programs may contain as well.
  /// Declarations in its own files may differ from program to program, but not the layout of their values.
  func compile(
    _ own: [String], sharing shared: [String], to program: String, in temporary: URL,
    _ flags: [String]
  ) throws -> String {
    var primary = own.map { (file: $0, object: Self.object(in: temporary)) }
    var beside: [String] = []
    var objects: [String] = []
    var made: [(key: String, object: String)] = []
    for file in shared {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let key = (flags + [text]).joined(separator: "\n")
      if let object = known[key] {
        beside.append(file)
        objects.append(object)
      } else {
        let object = Self.object(in: folder ?? temporary)
        primary.append((file, object))
        made.append((key, object))
      }
    }
    let said = try Toolchain.run(
      "swiftc",
      ["-frontend", "-c", "-module-name", "main"]
        + ["-plugin-path", try Toolchain.modules + "/host/plugins"] + flags
        + primary.flatMap { ["-primary-file", $0.file, "-o", $0.object] } + beside)
    guard said.isEmpty else { return said }
    if folder != nil {
      for (key, object) in made { known[key] = object }
    }
    return try Toolchain.run("swiftc", primary.map(\.object) + objects + ["-o", program])
  }

  private static func object(in folder: URL) -> String {
    folder.appending(path: "\(UUID().uuidString).o").path()
  }

  /// Lets the programs of a suite share what they can.
  struct Sharing: SuiteTrait, TestScoping {
    func provideScope(
      for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
    ) async throws {
      try await Toolchain.withFolder { folder in
        try await ProgramCompiler.$current.withValue(ProgramCompiler(folder: folder)) {
          try await run()
        }
      }
    }
  }
}

/// The objects of shared files, by the flags and the text that they were compiled from.
private final class KnownObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [String: String] = [:]

  subscript(key: String) -> String? {
    get { lock.withLock { objects[key] } }
    set { lock.withLock { objects[key] = newValue } }
  }
}
