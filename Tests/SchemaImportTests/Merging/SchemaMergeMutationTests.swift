import Diagnostics
import Foundation
import SchemaImport
import SeededRandom
import TestTags
import Testing

/// Every construct of the language, in schemas whose lines were removed, repeated and moved by chance.
@Suite(.tags(.searching)) struct SchemaMergeMutationTests {
  /// The schemas of this repository in the one style, by their paths. No import writes a namespace, so those with namespaces are
  /// not what an import could have written.
  private static let schemas: [(path: String, text: String)] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["Schemas", "Tests/Goldens"].flatMap { folder -> [(path: String, text: String)] in
      let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".gate") }.sorted()
      return (paths ?? []).compactMap { path in
        let url = root.appending(path: "\(folder)/\(path)")
        guard let text = try? String(contentsOf: url, encoding: .utf8),
          let formatted = MergedSchema.formatted(text), !text.contains("namespace ")
        else { return nil }
        return (path, formatted)
      }
    }
  }()

  private static let rounds =
    Int(ProcessInfo.processInfo.environment["GATEHOUSE_MERGES"] ?? "").map { $0 / 100 + 1 } ?? 4

  /// Another schema in the one style, a few lines away.
  private static func mutated(_ text: String, using random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<(1 + random.below(4)) where lines.count > 1 {
      let index = random.below(lines.count - 1)
      switch random.below(3) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: random.below(lines.count))
      default: lines.swapAt(index, index + 1)
      }
    }
    return MergedSchema.formatted(lines.joined(separator: "\n")) ?? text
  }

  @Test func schemasAreThere() {
    #expect(Self.schemas.count > 50)
  }

  @Test func resultsAreSchemas() {
    var random = SeededGenerator(seed: 1)
    for (path, text) in Self.schemas {
      for round in 0..<Self.rounds {
        let new = Self.mutated(text, using: &random)
        let mine = Self.mutated(text, using: &random)
        let merged = MergedSchema(base: text, new: new, mine: mine)
        #expect(
          merged.texts.allSatisfy { MergedSchema.formatted($0) == $0 }, "\(path), round \(round)")
        let isUnchanged = MergedSchema(base: text, new: text, mine: mine)
        #expect(isUnchanged.merge.files.isEmpty, "\(path), round \(round)")
        #expect(isUnchanged.said.isEmpty, "\(path), round \(round)")
        #expect(
          MergedSchema(base: text, new: new, mine: text).text == new, "\(path), round \(round)")
      }
    }
  }

  @Test func filesThatArePartsOfAWholeAreMergedAsOne() {
    var random = SeededGenerator(seed: 2)
    for (path, text) in Self.schemas {
      let new = Self.mutated(text, using: &random)
      let merged = MergedSchema(
        base: text, new: new, mine: "// own\n" + text, "type OwnType = Int\n")
      #expect(merged.texts.allSatisfy { MergedSchema.formatted($0) == $0 }, "\(path)")
      let again = MergedSchema(base: new, new: new, files: merged.files)
      #expect(again.merge.files.isEmpty, "\(path)")
    }
  }
}
