import Diagnostics
import GatehousePipeline
import SchemaSyntax
import SwiftLowering

extension Section {
  /// Whether each stage takes ten times as long for ten times as much, whatever there is more of.
  static var stages: Section { Section(name: "stages", measure: StageSection.measure) }
}

private enum StageSection {
  private static let rounds = 11
  /// More than one, since caches are finite.
  private static let limit = 1.3

  static func measure() throws -> [Table] {
    [try types(), try parts()] + (try graphs()) + [try mistakes()]
  }

  private static func types() throws -> Table {
    let schemas = try [1_000, 10_000].map { size in
      try Schema(size: size, file: GeneratedSchema.file(declarations: size))
    }
    var table = Table(title: "microseconds for each type")
    table.rows.append(try row("parse", schemas) { _ = Parser.parse($0, index: 0) })
    table.rows.append(try row("validate", schemas) { _ = validate([$0]) })
    table.rows.append(try row("generate", schemas) { _ = generate([$0]) })
    table.rows.append(try row("format", schemas) { _ = SchemaFormatter.format($0, index: 0) })
    return table
  }

  /// In both forms of JSON, since each handles these parts in its own way.
  private static func parts() throws -> Table {
    var table = Table(title: "microseconds to generate each part of a declaration")
    for part in GrowingPart.allCases {
      let schemas = try [300, 3_000].map { try Schema(size: $0, file: part.schema($0)) }
      table.rows.append(
        try row(part.rawValue, schemas) {
          _ = generate([$0], settings: GenerationSettings(json: .direct))
        })
    }
    return table
  }

  private static func graphs() throws -> [Table] {
    var validation = Table(title: "microseconds to validate each step of a graph of types")
    var generation = Table(title: "microseconds to generate each step of a graph of types")
    for graph in TypeGraph.allCases {
      let schemas = try [320, 3_200].map { try Schema(size: $0, file: graph.schema($0)) }
      validation.rows.append(try row(graph.rawValue, schemas) { _ = validate([$0]) })
      generation.rows.append(try row(graph.rawValue, schemas) { _ = generate([$0]) })
    }
    return [validation, generation]
  }

  /// As somebody sees them, which is a hundred of them and how many more there are.
  private static func mistakes() throws -> Table {
    var table = Table(title: "microseconds to report each of many mistakes")
    for mistake in RepeatedMistake.allCases {
      let schemas = [250, 1_000].map { Schema(size: $0, mistaken: mistake.schema($0)) }
      table.rows.append(
        try row(mistake.rawValue, schemas) {
          let diagnostics = validate([$0]).diagnostics
          _ = DiagnosticFormat.text.render(diagnostics, of: [$0], limit: 100)
        })
    }
    return table
  }

  private struct Schema {
    let size: Int
    let file: SourceFile

    init(size: Int, mistaken file: SourceFile) {
      self.size = size
      self.file = file
    }

    init(size: Int, file: SourceFile) throws {
      self.size = size
      self.file = file
      let problems = validate([file]).diagnostics
      guard problems.isEmpty else {
        let text = DiagnosticFormat.text.render(Array(problems.prefix(3)), of: [file])
        throw BenchmarkFailure(description: text)
      }
    }
  }

  private static func row(
    _ name: String, _ schemas: [Schema], _ stage: @escaping (SourceFile) -> Void
  ) throws -> Table.Row {
    var contest = Contest()
    for schema in schemas { contest.time("") { stage(schema.file) } }
    let costs = zip(schemas, try contest.medians(rounds: rounds)).map { schema, contestant in
      contestant.median / 1_000 / Double(schema.size)
    }
    let figures = zip(schemas, costs).map { schema, cost in
      Table.Figure("of \(schema.size)", cost, digits: 2)
    }
    let ratio = (costs.last ?? 0) / (costs.first ?? 1)
    return Table.Row(
      name: name, figures: figures + [Table.Figure("ratio", ratio, digits: 2, limit: limit)])
  }
}
