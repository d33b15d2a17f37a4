import Foundation
import PackagePlugin

/// `swift package generate-models [--target <name>…] [--check] [<option of gatehouse generate>…]`
///
/// A package with a `gatehouse.json` is generated as that file says. In other packages, each target with schemas gets
/// its models in the folder `Generated` among its sources.
@main
struct GenerateModels: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let package = context.package
    let targets = names.isEmpty ? package.targets : try package.targets(named: names)
    let run = ToolRun(
      &arguments, tool: try context.tool(named: "gatehouse").url, folder: package.directoryURL)
    try run(targets.map { Place($0) }, areNamed: !names.isEmpty)
  }
}

extension Place {
  fileprivate init(_ target: any Target) {
    let folder = target.directoryURL
    // Not `sourceFiles`: a target may exclude its schemas, which are not compiled.
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let hasSchemas = files?.contains { ($0 as? URL)?.pathExtension == "gate" } ?? false
    self.init(
      name: target.name, schemas: hasSchemas ? [folder] : [],
      output: folder.appending(path: "Generated"))
  }
}
