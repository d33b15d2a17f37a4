import Foundation
import PackagePlugin

/// What goes into the models of a target, and what comes out: the build system runs the tool when the one has changed, or
/// the other is gone. What the tool has to say reaches the log of the build.
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
    // Two schemas of one name are an error, which the tool explains better than the build system.
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
