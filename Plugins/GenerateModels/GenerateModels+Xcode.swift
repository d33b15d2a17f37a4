#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The same for an Xcode project, in which the schemas of a target may be anywhere: its models are written to
  /// `Generated` in the folder that has the name of the target.
  extension GenerateModels: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      let names = arguments.extractOption(named: "target")
      let project = context.xcodeProject
      let targets = project.targets.filter { names.isEmpty || names.contains($0.displayName) }
      let run = ToolRun(
        &arguments, tool: try context.tool(named: "gatehouse").url, folder: project.directoryURL)
      // Xcode names the targets that are selected, whether or not they have schemas, and even where a configuration says what
      // to generate.
      try run(targets.map { Place($0, in: project.directoryURL) }, areNamed: false)
    }
  }

  extension Place {
    fileprivate init(_ target: XcodeTarget, in folder: URL) {
      self.init(
        name: target.displayName,
        schemas: target.inputFiles.map(\.url).filter { $0.pathExtension == "gate" },
        output: folder.appending(path: "\(target.displayName)/Generated"))
    }
  }
#endif
