import Foundation
import PackagePlugin

/// Makes the templates and the support code part of the executable, as the text that they are.
///
/// SwiftPM's own `.embedInCode` writes an array literal of bytes, which costs the compiler many
/// seconds. A string literal costs nothing.
@main
struct EmbedTemplates: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    // Found as files, since SwiftPM leaves out the targets that another package does not need.
    let files =
      try Self.files(named: "", in: target.directoryURL, suffix: ".template")
      + Self.files(
        named: "GeneratedSupport/", in: target.directoryURL.appending(path: "Support"),
        suffix: ".swift")
      + Self.files(
        named: "TextFormats/", in: package.appending(path: "Sources/TextFormats"), suffix: ".swift")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embed \(files.count) templates",
        executable: try context.tool(named: "embed-templates").url,
        arguments: [output.path()] + files.flatMap { [$0.name, $0.url.path()] },
        inputFiles: files.map(\.url),
        outputFiles: [output])
    ]
  }

  /// In the order of their names, each with the prefix that tells where it is from.
  private static func files(
    named prefix: String, in directory: URL, suffix: String
  ) throws -> [(name: String, url: URL)] {
    try FileManager.default.subpathsOfDirectory(atPath: directory.path())
      .filter { $0.hasSuffix(suffix) }
      .sorted()
      .map { (name: prefix + $0, url: directory.appending(path: $0)) }
  }
}
