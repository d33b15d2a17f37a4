import Foundation

extension Section {
  /// What a run of the tool takes for the schema of a large API, compared with copying what it writes.
  static var apis: Section { Section(name: "apis", measure: APISection.measure) }
}

private enum APISection {
  private static let rounds = 7
  private static let limits = (writing: 5.0, memory: 64.0, warning: 1.3)

  static func measure() throws -> [Table] {
    let tool = try Tool.path()
    return try Workspace.use(in: .memoryDisk) { workspace in
      let schemas = APISchema.shapes + APISchema.real()
      var tables = try schemas.enumerated().map { index, schema in
        try generation(of: schema, tool, in: workspace.folder("\(index)"))
      }
      if schemas.count == APISchema.shapes.count {
        tables.append(Table(title: "\(APISchema.realFolder) is not there: no real schemas"))
      }
      tables.append(try unchangedRuns(tool, in: workspace.folder("unchanged")))
      return tables
    }
  }

  /// Without a cache, because the question is how long the work takes.
  private static func generation(
    of schema: APISchema, _ tool: String, in workspace: Workspace
  ) throws -> Table {
    let file = try workspace.write(schema.text, to: "Schemas/API.gate")
    var turn = 0
    var peak = 0.0
    func generate(to output: String) throws -> Double {
      let run = try ChildProcess(
        tool, ["generate", file, "--output", workspace.path(output), "--quiet"],
        environment: ["GATEHOUSE_CACHE": ""])
      peak = max(peak, run.peakMemory)
      return run.duration
    }
    _ = try generate(to: "Kept")
    var contest = Contest()
    contest.add("copy the files") {
      turn += 1
      return try ChildProcess(
        "cp", ["-R", workspace.path("Kept"), workspace.path("Copy\(turn)")]
      ).duration
    }
    contest.add("generate them") { try generate(to: "New\(turn)") }
    let medians = try contest.medians(rounds: rounds).map(\.median)
    let (copy, generation) = (medians[0], medians[1])
    // A program that starts in a millisecond cannot be compared with one that starts in five.
    let limit = schema.seconds.map { _ in limits.writing }
    return Table(
      title: "\(schema.name), \(try workspace.files(in: "Kept").count) files",
      rows: [
        Table.Row(name: "copy the files", figures: [Table.Figure("ms", copy * 1_000)]),
        Table.Row(
          name: "generate them",
          figures: [
            Table.Figure("ms", generation * 1_000, limit: schema.seconds.map { $0 * 1_000 }),
            Table.Figure("ratio", generation / copy, digits: 2, limit: limit),
            Table.Figure("MiB", peak / 1_048_576, limit: limits.memory),
          ]),
      ])
  }

  /// A run that finds everything as the last one left it reports the warnings of that run without doing its work.
  private static func unchangedRuns(_ tool: String, in workspace: Workspace) throws -> Table {
    let types = GeneratedSchema.text(declarations: 1_000)
    let schemas = [
      ("without a warning", types),
      ("with a warning", types + "\ndto Idle { note: String? = nil }\n"),
    ]
    var contest = Contest()
    for (index, (name, text)) in schemas.enumerated() {
      let schema = try workspace.write(text, to: "\(index)/Schemas/API.gate")
      let run = {
        try ChildProcess(
          tool, ["generate", schema, "--output", workspace.path("\(index)/Kept"), "--quiet"],
          environment: ["GATEHOUSE_CACHE": workspace.path("Cache")]
        ).duration
      }
      _ = try run()
      contest.add(name, run)
    }
    let medians = try contest.medians(rounds: rounds)
    return Table(
      title: "1,000 types, and nothing has changed",
      rows: medians.map { name, median in
        Table.Row(
          name: name,
          figures: [
            Table.Figure("ms", median * 1_000),
            Table.Figure(
              "ratio", median / medians[0].median, digits: 2, limit: limits.warning),
          ])
      })
  }
}
