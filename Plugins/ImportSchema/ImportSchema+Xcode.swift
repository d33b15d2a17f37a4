#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The same for an Xcode project. Documents and options are the arguments that Xcode asks for, and it turns the messages
  /// into markers.
  extension ImportSchema: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      // Xcode names the targets that are selected, and a schema belongs to none of them.
      _ = arguments.extractOption(named: "target")
      try run(
        try context.tool(named: "gatehouse").url, in: context.xcodeProject.directoryURL,
        ["--diagnostics", "xcode"] + arguments.remainingArguments)
    }
  }
#endif
