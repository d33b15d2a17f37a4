import Diagnostics
import Emission
import GatehousePipeline
import SchemaSyntax
import Testing

/// The same schemas give the same bytes, however often and in whatever order they are read.
@Suite struct DeterminismTests {
  @Test(arguments: try GoldenCase.all())
  func `Two runs give the same bytes`(_ golden: GoldenCase) throws {
    #expect(try golden.generated() == golden.generated())
  }

  /// One file for each declaration, so that there is an order to change.
  @Test(arguments: try GoldenCase.all())
  func `The order of files changes nothing`(_ golden: GoldenCase) throws {
    let files = try golden.schemas().flatMap { try declarations(of: $0) }
    let expected = generate(files, settings: golden.settings)
    #expect(!expected.files.isEmpty)
    #expect(generate(files.reversed(), settings: golden.settings).files == expected.files)
    var order = SeededOrder(seed: 7)
    for _ in 0..<3 {
      let shuffled = files.shuffled(using: &order)
      #expect(generate(shuffled, settings: golden.settings).files == expected.files)
    }
  }

  private func declarations(of file: SourceFile) throws -> [SourceFile] {
    try Parser.parse(file, index: 0).schema.declarations.enumerated().map { index, declaration in
      let schema = ParsedSchema(declarations: [declaration])
      return SourceFile(
        path: "\(file.path)-\(index).gate", bytes: try SchemaPrinter.source(of: schema))
    }
  }
}

/// SplitMix64: the same order on each run of the test.
private struct SeededOrder: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
