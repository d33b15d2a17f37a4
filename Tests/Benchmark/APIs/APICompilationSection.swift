import Foundation

extension Section {
  /// What the compiler takes for the Swift of a large API: minutes for all of them, so that it is measured only where it is
  /// named.
  static var apiCompilation: Section {
    Section(name: "api-compilation", measure: APICompilationSection.measure)
  }
}

private enum APICompilationSection {
  /// User seconds and GiB, for a module of public types that is optimised as a whole.
  private static let limits = [
    "stripe": (seconds: 120.0, memory: 1.5), "adyen": (seconds: 25.0, memory: 1.5),
  ]
  private static let limitsOfShapes = (seconds: 10.0, memory: 0.5)
  private static let forms = ["codable", "directOnly"]

  static func measure() throws -> [Table] {
    let tool = try Tool.path()
    let real = APISchema.real().filter { limits[$0.name] != nil }
    return try Workspace.use { workspace in
      var table = Table(title: "-O -wmo, public")
      for (index, schema) in (APISchema.deepShapes + real).enumerated() {
        for form in forms {
          let folder = workspace.folder("\(index)-\(form)")
          table.rows.append(try compilation(of: schema, form, tool, in: folder))
        }
      }
      return [table]
    }
  }

  private static func compilation(
    of schema: APISchema, _ form: String, _ tool: String, in workspace: Workspace
  ) throws -> Table.Row {
    let file = try workspace.write(schema.text, to: "Schemas/API.gate")
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
    let files = try workspace.files(in: "Generated").map { $0.path() }
      .filter { $0.hasSuffix(".swift") }
    let run = try ChildProcess(
      "swiftc",
      [
        "-O", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", "Models", "-c",
        "-o", workspace.path("Models.o"),
      ] + files)
    let limits = limits[schema.name] ?? limitsOfShapes
    return Table.Row(
      name: "\(schema.name), \(form)",
      figures: [
        Table.Figure("user s", run.userTime, limit: limits.seconds),
        Table.Figure("GiB", run.peakMemory / 1_073_741_824, digits: 2, limit: limits.memory),
      ])
  }
}
