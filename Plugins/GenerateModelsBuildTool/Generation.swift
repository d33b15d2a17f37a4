import Foundation
import PackagePlugin

/// The inputs and outputs of a target's models: the build system runs the tool when an input has changed or an output is
/// missing. The tool's messages go to the log of the build.
struct Generation {
  let target: String
  let schemas: [URL]
  let settings: Settings
  let output: URL

  init(target: String, files: [URL], folder: URL, output: URL) {
    self.target = target
    self.output = output
    schemas = files.filter { $0.pathExtension == "gate" }.sorted { Self.path($0) < Self.path($1) }
    settings = Settings(in: folder)
  }

  func commands(tool: URL) -> [Command] {
    if schemas.isEmpty {
      Diagnostics.remark("target `\(target)` has no schemas")
      return []
    }
    let options = ["--single-file", "--quiet", "--diagnostics", "xcode"]
    // Two schemas of the same name are an error, which the tool explains better than the build system.
    let names = OutputNames.all(forSchemas: Set(schemas.map(\.lastPathComponent)).sorted())
    return [
      .buildCommand(
        displayName: "Generate models for \(target)",
        executable: tool,
        arguments: ["generate"] + options + settings.arguments
          + ["--output", Self.path(output)] + schemas.map(Self.path),
        inputFiles: schemas + settings.inputs,
        outputFiles: names.map { output.appending(path: $0) })
    ]
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
