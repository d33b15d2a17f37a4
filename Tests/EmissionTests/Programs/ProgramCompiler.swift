import Foundation
import Toolchain

/// Compiles programs without optimising what they check. A file that many programs share is compiled only for the first of
/// them, and the others are linked with the result: together they take less than half the time.
///
/// The files that only check are optimised, since some try thousands of payloads in each program. Programs of two modules
/// share too few of them for that to be quicker.
struct ProgramCompiler {
  let warnings: WarningTreatment
  let flags: [String]

  /// Each of the modules may import those before it.
  ///
  /// - Parameter path: where the program will be.
  func compile(_ modules: [ProgramModule], to path: String) throws -> CheckingProgram {
    var objects: [String] = []
    var whole = InputDigest()
    var generated = InputDigest()
    var layouts: [String] = []
    for module in modules {
      try whole.add(files: module.files)
      try generated.add(files: module.own + module.support)
      layouts += try StoredProperties(of: module.support).differences(from: Self.wholeSupport.get())
      let homes = module.homes + layouts
      let homesOfChecks = homes + module.homesOfChecks
      var compilation = Compilation(module: module, flags: flags)
      try compilation.add(module.own, dependingOn: generated)
      try compilation.add(module.callers, dependingOn: whole)
      try compilation.add(module.support, sharedIn: homes)
      let isOptimized = module.importFolder == nil
      if isOptimized {
        compilation.others = module.checks
      } else {
        try compilation.add(module.checks, sharedIn: homesOfChecks)
      }
      let said = try run(&compilation)
      guard said.isEmpty else { return CheckingProgram(faults: said) }
      objects += compilation.parts.compactMap(\.object)
      guard isOptimized else { continue }
      var checking = Compilation(module: module, flags: flags + ["-O"])
      checking.others = module.own + module.callers + module.support
      try checking.add(module.checks, sharedIn: homesOfChecks)
      let saidOfChecks = try run(&checking)
      guard saidOfChecks.isEmpty else { return CheckingProgram(faults: saidOfChecks) }
      objects += checking.parts.compactMap(\.object)
    }
    return CheckingProgram(objects: objects, path: path)
  }

  private static let wholeSupport = Result {
    try StoredProperties(of: GoldenCase.swiftFiles(in: GoldenCase.supportFolders))
  }

  /// Compiles what was not kept.
  private func run(_ compilation: inout Compilation) throws -> String {
    for index in compilation.parts.indices {
      compilation.parts[index].object = try keptObject(of: compilation.parts[index])
    }
    let missing = compilation.parts.indices.filter { compilation.parts[$0].object == nil }
    if missing.isEmpty { return "" }
    let known = compilation.parts.filter { $0.object != nil }.map(\.file)
    let module = compilation.module
    let made = try missing.map { _ in try KeptCompilations.newFile() }
    let said = try Toolchain.run(
      "swiftc",
      ["-frontend", "-c", "-module-name", module.name, warnings.rawValue]
        + (module.isLibrary ? ["-parse-as-library"] : [])
        + (module.importFolder.map { ["-I", $0] } ?? [])
        + ["-plugin-path", try Toolchain.modules + "/host/plugins"] + compilation.flags
        + zip(missing, made).flatMap { ["-primary-file", compilation.parts[$0].file, "-o", $1] }
        + known + compilation.others)
    guard said.isEmpty else { return said }
    for (index, object) in zip(missing, made) {
      let digest = compilation.parts[index].digest.adding([warnings.rawValue])
      compilation.parts[index].object = try KeptCompilations.keep(object, for: digest)
    }
    return ""
  }

  private func keptObject(of part: Compilation.Part) throws -> String? {
    for warnings in warnings.asGood {
      let digest = part.digest.adding([warnings.rawValue])
      if let object = try KeptCompilations.file(for: digest) { return object }
    }
    return nil
  }
}

/// One run of the compiler for files of a module.
private struct Compilation {
  let module: ProgramModule
  let flags: [String]
  var parts: [Part] = []
  /// Files of which it only looks at the declarations.
  var others: [String] = []

  struct Part {
    let file: String
    let digest: InputDigest
    var object: String?
  }

  init(module: ProgramModule, flags: [String]) {
    self.module = module
    self.flags = flags
  }

  mutating func add(_ files: [String], dependingOn input: InputDigest) throws {
    for file in files { try add(file, input) }
  }

  mutating func add(_ files: [String], sharedIn homes: [String]) throws {
    for file in files { try add(file, Self.sharedSources.get().adding(homes)) }
  }

  private mutating func add(_ file: String, _ input: InputDigest) throws {
    var digest = input.adding([try Toolchain.targetInfo, module.name] + flags)
    try digest.add(files: [file])
    parts.append(Part(file: file, digest: digest))
  }

  /// All that shared files may depend on, besides what the program says where it is.
  private static let sharedSources = Result {
    let tests = GoldenCase.root.deletingLastPathComponent()
    var digest = InputDigest()
    let folders =
      GoldenCase.supportFolders + [GoldenCase.root, tests.appending(path: "SeededRandom")]
    try digest.add(files: GoldenCase.swiftFiles(in: folders))
    return digest
  }
}
