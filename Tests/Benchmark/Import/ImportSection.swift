import Foundation

extension Section {
  /// Whether an import takes as long, and as much memory, for each type, however many there are; and what real documents
  /// take.
  static var `import`: Section { Section(name: "import", measure: ImportSection.measure) }
}

private enum ImportSection {
  private static let rounds = 5
  private static let sizes = [1, 2, 4, 8].map { $0 * 1_000 }

  /// More than one, since caches are finite.
  private static let growth = 1.3

  static func measure() throws -> [Table] {
    let tool = try Tool.path()
    return try Workspace.use(in: .memoryDisk) { workspace in
      try realDocuments(tool)
        + DescriptionNotation.allCases.map { try imports($0, tool, in: workspace) }
        + [try samples(tool, in: workspace), try merges(tool, in: workspace)]
    }
  }

  // MARK: Growth

  private static func imports(
    _ notation: DescriptionNotation, _ tool: String, in workspace: Workspace
  ) throws -> Table {
    let documents = try sizes.map { size in
      try GeneratedDescription(schemas: size)
        .write(notation, as: "\(size).\(notation.suffix)", in: workspace)
    }
    return try table(
      "import a description in \(notation.rawValue)",
      documents.map { document in
        { try ChildProcess(tool, ["import", document, "--quiet"], isSilent: true) }
      })
  }

  /// The types in one record are named, each beside all others.
  private static func samples(_ tool: String, in workspace: Workspace) throws -> Table {
    try table(
      "import a sample with many objects in one",
      try sizes.map { size in
        let parts = (0..<size).map { "\"part\($0)\": {\"value\($0)\": \($0)}" }
        let sample = try workspace.write(
          "{\(parts.joined(separator: ", "))}", to: "Sample\(size).json")
        return {
          try ChildProcess(tool, ["import", sample, "--as", "Whole", "--quiet"], isSilent: true)
        }
      })
  }

  /// A folder is brought up to date that has been imported into, and edited since.
  private static func merges(_ tool: String, in workspace: Workspace) throws -> Table {
    try table(
      "import the next version into a folder",
      try sizes.map { size in
        let folder = try EditedFolder(schemas: size, tool, in: workspace.folder("\(size)"))
        return { try folder.importNextVersion() }
      })
  }

  /// Much of what a small import needs of memory is what any process needs, so what is compared is what more schemas need.
  private static func table(
    _ title: String, _ runs: [() throws -> ChildProcess]
  ) throws -> Table {
    let costs = try ImportCost.measure(runs, rounds: rounds)
    let seconds = zip(sizes, costs).map { $1.seconds / Double($0) }
    let bytes = sizes.indices.dropFirst().map { index in
      (costs[index].bytes - costs[index - 1].bytes) / Double(sizes[index] - sizes[index - 1])
    }
    return Table(
      title: title,
      rows: sizes.indices.map { index in
        var figures = [
          Table.Figure("µs a schema", seconds[index] * 1e6),
          Table.Figure("growth", seconds[index] / seconds[0], digits: 2, limit: growth),
          Table.Figure("MiB", costs[index].bytes / 1_048_576),
        ]
        if index > 0 {
          figures += [
            Table.Figure("KiB for one more", bytes[index - 1] / 1024),
            Table.Figure("of memory", bytes[index - 1] / bytes[0], digits: 2, limit: growth),
          ]
        }
        return Table.Row(name: "\(sizes[index]) schemas", figures: figures)
      })
  }

  // MARK: Real documents

  private static let folder = "../shared/corpora/openapi"

  /// What is promised for some of them.
  private static let limits = ["stripe.json": (seconds: 0.3, mebibytes: 150.0)]

  /// They are not part of the repository: if they are available, they are in a folder beside it.
  private static func realDocuments(_ tool: String) throws -> [Table] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    guard !files.isEmpty else {
      return [Table(title: "\(folder) is not there: no real documents")]
    }
    let runs = files.map { file in
      { try ChildProcess(tool, ["import", "\(folder)/\(file)", "--quiet"], isSilent: true) }
    }
    let costs = try ImportCost.measure(runs, rounds: rounds)
    return [
      Table(
        title: "real documents",
        rows: try zip(files, costs).map { file, cost in
          let size =
            try URL(filePath: "\(folder)/\(file)").resourceValues(forKeys: [.fileSizeKey]).fileSize
            ?? 0
          return Table.Row(
            name: "\(file), \(size / 1024) KiB",
            figures: [
              Table.Figure("s", cost.seconds, digits: 2, limit: limits[file]?.seconds),
              Table.Figure("MiB", cost.bytes / 1_048_576, limit: limits[file]?.mebibytes),
            ])
        })
    ]
  }
}

/// What an import takes: seconds of computing, which other programs on the machine hardly change, and its peak memory.
private struct ImportCost {
  let seconds: Double
  let bytes: Double

  /// The medians of runs that take turns.
  static func measure(_ runs: [() throws -> ChildProcess], rounds: Int) throws -> [ImportCost] {
    var peaks = runs.map { _ in 0.0 }
    var contest = Contest()
    for (index, run) in runs.enumerated() {
      contest.add("") {
        let process = try run()
        peaks[index] = max(peaks[index], process.peakMemory)
        return process.userTime + process.systemTime
      }
    }
    let medians = try contest.medians(rounds: rounds).map(\.median)
    return zip(medians, peaks).map { ImportCost(seconds: $0, bytes: $1) }
  }
}

/// A schema that was made of a description, and edited by a person; and the next version of that description.
private struct EditedFolder {
  private let tool: String
  private let workspace: Workspace
  private let document: String

  init(schemas: Int, _ tool: String, in workspace: Workspace) throws {
    self.tool = tool
    self.workspace = workspace
    document = try GeneratedDescription(schemas: schemas)
      .write(.json, as: "API.json", in: workspace)
    try ChildProcess(
      tool, ["import", document, "--into", workspace.path("Kept"), "--quiet"], isSilent: true)
    let schema = workspace.url.appending(path: "Kept/API.gate")
    let text = try String(contentsOf: schema, encoding: .utf8)
    try workspace.write(
      text.replacing("  bio: String?", with: "  bio as biography: String?  // of the author"),
      to: "Kept/API.gate")
    _ = try GeneratedDescription(schemas: schemas, isRevised: true)
      .write(.json, as: "API.json", in: workspace)
  }

  /// Into a copy, so that each time there is as much to do.
  func importNextVersion() throws -> ChildProcess {
    let copy = workspace.url.appending(path: "Copy")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: workspace.url.appending(path: "Kept"), to: copy)
    return try ChildProcess(
      tool, ["import", document, "--into", copy.path(), "--quiet"], isSilent: true)
  }
}
