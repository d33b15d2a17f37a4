import Diagnostics
import GatehousePipeline
import SchemaSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `swift run -c release gatehouse-benchmark [--json]`, or `maps` for the maps that are generated.
///
/// The sizes take turns, so that a busy machine slows down all of them alike, and the median of the rounds counts.
@main
struct Benchmark {
  private static let sizes = [1_000, 10_000]
  private static let rounds = 11

  /// Ten times as many declarations may cost so many times as much for each of them: caches are finite.
  private static let tolerance = 1.3

  static func main() {
    if CommandLine.arguments.contains("maps") { exit(MapBenchmark.run()) }
    let files = sizes.map(GeneratedSchema.file)
    let stages: [Stage] = [
      Stage(name: "parse") { _ = Parser.parse($0, index: 0) },
      Stage(name: "validate") { _ = validate([$0]) },
      Stage(name: "generate") { _ = generate([$0]) },
      Stage(name: "format") { _ = SchemaFormatter.format($0, index: 0) },
    ]
    for file in files {
      let problems = validate([file]).diagnostics
      guard problems.isEmpty else {
        print(DiagnosticFormat.text.render(Array(problems.prefix(3)), of: [file]))
        exit(1)
      }
    }
    let results = stages.map { stage in
      Result(stage: stage.name, nanoseconds: measure(stage, files))
    }
    let isJSON = CommandLine.arguments.contains("--json")
    print(isJSON ? Report.json(results, sizes) : Report.table(results, sizes, files))
    exit(results.allSatisfy { $0.ratio < tolerance } ? 0 : 1)
  }

  /// Nanoseconds for each declaration, by size.
  private static func measure(_ stage: Stage, _ files: [SourceFile]) -> [Double] {
    let clock = ContinuousClock()
    var times = files.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, file) in files.enumerated() {
        let duration = clock.measure { stage.run(file) }.components
        let nanoseconds = Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
        times[index].append(nanoseconds / Double(sizes[index]))
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }
}

struct Stage {
  let name: String
  let run: (SourceFile) -> Void
}

struct Result {
  let stage: String
  let nanoseconds: [Double]

  /// What a declaration costs in the largest schema, against the smallest.
  var ratio: Double { (nanoseconds.last ?? 0) / max(nanoseconds.first ?? 0, 1) }
}
