import Diagnostics
import Foundation
import LanguageWords
import Testing

@testable import SchemaSyntax

/// `GENERATED_SCHEMAS=10000 swift test --filter GeneratedSchemaTests` tries more schemas.
@Suite struct GeneratedSchemaTests {
  static let seeds: Range<UInt64> =
    0..<(ProcessInfo.processInfo.environment["GENERATED_SCHEMAS"].flatMap(UInt64.init) ?? 150)

  @Test func generatedSchemasKeepTheirContent() throws {
    var kept = 0
    for seed in Self.seeds {
      var generator = SchemaTextGenerator(seed: seed + 1)
      let text = generator.schema()
      guard Content(text) != nil else { continue }
      kept += 1
      try expectOnlyLayoutChanges(text)
    }
    #expect(kept > Self.seeds.count / 2)
  }

  @Test func everyWordOfTheLanguageIsGenerated() throws {
    var words: Set<String> = []
    for seed: UInt64 in 0..<400 {
      // With other names, every word is one of the language.
      var generator = SchemaTextGenerator(seed: seed, names: ["a", "b", "café"])
      let text = generator.schema()
      guard Content(text) != nil else { continue }
      words.formUnion(text.split { !$0.isLetter }.map(String.init))
    }
    let expected = try ParserWords.all()
    #expect(expected.count > 50)
    #expect(expected.filter { !words.contains($0) } == [])
  }
}
