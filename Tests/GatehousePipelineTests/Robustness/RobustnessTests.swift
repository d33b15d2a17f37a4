import Testing

/// An input never traps and never hangs the tool, whatever it is.
@Suite(.timeLimit(.minutes(20))) struct RobustnessTests {
  @Test func theCorpusIsThere() {
    #expect(!Corpus.schemas.isEmpty)
    #expect(Corpus.cases.count > 40)
  }

  /// As if the file were still being typed, or its download had been cut off.
  @Test(arguments: Corpus.schemas.indices)
  func everyPrefixOfASchemaIsAnswered(_ index: Int) throws {
    let text = Corpus.schemas[index]
    for length in 0...text.count {
      try Exercise.run([Array(text.prefix(length))], renders: length.isMultiple(of: 8))
    }
  }

  @Test(arguments: Corpus.cases.indices)
  func everyPrefixOfACaseIsAnswered(_ index: Int) throws {
    let text = Corpus.cases[index]
    for length in 0...text.count { try Exercise.run([Array(text.prefix(length))]) }
  }

  /// As if the beginning were missing.
  @Test(arguments: Corpus.cases.indices)
  func casesMayBeginAnywhere(_ index: Int) throws {
    let text = Corpus.cases[index]
    for place in SchemaMutator.tokenBoundaries(of: text) {
      try Exercise.run([Array(text.dropFirst(place))])
    }
  }

  @Test(arguments: 0..<100)
  func mutantsAreAnswered(_ block: Int) throws {
    for index in 0..<200 {
      var mutator = SchemaMutator(seed: block * 200 + index)
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
