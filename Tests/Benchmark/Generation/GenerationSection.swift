import Foundation

extension Section {
  /// What a run of the tool takes, compared with the least that any such tool can take: writing its files, or reading
  /// them.
  static var generation: Section { Section(name: "generation", measure: GenerationSection.measure) }
}

private enum GenerationSection {
  private static let sizes = [100, 1_000, 10_000]
  private static let limits = (writing: 3.0, rereading: 2.0, growth: 1.3)

  /// Nothing is removed before the end: some disks take many times as long to create files while they remember others that
  /// have just been removed.
  static func measure() throws -> [Table] { try Workspace.use(measure) }

  private static func measure(in workspace: Workspace) throws -> [Table] {
    let tool = try Tool.path()
    var costs: [Double] = []
    var tables: [Table] = []
    for size in sizes {
      let rounds = size > 1_000 ? 3 : 21
      let run = try GenerationRun(size, tool, in: workspace.folder("\(size)"), rounds: rounds)
      costs.append(run.generate / Double(size))
      // A hundred types take too little time to be told from the start of a process.
      let isLimited = size >= 1_000
      let growth = costs.count > 2 ? costs[costs.count - 1] / costs[costs.count - 2] : nil
      tables.append(run.table(isLimited ? limits : nil, growth: growth))
    }
    return tables
  }
}

/// One size of schema.
private struct GenerationRun {
  let size: Int
  let fileCount: Int
  let bytes: Int
  let copy: Double
  let generate: Double
  let read: Double
  let regenerate: Double
  let peakMemory: Double

  init(_ size: Int, _ tool: String, in workspace: Workspace, rounds: Int) throws {
    let schema = try workspace.write(
      GeneratedSchema.text(declarations: size), to: "Schemas/Generated.gate")
    let kept = workspace.path("Kept")
    try ChildProcess(tool, ["generate", schema, "--output", kept, "--quiet"])
    let files = try workspace.files(in: "Kept")
    fileCount = files.count
    bytes = try files.reduce(0) { try $0 + Data(contentsOf: $1).count }

    var peak = 0.0
    var turn = 0
    var contest = Contest()
    contest.add("copy") {
      turn += 1
      return try ChildProcess("cp", ["-R", kept, workspace.path("Copy\(turn)")]).duration
    }
    contest.add("generate") {
      let output = workspace.path("New\(turn)")
      let run = try ChildProcess(tool, ["generate", schema, "--output", output, "--quiet"])
      peak = max(peak, run.peakMemory)
      return run.duration
    }
    let paths = files.map { $0.path() }
    contest.add("read") { try ChildProcess("cat", paths).duration }
    contest.add("regenerate") {
      try ChildProcess(tool, ["generate", schema, "--output", kept, "--quiet"]).duration
    }
    let medians = try contest.medians(rounds: rounds).map(\.median)
    (copy, generate, read, regenerate) = (medians[0], medians[1], medians[2], medians[3])
    peakMemory = peak
    self.size = size
  }

  func table(
    _ limits: (writing: Double, rereading: Double, growth: Double)?, growth: Double?
  ) -> Table {
    let title = "\(size) types, \(fileCount) files, \(bytes / 1024) KiB"
    return Table(
      title: title,
      rows: [
        row("copy the files", copy, against: copy, nil),
        row(
          "generate them", generate, against: copy, limits?.writing,
          [Table.Figure("MiB", peakMemory / 1_048_576)]
            + (growth.map { [Table.Figure("growth", $0, digits: 2, limit: limits?.growth)] } ?? [])),
        row("read the files", read, against: read, nil),
        row("generate them again", regenerate, against: read, limits?.rereading),
      ])
  }

  private func row(
    _ name: String, _ seconds: Double, against yardstick: Double, _ limit: Double?,
    _ more: [Table.Figure] = []
  ) -> Table.Row {
    Table.Row(
      name: name,
      figures: [
        Table.Figure("ms", seconds * 1_000),
        Table.Figure("ratio", seconds / yardstick, digits: 2, limit: limit),
        Table.Figure("µs a type", seconds * 1e6 / Double(size)),
      ] + more)
  }
}
