import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import Testing

/// The promise behind everything: what is proved about a schema is enough for the Swift compiler.
@Suite struct RandomSchemaTests {
  /// More of them, for those who look for faults: `GATEHOUSE_SEEDS=100..<200`.
  private static let seeds: Range<Int> = {
    let bounds = ProcessInfo.processInfo.environment["GATEHOUSE_SEEDS"]?
      .components(separatedBy: "..<").compactMap(Int.init)
    guard let bounds, bounds.count == 2, bounds[0] < bounds[1] else { return 1..<4 }
    return bounds[0]..<bounds[1]
  }()

  @Test(arguments: seeds)
  func `What is valid compiles without a warning`(seed: Int) throws {
    let schema = RandomSchema(seed: seed, chapters: 60)
    #expect(schema.chapterCount > 30)
    let access: [AccessLevel] = [.internal, .package, .public]
    let json: [JSONForm] = [.codable, .direct, .directOnly]
    let layer = GenerationSettings.LayerSettings(access: access[seed % 3])
    let settings = GenerationSettings(
      domain: layer, data: layer, mappers: seed % 4 == 0 ? .namespaces : .extensions,
      json: json[seed / 3 % 3])
    let files = generate([schema.file], settings: settings).files
    #expect(!files.isEmpty)
    try Toolchain.withFolder { folder in
      let paths = try files.map { file in
        let path = folder.appending(path: file.name)
        try FileManager.default.createDirectory(
          at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: path)
        return path.path()
      }
      let dialect = Toolchain.dialects[(seed + 1) % Toolchain.dialects.count]
      let output = try Toolchain.run(
        "swiftc",
        ["-typecheck", "-wmo", "-parse-as-library", "-warnings-as-errors", "-package-name", "app"]
          + dialect + paths)
      #expect(output == "", "seed \(seed)")
    }
  }
}
