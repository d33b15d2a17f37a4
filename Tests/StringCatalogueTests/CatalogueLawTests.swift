import JSON
import SeededRandom
import SwiftLowering
import TestTags
import Testing

@testable import StringCatalogue

/// What is true of every update, whatever people and schemas have done to a catalogue before.
@Suite(.tags(.searching)) struct CatalogueLawTests {
  private static let keys = ["A.isEmpty", "A.tooLong", "A.b.name", "B.tooLong", "b.x", "C.y9"]
  private static let languages = ["de", "en", "fr", "pt-BR"]

  @Test(arguments: 0..<200)
  func anUpdateIsCompleteAndKeepsTranslations(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var catalogue: String?
    for _ in 0..<6 {
      if let written = catalogue { catalogue = try edited(written, &random) }
      let texts = Self.texts(&random)
      let before = Self.translations(in: catalogue)
      let after = try updated(catalogue, texts)
      #expect(try updated(after, texts) == after, "a second update changes something")
      #expect(Self.translations(in: after) == before)
      let entries = try JSONReader.read(Array(after.utf8))["strings"]
      for text in texts {
        let english = entries?[text.key]?["localizations"]?["en"]?["stringUnit"]?["value"]?.text
        #expect(english == text.english)
      }
      catalogue = after
    }
  }

  private static func texts(_ random: inout SeededGenerator) -> [CatalogueText] {
    let texts = keys.compactMap { key -> CatalogueText? in
      guard random.chance(0.7) else { return nil }
      let english = random.pick(["must not be empty", "is too long", "name"])
      let comment = CatalogueComment.sentence(type: String(key.prefix { $0 != "." }))
      return CatalogueText(key: key, english: english, numberCount: 0, comment: comment)
    }
    return texts.isEmpty
      ? [
        CatalogueText(
          key: keys[0], english: "x", numberCount: 0, comment: .sentence(type: "A"))
      ] : texts
  }

  /// What a person does: translates, adds remarks, and takes translations back.
  private func edited(_ catalogue: String, _ random: inout SeededGenerator) throws -> String {
    let value = try JSONReader.read(Array(catalogue.utf8))
    let strings = (value["strings"]?.members ?? []).map { entry -> JSONValue.Member in
      guard random.chance(0.6) else { return entry }
      let languages = Self.languages.filter { $0 != "en" && random.chance(0.5) }
      let english = (entry.value["localizations"]?.members ?? []).filter { $0.name == "en" }
      let translations = languages.map { language in
        JSONValue.Member(
          language,
          ["stringUnit": ["state": "translated", "value": .string("\(language) \(entry.name)")]])
      }
      let others = (entry.value.members ?? []).filter { $0.name != "localizations" }
      return JSONValue.Member(
        entry.name,
        .object(others + [JSONValue.Member("localizations", .object(translations + english))]))
    }
    return CatalogueLayout.text(["sourceLanguage": "en", "strings": .object(strings)])
  }

  /// The texts of people, by key and language.
  private static func translations(in catalogue: String?) -> [String: String] {
    guard let catalogue else { return [:] }
    var texts: [String: String] = [:]
    do {
      for entry in try JSONReader.read(Array(catalogue.utf8))["strings"]?.members ?? [] {
        for language in entry.value["localizations"]?.members ?? [] where language.name != "en" {
          let unit = language.value["stringUnit"]
          texts["\(entry.name) \(language.name)"] = unit?["value"]?.text
        }
      }
    } catch {
      Issue.record(error)
    }
    return texts
  }
}
