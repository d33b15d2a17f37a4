import Foundation
import Testing
import Toolchain

/// Compiles programs without optimising what they check. A file that many programs share is compiled only for the first of
/// them, and the others are linked with the result: together they take less than half the time.
///
/// The files that only check are optimised, since some try thousands of payloads in each program. Programs of two modules
/// share too few of them for that to be quicker.
struct ProgramCompiler {
  /// The compiler of the running suite. Without one, nothing is kept.
  @TaskLocal static var current = ProgramCompiler(kept: nil)

  /// Where objects are kept, and the folder for new ones.
  private let kept: (objects: SharedObjects, folder: URL)?

  private init(kept: (objects: SharedObjects, folder: URL)?) { self.kept = kept }

  /// What the tools say about a program.
  func compile(
    _ modules: [ProgramModule], to program: String, in temporary: URL,
    _ warnings: WarningTreatment, _ flags: [String]
  ) throws -> String {
    var objects: [String] = []
    for module in modules {
      let isOptimized = module.importFolder == nil
      let generated = try compile(
        module.own, sharing: module.support + (isOptimized ? [] : module.checks),
        beside: isOptimized ? module.checks : [], of: module, in: temporary, warnings, flags)
      guard generated.said.isEmpty else { return generated.said }
      objects += generated.objects
      guard isOptimized else { continue }
      let checks = try compile(
        [], sharing: module.checks, beside: module.own + module.support, of: module, in: temporary,
        warnings, flags + ["-O"])
      guard checks.said.isEmpty else { return checks.said }
      objects += checks.objects
    }
    return try Toolchain.run("swiftc", objects + ["-o", program])
  }

  private func compile(
    _ own: [String], sharing shared: [String], beside others: [String], of module: ProgramModule,
    in temporary: URL, _ warnings: WarningTreatment, _ flags: [String]
  ) throws -> (said: String, objects: [String]) {
    var primary = own.map { (file: $0, object: Self.object(in: temporary)) }
    var known: [(file: String, object: String)] = []
    var made: [(origin: SharedObjects.Origin, object: String)] = []
    for file in shared {
      let origin = SharedObjects.Origin(
        text: try String(contentsOfFile: file, encoding: .utf8), module: module.name,
        homes: module.homes, flags: flags, warnings: warnings)
      if let object = kept?.objects[origin] {
        known.append((file, object))
      } else {
        let object = Self.object(in: kept?.folder ?? temporary)
        primary.append((file, object))
        made.append((origin, object))
      }
    }
    let objects = (primary + known).map(\.object)
    if primary.isEmpty { return ("", objects) }
    let said = try Toolchain.run(
      "swiftc",
      ["-frontend", "-c", "-module-name", module.name, warnings.rawValue]
        + (module.isLibrary ? ["-parse-as-library"] : [])
        + (module.importFolder.map { ["-I", $0] } ?? [])
        + ["-plugin-path", try Toolchain.modules + "/host/plugins"] + flags
        + primary.flatMap { ["-primary-file", $0.file, "-o", $0.object] } + known.map(\.file)
        + others)
    guard said.isEmpty else { return (said, []) }
    for (origin, object) in made { kept?.objects[origin] = object }
    return ("", objects)
  }

  private static func object(in folder: URL) -> String {
    folder.appending(path: "\(UUID().uuidString).o").path()
  }

  /// Lets the programs of suites that run at the same time share what they can.
  struct Sharing: SuiteTrait, TestScoping {
    private static let objects = SharedObjects()

    func provideScope(
      for test: Test, testCase: Test.Case?, performing run: @Sendable () async throws -> Void
    ) async throws {
      let folder = try Self.objects.enter()
      defer { Self.objects.leave() }
      try await ProgramCompiler.$current.withValue(
        ProgramCompiler(kept: (Self.objects, folder))
      ) {
        try await run()
      }
    }
  }
}
