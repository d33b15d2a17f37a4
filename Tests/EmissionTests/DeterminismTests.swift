import Diagnostics
import Emission
import GatehousePipeline
import SchemaSyntax
import SeededRandom
import TestTags
import Testing

/// The same schemas give the same bytes, however often and in whatever order they are read.
@Suite(.tags(.searching)) struct DeterminismTests {
  @Test(arguments: try GoldenCase.all())
  func `Two runs give the same bytes`(_ golden: GoldenCase) throws {
    let schemas = try golden.schemas()
    #expect(golden.generateNow(schemas) == golden.generateNow(schemas))
  }

  /// One file for each declaration, so that there is an order to change.
  @Test(arguments: try GoldenCase.all())
  func `The order of files changes nothing`(_ golden: GoldenCase) throws {
    let files = try golden.schemas().flatMap { declarations(of: $0) }
    let expected = generate(files, conventions: golden.conventions, settings: golden.settings)
    #expect(!expected.files.isEmpty)
    #expect(
      generate(
        files.reversed(), conventions: golden.conventions, settings: golden.settings
      ).files == expected.files)
    var order = SeededGenerator(seed: 7)
    let shuffled = files.shuffled(using: &order)
    #expect(
      generate(
        shuffled, conventions: golden.conventions, settings: golden.settings
      ).files == expected.files)
  }

  /// The file as one file for each declaration.
  private func declarations(of file: SourceFile) -> [SourceFile] {
    var start = 0
    return Parser.parse(file, index: 0).schema.declarations.enumerated().map { index, declaration in
      defer { start = declaration.span.end }
      return SourceFile(
        path: "\(file.path)-\(index).gate",
        bytes: Array(file.bytes[start..<declaration.span.end]))
    }
  }
}
