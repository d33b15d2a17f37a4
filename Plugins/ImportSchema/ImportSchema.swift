import Foundation
import PackagePlugin

/// `swift package import-schema <document>… [--into <folder or file>] [<option of gatehouse import>…]`
///
/// Paths start from the folder of the package. SwiftPM prints all output in one stream, so a schema that is not written into
/// a file is among the messages.
@main
struct ImportSchema: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      try context.tool(named: "gatehouse").url, in: context.package.directoryURL, arguments)
  }

  func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    // The standard input of a plugin is where SwiftPM sends it messages.
    if arguments.contains("-") {
      return Diagnostics.error(
        "a plugin has no standard input: pass the path of a document, or run the command gatehouse itself"
      )
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["import"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("gatehouse import has found the problems that are printed above")
    case let code: Diagnostics.error("gatehouse import has failed with code \(code)")
    }
  }
}
