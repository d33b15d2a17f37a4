import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SchemaSemantics
import SchemaSyntax
import TestTags
import Testing
import Toolchain

@testable import SwiftLowering

/// What is stored of a random domain value is read back as the same value.
@Suite(.tags(.compiling)) struct RandomStorageTests {
  /// More seeds, for those who look for faults: `GATEHOUSE_SEEDS=100..<200`.
  private static let seeds: Range<Int> = {
    let bounds = ProcessInfo.processInfo.environment["GATEHOUSE_SEEDS"]?
      .components(separatedBy: "..<").compactMap(Int.init)
    guard let bounds, bounds.count == 2, bounds[0] < bounds[1] else { return 1..<3 }
    return bounds[0]..<bounds[1]
  }()

  @Test(arguments: seeds) func `Stored values come back as they were`(seed: Int) throws {
    // Random payloads have to become values, or nothing is tested.
    var hasValues = false
    for attempt in 0..<5 where !hasValues {
      let program = try #require(StorageProgram(seed: seed &* 10 &+ attempt))
      let said = try program.output()
      #expect(said.filter { !$0.contains(" values of ") } == [])
      hasValues = said.contains { $0.contains(" values of ") && !$0.hasPrefix("0 ") }
    }
    #expect(hasValues)
  }
}

/// A program that makes values of the domain types of a random schema from random payloads, stores them and reads them.
private struct StorageProgram {
  private let files: [SourceFile]
  private let context: LoweringContext

  /// The first schema from this seed on in which something is stored that a map makes.
  init?(seed: Int) {
    for attempt in 0..<60 {
      let schema = RandomSchema(seed: seed &* 1_000 &+ attempt, chapters: 14)
      let file = SourceFile(path: "Stored.gate", bytes: Array(schema.text.utf8))
      guard let valid = validate([file]).schema else { continue }
      let context = LoweringContext(valid, GenerationSettings())
      guard !context.storedMaps.isEmpty else { continue }
      files = [file]
      self.context = context
      return
    }
    return nil
  }

  /// What the program prints, or the compiler.
  func output() throws -> [Substring] {
    try Toolchain.withFolder { folder in
      let generated = generate(files).files
      let own = try generated.map {
        try Toolchain.write(Data($0.bytes), to: $0.name, in: folder)
      }
      let texts = generated.map { String(decoding: $0.bytes, as: UTF8.self) }
      let schemas = files.map { String(decoding: $0.bytes, as: UTF8.self) }
      let hooks =
        "import Foundation\n" + HandwrittenHooks.types(for: schemas, access: "")
        + HandwrittenHooks.text(for: texts)
      let support = Set(texts.flatMap { $0.split { !$0.isLetter } })
      let written = try [
        ("Hooks.swift", hooks), ("StorageCheck.swift", check(support)),
        ("main.swift", "try checkStorage()\n"), ("Payloads.swift", PayloadForms.codable.text),
      ].map { try Toolchain.write(Data($1.utf8), to: $0, in: folder) }
      let names = [
        "PayloadProblems", "RandomPayloads", "StoredTrips", "../SeededRandom/JSONSpacing",
      ]
      let shared = (names + PayloadForms.codable.files).map {
        GoldenCase.root.appending(path: "\($0).swift").path()
      }
      let program = folder.appending(path: "storage").path()
      var module = ProgramModule()
      module.own = own + written
      module.checks = shared
      let compiler = ProgramCompiler(
        warnings: .areIgnored, flags: ["-package-name", "app"] + Toolchain.strict)
      return try compiler.compile([module], to: program).said().split(separator: "\n")
    }
  }

  private func check(_ support: Set<Substring>) -> String {
    let shapes = PayloadShapes(schema: context.schema)
    let checks = context.storedMaps.compactMap { map -> String? in
      guard let source = map.sourceType.declaredID else { return nil }
      let dto = context.names.text(of: source, in: nil)
      let made = context.names.text(of: map.target, in: nil)
      let forth = context.mapReference(to: map.id, isBack: false, in: nil)
        .applied(to: .word("payload"))
      return """
        trips.check("\(context.schema[source].qualifiedName)") {
          (payload: \(dto)) throws -> \(made) in try trips.made(\(forth))
        }
        """
    }
    let problems =
      support.contains("MappingError")
      ? "{ ($0 as? MappingError)?.issues.map(\\.path.description) }" : "{ _ in nil }"
    let fallbacks =
      support.contains("FallbackHandler")
      ? """
      { run in
        let reports = Reports()
        try FallbackHandler.use { reports.add($0.path) } during: { try run() }
        return reports.all
      }
      """ : "{ run in try run(); return [] }"
    return """
      import Foundation

      nonisolated func checkStorage() throws {
      var shapes: [String: PayloadShape] = [:]
      \(shapes.statements.joined(separator: "\n"))
      let trips = StoredTrips(
        shapes: shapes, texts: \(shapes.texts), problems: \(problems), fallbacks: \(fallbacks))
      \(checks.joined(separator: "\n"))
      }

      """
  }
}

extension LoweringContext {
  /// Maps that make what is stored, without functions that a person would have to write.
  fileprivate var storedMaps: [ValidMap] {
    guard schema.converters.isEmpty else { return [] }
    return schema.maps.filter { map in
      var promises = RoundTripPromises(schema)
      // A generic record is only stored if what it is about is.
      let target = schema[map.target]
      return !map.isGeneric && map.parameters.count == 1 && target.isStored
        && target.instance == nil && target.ownLayer == .domain
        && map.sourceType.declaredID.map { isPayload($0) } == true
        && promises.promise(of: map) != .settledPayloads
    }
  }

  private func isPayload(_ id: TypeID) -> Bool {
    switch schema[id].kind {
    case .record(let record): record.layer == .dto
    case .union(let union): union.layer == .dto
    case .wrapper, .enumeration, .foreign: false
    }
  }
}
