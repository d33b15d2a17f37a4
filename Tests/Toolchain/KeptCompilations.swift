import Foundation

/// What the compiler made of input that it has seen before, in this run or an earlier one, and what other checks said of
/// theirs. Both are found by a digest of all that they depend on, so that a change anywhere in this is compiled and checked
/// again. Only what has no fault is kept.
package enum KeptCompilations {
  /// What `check` says. It is not asked again about the same input if it said nothing, and so must depend on nothing else.
  ///
  /// - Parameter isFault: whether it must be asked again, even so.
  package static func said(
    of input: InputDigest, isFault: (String) -> Bool = { !$0.isEmpty },
    by check: () throws -> String
  ) throws -> String {
    if let known = try file(for: input) {
      return try String(contentsOfFile: known, encoding: .utf8)
    }
    let said = try check()
    guard !isFault(said) else { return said }
    let new = try newFile()
    try Data(said.utf8).write(to: URL(filePath: new))
    _ = try keep(new, for: input)
    return said
  }

  /// What was kept under the name of this digest, if anything was.
  package static func file(for digest: InputDigest) throws -> String? {
    let file = try folder.appending(path: digest.name).path()
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }

  /// A path for something that will be kept.
  package static func newFile() throws -> String {
    try folder.appending(path: "\(UUID().uuidString).new").path()
  }

  /// Keeps what is at a path that `newFile` has given, and returns where it is then. What another test has kept since stays
  /// as it is, since a program may just be linked with it.
  package static func keep(_ new: String, for digest: InputDigest) throws -> String {
    let file = try folder.appending(path: digest.name).path()
    guard link(new, file) == 0 || errno == EEXIST else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file])
    }
    try FileManager.default.removeItem(atPath: new)
    return file
  }

  private static var folder: URL { get throws { try madeFolder.get() } }

  /// A folder that the package ignores. What is older than two weeks is removed first.
  private static let madeFolder = Result {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: ".build/kept-compilations")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let old = Date(timeIntervalSinceNow: -14 * 24 * 60 * 60)
    for file in try files.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
    {
      let date = try file.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      if let date, date < old { try files.removeItem(at: file) }
    }
    return folder
  }
}

extension Toolchain {
  /// What to write, with the option that asks for it.
  package typealias Output = (option: String, path: String)

  /// What the compiler says; empty if all is well, also if all was well with the same input before.
  ///
  /// - Parameters:
  ///   - arguments: the sources, and everything else, but not where the output goes.
  ///   - others: what the compiler reads although the arguments do not name it: the sources of modules that are imported.
  package static func compile(
    _ arguments: [String], to outputs: Output..., reading others: [String] = []
  ) throws -> String {
    var digest = InputDigest()
    let isSource = { (argument: String) in argument.hasSuffix(".swift") }
    try digest.add([targetInfo])
    digest.add(arguments.filter { !isSource($0) && !$0.hasPrefix("/") })
    try digest.add(files: arguments.filter(isSource) + others)
    if outputs.isEmpty {
      // A warning is no fault, unless it is an error.
      return try KeptCompilations.said(of: digest, isFault: { $0.hasPrefix("exit ") }) {
        try run("swiftc", arguments)
      }
    }
    let digests = outputs.map { digest.adding([$0.option]) }
    let known = try digests.compactMap { try KeptCompilations.file(for: $0) }
    if known.count == digests.count {
      for (file, output) in zip(known, outputs) {
        try FileManager.default.copyItem(atPath: file, toPath: output.path)
      }
      return ""
    }
    let said = try run("swiftc", arguments + outputs.flatMap { [$0.option, $0.path] })
    guard said.isEmpty else { return said }
    for (output, digest) in zip(outputs, digests) {
      let new = try KeptCompilations.newFile()
      try FileManager.default.copyItem(atPath: output.path, toPath: new)
      _ = try KeptCompilations.keep(new, for: digest)
    }
    return ""
  }

  /// What a program prints, and its exit code if that is not zero. It does not run again if it has printed nothing before,
  /// and so must depend on nothing but its arguments.
  package static func check(_ program: String, _ arguments: [String] = []) throws -> String {
    var digest = InputDigest()
    try digest.add([targetInfo] + arguments)
    try digest.add(files: [program])
    return try KeptCompilations.said(of: digest) { try run(program, arguments) }
  }
}
