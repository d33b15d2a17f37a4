import Diagnostics
import GatehousePipeline
import SchemaSyntax

extension Section {
  /// Whether ten times the schema takes each stage ten times as long.
  static var stages: Section { Section(name: "stages", measure: StageSection.measure) }
}

private enum StageSection {
  private static let sizes = [1_000, 10_000]
  private static let rounds = 11
  /// Caches are finite.
  private static let limit = 1.3

  static func measure() throws -> [Table] {
    let files = sizes.map(GeneratedSchema.file)
    for file in files {
      let problems = validate([file]).diagnostics
      guard problems.isEmpty else {
        let text = DiagnosticFormat.text.render(Array(problems.prefix(3)), of: [file])
        throw BenchmarkFailure(description: text)
      }
    }
    var table = Table(title: "microseconds for each type")
    table.rows.append(try row("parse", files) { _ = Parser.parse($0, index: 0) })
    table.rows.append(try row("validate", files) { _ = validate([$0]) })
    table.rows.append(try row("generate", files) { _ = generate([$0]) })
    table.rows.append(try row("format", files) { _ = SchemaFormatter.format($0, index: 0) })
    return [table]
  }

  private static func row(
    _ name: String, _ files: [SourceFile], _ stage: @escaping (SourceFile) -> Void
  ) throws -> Table.Row {
    var contest = Contest()
    for file in files { contest.time("") { stage(file) } }
    let costs = zip(sizes, try contest.medians(rounds: rounds)).map { size, contestant in
      contestant.median / 1_000 / Double(size)
    }
    let figures = zip(sizes, costs).map { Table.Figure("of \($0) types", $1, digits: 2) }
    let ratio = (costs.last ?? 0) / (costs.first ?? 1)
    return Table.Row(
      name: name, figures: figures + [Table.Figure("ratio", ratio, digits: 2, limit: limit)])
  }
}
