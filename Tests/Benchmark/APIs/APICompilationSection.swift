import Foundation

extension Section {
  /// What the compiler takes for the Swift of a large API. This takes minutes in all, so it is only measured if it is
  /// named.
  static var apiCompilation: Section {
    Section(name: "api-compilation", measure: APICompilationSection.measure)
  }
}

private enum APICompilationSection {
  /// The limits for a module of public types: user seconds, optimised as a whole, for each form of JSON, and for
  /// debugging; and GiB.
  private struct Limits {
    var optimised: [JSONForm: Double]
    var debug: Double?
    var memory = 1.5

    static let ofShapes = Limits(
      optimised: [.codable: 10, .directOnly: 10], debug: 10, memory: 0.5)
  }

  private enum JSONForm: String, CaseIterable {
    case codable, directOnly, direct
  }

  private static let limits = [
    "stripe": Limits(optimised: [.codable: 120], debug: 40),
    "adyen": Limits(optimised: [.codable: 25, .directOnly: 25, .direct: 40]),
  ]

  static func measure() throws -> [Table] {
    let tool = try Tool.path()
    let real = APISchema.real().filter { limits[$0.name] != nil }
    return try Workspace.use { workspace in
      try (APISchema.deepShapes + real).enumerated().map { index, schema in
        try table(of: schema, tool, in: workspace.folder("\(index)"))
      }
    }
  }

  private static func table(
    of schema: APISchema, _ tool: String, in workspace: Workspace
  ) throws -> Table {
    let limits = limits[schema.name] ?? .ofShapes
    var table = Table(title: "\(schema.name), public")
    for form in JSONForm.allCases {
      let module = GeneratedModule(form: form.rawValue, workspace: workspace.folder(form.rawValue))
      try module.generate(schema.text, tool)
      let run = try module.compile(["-O", "-wmo", "-o", module.workspace.path("Models.o")])
      table.rows.append(
        Table.Row(
          name: "-O -wmo, \(form.rawValue)",
          figures: figures(run, limits.optimised[form], limits.memory)))
    }
    let module = GeneratedModule(form: "codable", workspace: workspace.folder("debug"))
    try module.generate(schema.text, tool)
    table.rows.append(
      Table.Row(
        name: "-Onone, codable",
        figures: figures(try module.compileForDebugging(), limits.debug, limits.memory)))
    try module.generate(schema.withNewField, tool)
    let start = Date.now
    let run = try module.compileForDebugging()
    let count = try module.objects(since: start)
    table.rows.append(
      Table.Row(
        name: "the same after a field was added to one type",
        figures: [
          Table.Figure("user s", run.userTime), Table.Figure("files", Double(count)),
          Table.Figure("of", Double(try module.sources().count)),
        ]))
    return table
  }

  private static func figures(
    _ run: ChildProcess, _ seconds: Double?, _ memory: Double
  ) -> [Table.Figure] {
    [
      Table.Figure("user s", run.userTime, limit: seconds),
      Table.Figure("GiB", run.peakMemory / 1_073_741_824, digits: 2, limit: memory),
    ]
  }
}

/// The Swift of a schema as a module of its own.
private struct GeneratedModule {
  let form: String
  let workspace: Workspace

  /// Generates again after a change. Files that stay the same are not written again.
  func generate(_ text: String, _ tool: String) throws {
    let file = try workspace.write(text, to: "Schemas/API.gate")
    let configuration = try workspace.write(
      """
      { "json": "\(form)", "domain": { "output": "Generated", "access": "public" } }

      """, to: "gatehouse.json")
    try ChildProcess(
      tool,
      [
        "generate", file, "--output", workspace.path("Generated"), "--quiet",
        "--configuration", configuration,
      ])
  }

  func sources() throws -> [String] {
    try workspace.files(in: "Generated").map { $0.path() }.filter { $0.hasSuffix(".swift") }
  }

  func compile(_ options: [String]) throws -> ChildProcess {
    let common = ["-parse-as-library", "-swift-version", "6", "-module-name", "Models", "-c"]
    return try ChildProcess("swiftc", common + options + sources())
  }

  /// Compiles only the files in which something has changed since the last time.
  func compileForDebugging() throws -> ChildProcess {
    var outputs = ["": ["swift-dependencies": workspace.path("Models.swiftdeps")]]
    for source in try sources() {
      let name = source.replacing("/", with: "_")
      outputs[source] = [
        "object": workspace.path("Objects/\(name).o"),
        "swift-dependencies": workspace.path("Objects/\(name).swiftdeps"),
      ]
    }
    let map = String(decoding: try JSONEncoder().encode(outputs), as: UTF8.self)
    return try compile([
      "-Onone", "-incremental", "-enable-batch-mode",
      "-output-file-map", workspace.write(map, to: "Objects/outputs.json"),
    ])
  }

  /// How many object files were written since then.
  func objects(since start: Date) throws -> Int {
    try workspace.files(in: "Objects").filter { $0.pathExtension == "o" }
      .count { file in
        try file.resourceValues(forKeys: [.contentModificationDateKey])
          .contentModificationDate ?? start > start
      }
  }
}
