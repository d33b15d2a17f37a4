import Diagnostics
import Foundation
import LanguageWords
import TestTags
import Testing
import Toolchain

@testable import SchemaSemantics

/// The promise behind everything: what is proved about a schema is enough for the Swift compiler.
@Suite(.tags(.compiling)) struct RandomSchemaTests {
  /// More seeds, for those who look for faults: `GATEHOUSE_SEEDS=100..<200`.
  private static let seeds: Range<Int> = {
    let bounds = ProcessInfo.processInfo.environment["GATEHOUSE_SEEDS"]?
      .components(separatedBy: "..<").compactMap(Int.init)
    guard let bounds, bounds.count == 2, bounds[0] < bounds[1] else { return 1..<5 }
    return bounds[0]..<bounds[1]
  }()

  /// Ten schemas for each seed.
  @Test(arguments: seeds)
  func `What is valid compiles without a warning`(seed: Int) throws {
    let module = RandomModule(seed: seed)
    #expect(!module.schemas.isEmpty)
    let output = try module.compiled()
    if output.isEmpty { return }
    Issue.record("seed \(seed), \(module.setup)\n\(output)")
    try keep(module)
  }

  @Test(arguments: ["model", "domain"])
  func `Sensitive types stand in models and domain types`(keyword: String) {
    let texts = (0..<200).lazy.map { RandomSchema(seed: $0, chapters: 12).text }
    let isThere = texts.contains { text in
      let types = text.matches(of: /@sensitive\ntype (\w+)/).map(\.1)
      let records = text.split(separator: "\n\n").flatMap { $0.split(separator: "\n}") }
      return records.contains { record in
        record.contains("\(keyword) ") && types.contains { record.contains($0) }
      }
    }
    #expect(isThere)
  }

  @Test(arguments: ["whole: Whole(", "maybe: match is_there", "match kind_of {"])
  func `Records are made in place in each way`(map: String) {
    let texts = (0..<80).lazy.map { RandomSchema(seed: $0, chapters: 12).text }
    #expect(texts.contains { $0.contains(map) })
  }

  /// What is not here is never compiled in a combination that nobody thought of.
  @Test func `Every word of the language is in random schemas`() throws {
    var missing = Set(
      try ParserWords.all() + Converter.all.map(\.name) + Rule.all.compactMap(\.name)
        + KnownAttribute.allCases.map(\.rawValue))
    for seed in 0..<150 where !missing.isEmpty {
      let namespace = seed == 0 ? "Space" : nil
      let text = RandomSchema(seed: seed, chapters: 20, namespace: namespace).text
      missing.subtract(text.split { !($0.isLetter || $0.isNumber) }.map(String.init))
    }
    #expect(missing == [])
  }

  /// Keeps the module for finding the fault, in a folder of its own inside the one that `GATEHOUSE_FAULTS` names.
  private func keep(_ module: RandomModule) throws {
    guard let faults = ProcessInfo.processInfo.environment["GATEHOUSE_FAULTS"] else { return }
    let folder = URL(filePath: faults).appending(path: "\(module.seed)")
    for schema in module.schemas {
      let name = URL(filePath: schema.path).lastPathComponent
      try Toolchain.write(Data(schema.bytes), to: name, in: folder)
    }
  }
}
