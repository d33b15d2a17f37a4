import Diagnostics
import Foundation
import Testing

@testable import SchemaSyntax

/// `GENERATED_SCHEMAS=10000 swift test --filter GeneratedSchemaTests` looks further.
@Suite struct GeneratedSchemaTests {
  static let seeds: Range<UInt64> =
    0..<(ProcessInfo.processInfo.environment["GENERATED_SCHEMAS"].flatMap(UInt64.init) ?? 150)

  @Test func generatedSchemasKeepTheirContent() throws {
    var kept = 0
    for seed in Self.seeds {
      var generator = SchemaTextGenerator(seed: seed + 1)
      let text = generator.schema()
      guard let content = Content(text) else { continue }
      kept += 1
      try expectOnlyLayoutChanges(text)
      do {
        let printed = String(decoding: try SchemaPrinter.source(of: content.schema), as: UTF8.self)
        #expect(Content(printed)?.schema == content.schema)
        expectText(try formatted(printed), printed)
      } catch let error as UnprintableSchema {
        let nearest = String(decoding: error.nearest.bytes, as: UTF8.self)
        Issue.record("cannot be printed:\n\(text)\n---\n\(nearest)\(error.errors.map(\.message))")
      }
    }
    #expect(kept > Self.seeds.count / 2)
  }
}
