import Foundation

extension Section {
  /// What the compiler takes for the code that the tool writes, compared with the code that it synthesises.
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
    var limits: (time: Double?, size: Double?) = (nil, nil)
    /// A function that calls the code that the types are compiled for.
    let use: String
    /// Writes the sources into a folder.
    let write: (Workspace, _ folder: String) throws -> Void
  }

  static func measure() throws -> [Table] {
    let types = VariedTypes(typeCount)
    let tool = try Tool.path()
    return try Workspace.use { workspace in
      let schema = try workspace.write(types.schema, to: "Both/Varied.gate")
      let read = try workspace.write(types.schemaOfWhatIsRead, to: "Read/Varied.gate")
      let ways = [
        byHand(types, "bare", "", use: types.use("Any", "_: Int", "Any.Type", "type(index)")),
        byHand(types, "synthesised Codable", "Codable", use: coding(types, "Codable")),
        byHand(types, yardstick, "Codable, Hashable", use: coding(types, "Codable & Hashable")),
        Way(
          name: "emitted Codable", limits: (0.55, 1.0 / 3), use: coding(types, "Codable"),
          write: generating(schema, tool, nil)),
        Way(
          name: "emitted direct, read", limits: (0.7, nil),
          use: types.use(
            "JSONReadable", "_ json: [UInt8]", "Any", "try type(index).init(json: json)"),
          write: generating(read, tool, "directOnly")),
        Way(
          name: "emitted direct, read and written",
          use: types.use(
            "JSONReadable & JSONWritable", "_ json: [UInt8]", "[UInt8]",
            "try type(index).init(json: json).jsonBytes()"),
          write: generating(schema, tool, "directOnly")),
        Way(
          name: "emitted Codable and direct",
          use: coding(types, "Codable & JSONReadable & JSONWritable"),
          write: generating(schema, tool, "direct")),
      ]
      return [try table(of: ways, in: workspace)]
    }
  }

  /// Decodes and encodes.
  private static func coding(_ types: VariedTypes, _ protocols: String) -> String {
    types.use(
      protocols, "_ decoder: any Decoder, _ encoder: any Encoder", "Void",
      "try type(index).init(from: decoder).encode(to: encoder)")
  }

  private static func byHand(
    _ types: VariedTypes, _ name: String, _ protocols: String, use: String
  ) -> Way {
    Way(name: name, use: use) { workspace, folder in
      for file in types.swift(conformingTo: protocols) {
        try workspace.write(file.text, to: "\(folder)/\(file.name).swift")
      }
    }
  }

  private static func generating(
    _ schema: String, _ tool: String, _ json: String?
  ) -> (Workspace, _ folder: String) throws -> Void {
    { workspace, folder in
      let configuration = try workspace.write(
        json.map { "{ \"json\": \"\($0)\" }\n" } ?? "{}\n", to: "\(folder).json")
      try ChildProcess(
        tool,
        [
          "generate", schema, "--output", workspace.path(folder), "--quiet",
          "--configuration", configuration,
        ])
    }
  }

  private static func table(of ways: [Way], in workspace: Workspace) throws -> Table {
    var contest = Contest()
    var sizes: [Int] = []
    for (index, way) in ways.enumerated() {
      let folder = "Way\(index)"
      try way.write(workspace, folder)
      try workspace.write(way.use, to: "\(folder)/Use.swift")
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
    // The part that every struct has, whatever it conforms to: no way of reading JSON makes it smaller.
    let bare = sizes[0]
    var table = Table(title: "\(typeCount) types, -O -wmo")
    for (index, way) in ways.enumerated() {
      let time = times[index].median
      table.rows.append(
        Table.Row(
          name: way.name,
          figures: [
            Table.Figure("user s", time),
            Table.Figure("ratio", time / times[base].median, digits: 2, limit: way.limits.time),
            Table.Figure("KiB of object code", Double(sizes[index]) / 1024, digits: 0),
            Table.Figure("size ratio", Double(sizes[index]) / Double(sizes[base]), digits: 2),
            Table.Figure(
              "beyond bare", Double(sizes[index] - bare) / Double(sizes[base] - bare), digits: 2,
              limit: way.limits.size),
          ]))
    }
    return table
  }
}
