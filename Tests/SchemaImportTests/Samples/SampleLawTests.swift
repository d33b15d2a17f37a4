import JSON
import Testing

@testable import SchemaImport

/// What is true of every import from samples, whatever the samples are.
@Suite struct SampleLawTests {
  static let seeds = 0..<300

  private func group(_ samples: [JSONValue]) -> SampleGroup {
    SampleGroup(
      samples.map { ImportedDocument(path: "samples.json", index: 0, value: $0) }, named: "thing")
  }

  @Test(arguments: seeds) func everySampleIsAccepted(_ seed: Int) throws {
    var random = RandomSamples(seed: seed)
    let samples = random.samples(1 + seed % 30)
    let draft = SampleDraft(of: [group(samples)])
    let top = try #require(draft.tops.first ?? nil)
    let checker = DraftChecker(draft.reading.draft)
    for sample in samples {
      #expect(checker.accepts(sample, as: top), "\(draftText(draft.reading.draft))\n\(sample)")
    }
  }

  @Test(arguments: seeds) func orderAndGroupingChangeNothing(_ seed: Int) {
    var random = RandomSamples(seed: seed)
    let samples = random.samples(1 + seed % 30)
    let draft = SampleReader.read([group(samples)]).draft
    for _ in 0..<3 {
      let others = random.shuffled(samples)
      #expect(SampleReader.read([group(others)]).draft == draft)
    }
    let documents = samples.enumerated().map { index, sample in
      ImportedDocument(path: "samples/\(index % 7).json", index: index, value: sample)
    }
    let shuffled = SampleReader.read(random.shuffled(documents), named: "thing")
    let inOrder = SampleReader.read(documents, named: "thing")
    #expect(shuffled.draft == inOrder.draft)
    #expect(shuffled.diagnostics == inOrder.diagnostics)
  }

  /// Whatever is loose is loose for a sample that needs it: with less, one of them would be refused.
  @Test(arguments: seeds) func nothingIsLooserThanItMustBe(_ seed: Int) throws {
    var random = RandomSamples(seed: seed)
    let samples = random.samples(1 + seed % 30)
    let draft = SampleDraft(of: [group(samples)])
    let top = try #require(draft.tops.first ?? nil)
    for stricter in DraftTightening.all(of: draft.reading.draft) {
      let checker = DraftChecker(stricter.draft)
      #expect(!samples.allSatisfy { checker.accepts($0, as: top) }, "\(stricter.change)")
    }
  }

  @Test(arguments: seeds) func eachDeclarationIsDeclaredOnceAndInItsParent(_ seed: Int) {
    var random = RandomSamples(seed: seed)
    let draft = SampleReader.read([group(random.samples(20))]).draft
    let origins = draft.declarations.map(\.origin)
    #expect(Set(origins).count == origins.count)
    #expect(Set(draft.declarations.map(\.content)).count == origins.count)
    for (index, declaration) in draft.declarations.enumerated() {
      #expect(!declaration.names.isEmpty)
      for reference in declaration.content.references { #expect(origins.contains(reference)) }
      if let parent = declaration.parent { #expect(origins[..<index].contains(parent)) }
    }
  }
}
