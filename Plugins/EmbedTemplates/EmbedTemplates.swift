import Foundation
import PackagePlugin

/// Makes the templates and the support code part of the executable, as the text that they are.
///
/// SwiftPM's own `.embedInCode` writes an array literal of bytes, which costs the compiler many
/// seconds. A string literal costs nothing.
@main
struct EmbedTemplates: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let templates = target.sourceFiles(withSuffix: ".template").map { file in
      (name: Self.path(of: file.url, in: target.directoryURL), file: file.url)
    }
    let sources = try ["GeneratedSupport", "TextFormats"].flatMap { name in
      try Self.sources(of: name, in: context.package)
    }
    let files = (templates + sources).sorted { $0.name < $1.name }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embed \(files.count) templates",
        executable: try context.tool(named: "embed-templates").url,
        arguments: [output.path()] + files.flatMap { [$0.name, $0.file.path()] },
        inputFiles: files.map(\.file),
        outputFiles: [output])
    ]
  }

  /// Named after the target that they are from, which tells them from the templates.
  private static func sources(
    of name: String, in package: Package
  ) throws -> [(name: String, file: URL)] {
    guard let target = try package.targets(named: [name]).first as? SwiftSourceModuleTarget else {
      return []
    }
    return target.sourceFiles(withSuffix: ".swift").map { file in
      (name: "\(name)/\(path(of: file.url, in: target.directoryURL))", file: file.url)
    }
  }

  private static func path(of file: URL, in directory: URL) -> String {
    file.pathComponents.dropFirst(directory.pathComponents.count).joined(separator: "/")
  }
}
