import Foundation

extension Section {
  /// What the compiler takes for what the tool writes, against what it takes for what it makes by itself.
  static var compilation: Section {
    Section(name: "compilation", measure: CompilationSection.measure)
  }
}

private enum CompilationSection {
  private static let typeCount = 200
  private static let rounds = 3
  private static let yardstick = "synthesised Codable & Hashable"

  private struct Way {
    let name: String
    let limits: (time: Double, size: Double)?
    /// Writes the sources into a folder.
    let write: (Workspace, _ folder: String) throws -> Void
  }

  static func measure() throws -> [Table] {
    let types = VariedTypes(typeCount)
    let tool = try Tool.path()
    return try Workspace.use { workspace in
      let schema = try workspace.write(types.schema, to: "Schemas/Varied.gate")
      let ways =
        [
          byHand(types, "bare", ""), byHand(types, "synthesised Codable", "Codable"),
          byHand(types, yardstick, "Codable, Hashable"),
        ] + [emitted(schema, tool)]
      return [try table(of: ways, in: workspace)]
    }
  }

  private static func byHand(_ types: VariedTypes, _ name: String, _ protocols: String) -> Way {
    Way(name: name, limits: nil) { workspace, folder in
      for file in types.swift(conformingTo: protocols) {
        try workspace.write(file.text, to: "\(folder)/\(file.name).swift")
      }
    }
  }

  private static func emitted(_ schema: String, _ tool: String) -> Way {
    Way(name: "emitted Codable", limits: (0.55, 0.34)) { workspace, folder in
      try ChildProcess(tool, ["generate", schema, "--output", workspace.path(folder), "--quiet"])
    }
  }

  private static func table(of ways: [Way], in workspace: Workspace) throws -> Table {
    var contest = Contest()
    var sizes: [Int] = []
    for (index, way) in ways.enumerated() {
      let folder = "Way\(index)"
      try way.write(workspace, folder)
      let files = try workspace.files(in: folder).map { $0.path() }.filter {
        $0.hasSuffix(".swift")
      }
      let object = workspace.path("\(folder).o")
      let compile = {
        try ChildProcess(
          "swiftc",
          ["-O", "-wmo", "-parse-as-library", "-module-name", "Models", "-c", "-o", object] + files
        ).userTime
      }
      contest.add(way.name, compile)
      _ = try compile()
      sizes.append(try Data(contentsOf: URL(filePath: object)).count)
    }
    let times = try contest.medians(rounds: rounds)
    let base = ways.firstIndex { $0.name == yardstick } ?? 0
    var table = Table(title: "\(typeCount) types, -O -wmo")
    for (index, way) in ways.enumerated() {
      let time = times[index].median
      table.rows.append(
        Table.Row(
          name: way.name,
          figures: [
            Table.Figure("user s", time),
            Table.Figure("ratio", time / times[base].median, digits: 2, limit: way.limits?.time),
            Table.Figure("KiB of object code", Double(sizes[index]) / 1024, digits: 0),
            Table.Figure(
              "size ratio", Double(sizes[index]) / Double(sizes[base]), digits: 2,
              limit: way.limits?.size),
          ]))
    }
    return table
  }
}
