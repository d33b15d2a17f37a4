import Foundation
import TestTags
import Testing

/// No input makes the tool trap or hang.
///
/// This tries more than a normal run:
///
///     GATEHOUSE_SCHEMA_MUTANTS=100000 GATEHOUSE_SCHEMA_PREFIXES=1000 swift test --filter RobustnessTests
@Suite(.tags(.searching), .timeLimit(.minutes(20))) struct RobustnessTests {
  @Test func theCorpusIsThere() {
    #expect(!Corpus.schemas.isEmpty)
    #expect(Corpus.cases.count > 40)
  }

  private static let mutants =
    ProcessInfo.processInfo.environment["GATEHOUSE_SCHEMA_MUTANTS"].flatMap { Int($0) } ?? 5_000

  /// As if the file were still being typed, or its download had been cut off. Of each file, only some prefixes, of other
  /// lengths than those of the next one.
  @Test(arguments: Corpus.all.indices)
  func prefixesAreAnswered(_ index: Int) throws {
    let text = Corpus.all[index]
    let step = max(1, text.count / prefixes)
    for length in stride(from: index % step, through: text.count, by: step) {
      try Exercise.run([Array(text.prefix(length))], renders: length.isMultiple(of: 8))
    }
  }

  private let prefixes =
    ProcessInfo.processInfo.environment["GATEHOUSE_SCHEMA_PREFIXES"].flatMap { Int($0) } ?? 32

  /// As if the beginning were missing.
  @Test(arguments: Corpus.cases.indices)
  func casesMayBeginAnywhere(_ index: Int) throws {
    let text = Corpus.cases[index]
    var mutator = SchemaMutator(seed: index)
    for place in mutator.places(in: text, count: 16) {
      try Exercise.run([Array(text.dropFirst(place))])
    }
  }

  @Test(arguments: 0..<mutants / 100)
  func mutantsAreAnswered(_ block: Int) throws {
    for index in 0..<100 {
      var mutator = SchemaMutator(seed: block * 100 + index)
      try Exercise.run([mutator.mutant()])
    }
  }

  /// What one file says about the names of another.
  @Test(arguments: 0..<20)
  func pairsOfMutantsAreAnswered(_ block: Int) throws {
    for index in 0..<50 {
      var mutator = SchemaMutator(seed: -1 - block * 50 - index)
      try Exercise.run([mutator.mutant(), mutator.mutant()])
    }
  }
}
