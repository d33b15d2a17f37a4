import Foundation
import PackagePlugin

/// Generates the models of a target while it is built, from the schemas among its files.
@main
struct GenerateModelsBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let generation = Generation(
      target: target.name, files: target.sourceModule?.sourceFiles.map(\.url) ?? [],
      folder: context.package.directoryURL, output: context.pluginWorkDirectoryURL)
    return try generation.commands(tool: context.tool(named: "gatehouse").url)
  }
}
