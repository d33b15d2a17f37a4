import Emission
import Foundation
import SchemaSemantics
import SeededRandom
import SwiftLowering
import TestTags
import Testing
import Toolchain

/// Generated code must compile, be laid out as the formatter would, and do what it says.
@Suite(.tags(.compiling)) struct GoldenCompilationTests {
  /// On the main actor, the strict dialect has one more demand: nothing may be isolated to the default actor of the module.
  @Test(arguments: try GoldenCase.all(), Toolchain.dialects)
  func `Each case compiles without a warning`(_ golden: GoldenCase, dialect: [String]) throws {
    let output = try typeCheck(golden, dialect, owners: Self.supportOwners)
    #expect(output == "")
  }

  /// A framework that is delivered as a binary shows others what its public names stand for.
  @Test(arguments: try GoldenCase.all().filter(\.isPublic))
  func `Each public case compiles for a binary framework`(_ golden: GoldenCase) throws {
    let output = try typeCheck(
      golden, Toolchain.strict + ["-enable-library-evolution"], owners: Self.supportOwners,
      warnings: [])
    #expect(!output.contains("error:"), "\(output)")
  }

  /// What is private to one declaration must not clash with what is private to another. The programs that check how a case
  /// behaves are built in this layout, too, for which the compiler needs half the time.
  @Test(arguments: try GoldenCase.all().filter { !$0.hasBehaviour })
  func `Each case compiles in two files for each schema`(_ golden: GoldenCase) throws {
    let output = try typeCheck(
      golden.laidOut(.filePerSchema), Toolchain.strict, owners: Self.schemaSupportOwners)
    #expect(output == "")
  }

  private static let supportOwners = SupportOwners { $0 }
  private static let schemaSupportOwners = SupportOwners { $0.laidOut(.filePerSchema) }
  private static let directSupportOwners = SupportOwners { $0.reading(.directOnly) }

  /// The declarations, and the support code that the case owns. If the layers are two modules, it owns what imports the other
  /// one, since what is left of the support code decides how widely it does so. `SupportCompilationTests` checks what the whole
  /// of it is in two modules.
  private func typeCheck(
    _ golden: GoldenCase, _ dialect: [String], owners: SupportOwners,
    warnings: [String] = ["-warnings-as-errors"]
  ) throws -> String {
    try Toolchain.withFolder { folder in
      let sources = try golden.write(to: folder)
      let flags = warnings + ["-package-name", "app"] + dialect
      let others = try Set(
        sources.support.filter { !owners.owns($0, golden) }
          .filter { try !golden.isImporting($0) })
      func check(
        _ files: [String], of module: String, _ flags: [String], importing imported: [String] = []
      ) throws -> String {
        try Toolchain.typeCheck(
          files.filter { !others.contains($0) }, beside: files.filter(others.contains).sorted(),
          of: module, flags, importing: imported)
      }
      guard let domain = golden.domainModule else {
        return try check(sources.program, of: "App", flags)
      }
      return try golden.emitDomain(sources, in: folder, flags + GoldenCase.declarationsOnly)
        + check(sources.domain, of: domain, flags)
        + check(
          sources.program, of: "App", ["-I", folder.path()] + flags, importing: sources.domain)
    }
  }

  @Test func `The formatter finds nothing to change`() throws {
    try Toolchain.withFolder { folder in
      try write({ $0 }, Self.supportOwners, to: folder)
      let lint = ["format", "lint", "--strict", "--recursive", "--parallel"]
      // Names as the wire has them are what those schemas ask for.
      let verbatim = try GoldenCase.all().filter(\.conventions.keepsWireNames)
        .map { "/\($0.testDescription)/" }
      let problems = try KeptCompilations.said(of: digest(of: texts(in: folder), lint)) {
        let output = try Toolchain.run("swift", lint + Toolchain.defaultFormat + [folder.path()])
        return output.split(separator: "\n").filter { line in
          let isAskedFor =
            line.contains("[AlwaysUseLowerCamelCase]") && verbatim.contains { line.contains($0) }
          // That is how it ends if there was anything to say.
          return !isAskedFor && line != "exit 1"
        }.joined(separator: "\n")
      }
      #expect(problems == "")
    }
  }

  /// The same declarations one after another, laid out by the formatter instead of being compared with what it would
  /// do.
  @Test func `The formatter changes nothing in files for each schema`() throws {
    try Toolchain.withFolder { folder in
      try write({ $0.laidOut(.filePerSchema) }, Self.schemaSupportOwners, to: folder)
      let before = try texts(in: folder)
      let rewriting = ["format", "--in-place", "--recursive", "--parallel"]
      let said = try KeptCompilations.said(of: digest(of: before, rewriting)) {
        let said = try Toolchain.run("swift", rewriting + Toolchain.defaultFormat + [folder.path()])
        let changed = try texts(in: folder).filter { before[$0] != $1 }
        return said + changed.keys.sorted().joined(separator: "\n")
      }
      #expect(said == "")
    }
  }

  /// What the formatter is given.
  private func digest(of texts: [String: String], _ arguments: [String]) throws -> InputDigest {
    var digest = InputDigest()
    try digest.add([Toolchain.targetInfo])
    digest.add(arguments)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) { digest.add([name, text]) }
    return digest
  }

  /// All cases in a form, with the support code that each of them owns.
  private func write(
    _ form: (GoldenCase) -> GoldenCase, _ owners: SupportOwners, to folder: URL
  ) throws {
    for golden in try GoldenCase.all() {
      let folder = folder.appending(path: golden.testDescription)
      for file in try form(golden).write(to: folder).support where !owners.owns(file, golden) {
        try FileManager.default.removeItem(atPath: file)
      }
    }
  }

  private func texts(in folder: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    where name.hasSuffix(".swift") {
      let file = folder.appending(path: name)
      texts[name] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    return texts
  }

  @Test(arguments: try GoldenCase.all().filter(\.hasBehaviour))
  func `Each case behaves as its own checks say, in both JSON forms`(_ golden: GoldenCase) throws {
    try checkBehaviour(of: golden.inBothForms, optimization: Self.optimization(of: golden))
  }

  /// So that one program can check both.
  @Test(arguments: try GoldenCase.all())
  func `With both JSON forms, all is said with Codable that is said without the direct one`(
    _ golden: GoldenCase
  ) throws {
    var both: [String: [Substring]] = [:]
    for file in try golden.reading(.direct).generated() {
      both[golden.path(of: file)] = lines(of: file)
    }
    for file in try golden.reading(.codable).generated() where !file.isSupport {
      var rest = try #require(both[golden.path(of: file)], "\(file.name)")[...]
      for line in lines(of: file) {
        guard let place = rest.firstIndex(of: line) else {
          Issue.record("\(file.name) lacks this line, or has it elsewhere: \(line)")
          break
        }
        rest = rest[(place + 1)...]
      }
    }
  }

  /// What is imported may be seen from further away with both forms.
  private func lines(of file: GeneratedFile) -> [Substring] {
    file.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasSuffix(" import Domain") ? "import Domain" : line
    }
  }

  @Test(arguments: try GoldenCase.all())
  func `Each case compiles without Codable`(_ golden: GoldenCase) throws {
    // The programs that read JSON directly are built in the strict dialect.
    let dialect = golden.hasBehaviour ? Toolchain.swift5 : Toolchain.strict
    let output = try typeCheck(
      golden.reading(.directOnly), dialect, owners: Self.directSupportOwners)
    #expect(output == "")
  }

  /// Optimising takes five times as long as compiling, and the emitted code is the same: two cases are optimised, and
  /// `DeepPayloadTests` does so with every kind of payload. With `GATEHOUSE_OPTIMIZED`, all cases are.
  private static func optimization(of golden: GoldenCase) -> String? {
    let chosen = ["Fallbacks": "-O", "Direct": "-Osize"][golden.testDescription]
    let all = ProcessInfo.processInfo.environment["GATEHOUSE_OPTIMIZED"] == nil ? nil : "-O"
    return chosen ?? all
  }

  /// With JSON as it is, and with added white space.
  private func checkBehaviour(
    of golden: GoldenCase, optimization: String?
  ) throws {
    try Toolchain.withFolder { folder in
      let program = folder.appending(path: "behaviour").path()
      let flags = ["-package-name", "app"] + Toolchain.strict
      // What is optimised is optimised as users have it.
      let sources = try golden.write(to: folder, forProgram: optimization == nil)
      let checks = try golden.behaviourPaths(writingTo: folder)
      if let optimization {
        let said = try golden.compile(
          sources, with: checks.own + checks.shared, to: program, in: folder,
          flags + ["-warnings-as-errors", optimization])
        #expect(said == "")
        try GoldenCase.expectSilence(in: golden.payloadForms()) {
          try Toolchain.check(program, $0)
        }
      } else {
        let compiled = try golden.compile(
          sources, with: checks.own, sharing: checks.shared, to: program, in: folder, .areErrors,
          flags)
        #expect(compiled.faults == "")
        try GoldenCase.expectSilence(in: golden.payloadForms(), of: compiled.said)
      }
    }
  }
}

extension GoldenCase {
  /// Whether the file imports the module of the domain.
  fileprivate func isImporting(_ file: String) throws -> Bool {
    guard let domainModule else { return false }
    return try String(contentsOfFile: file, encoding: .utf8).contains("import \(domainModule)\n")
  }

  /// The paths of files; those of a domain in a module of its own are separate.
  struct Sources {
    var program: [String] = []
    var domain: [String] = []
    /// Those of the files that are support code.
    var support: [String] = []
  }

  /// Writes the expected files, with the support code that they need and the hand-written files.
  ///
  /// - Parameter isProgram: whether to write what takes the least time to compile: the declarations of a schema in one file,
  ///   as they can be for users, and support code that is the same for other programs.
  func write(to folder: URL, forProgram isProgram: Bool = false) throws -> Sources {
    var sources = Sources(program: try handwrittenPaths())
    let files =
      isProgram
      ? try laidOut(.filePerSchema).generated().filter { !$0.isSupport } + wholeSupport()
      : try generated()
    for generated in files {
      let stored = expected.appending(path: path(of: generated))
      let isWhole = isProgram && generated.isSupport
      let isStored =
        isExpected && !isWhole && FileManager.default.fileExists(atPath: stored.path())
      let bytes = isStored ? try Data(contentsOf: stored) : Data(generated.bytes)
      let file = try Toolchain.write(bytes, to: path(of: generated), in: folder)
      if generated.isSupport { sources.support.append(file) }
      if generated.layer == .domain, domainModule != nil {
        sources.domain.append(file)
      } else {
        sources.program.append(file)
      }
    }
    return sources
  }

  /// For a module whose functions are compiled elsewhere.
  static let declarationsOnly = [
    "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies",
  ]

  /// Compiles the module that others import, and returns the compiler's messages. Does nothing if the domain is in the
  /// same module as the rest.
  func emitDomain(_ sources: Sources, in folder: URL, _ flags: [String]) throws -> String {
    guard let module = domainModule else { return "" }
    return try Toolchain.compile(
      ["-wmo", "-parse-as-library", "-emit-module", "-module-name", module] + flags
        + sources.domain,
      to: ("-emit-module-path", folder.appending(path: "\(module).swiftmodule").path()))
  }

  /// What the compiler says about a program that consists of all generated files and `others`.
  func compile(
    _ sources: Sources, with others: [String], to program: String, in folder: URL,
    _ flags: [String]
  ) throws -> String {
    var said = try emitDomain(sources, in: folder, flags + Self.declarationsOnly)
    var objects: [String] = []
    if let domainModule {
      let object = folder.appending(path: "\(domainModule).o").path()
      said += try Toolchain.compile(
        ["-wmo", "-parse-as-library", "-c", "-module-name", domainModule] + flags + sources.domain,
        to: ("-o", object))
      objects.append(object)
    }
    return try said
      + Toolchain.compile(
        ["-wmo", "-I", folder.path()] + flags + sources.program + others + objects,
        to: ("-o", program), reading: sources.domain)
  }

  /// The same, without compiling again what other programs contain as well.
  func compile(
    _ sources: Sources, with own: [String], sharing checks: [String], to program: String,
    in folder: URL, _ warnings: WarningTreatment, _ flags: [String]
  ) throws -> CheckingProgram {
    let support = Set(sources.support)
    func isSupport(_ file: String) -> Bool { support.contains(file) }
    var main = ProgramModule()
    main.own = sources.program.filter { !isSupport($0) }
    main.callers = own
    main.support = sources.program.filter(isSupport)
    main.checks = checks
    main.homes = [settings.supportPrefix]
    main.homesOfChecks = [try payloadForms().text]
    let compiler = ProgramCompiler(warnings: warnings, flags: flags)
    guard let domainModule else {
      return try compiler.compile([main], to: program)
    }
    main.importFolder = folder.path()
    var domain = ProgramModule(name: domainModule)
    domain.own = sources.domain.filter { !isSupport($0) }
    domain.support = sources.domain.filter(isSupport)
    domain.homes = main.homes
    main.homes += domain.support.map { URL(filePath: $0).lastPathComponent }.sorted()
    let said = try emitDomain(
      sources, in: folder, flags + [warnings.rawValue] + Self.declarationsOnly)
    guard said.isEmpty else { return CheckingProgram(faults: said) }
    return try compiler.compile([domain, main], to: program)
  }

  /// The program prints each expectation that is not met. It reads JSON as it is, and with added white space.
  ///
  /// - Parameter said: what the program prints with some arguments.
  static func expectSilence(
    in forms: PayloadForms, of said: (_ arguments: [String]) throws -> String
  ) throws {
    for form in forms.arguments {
      for spacing in JSONSpacing.allCases {
        let found = try said([spacing.rawValue] + form)
        #expect(found == "", "with white space: \(spacing) \(form.joined())")
      }
    }
  }
}
