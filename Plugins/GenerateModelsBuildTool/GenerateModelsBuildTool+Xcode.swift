#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension GenerateModelsBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let generation = Generation(
        target: target.displayName, files: target.inputFiles.map(\.url),
        folder: context.xcodeProject.directoryURL, output: context.pluginWorkDirectoryURL)
      return try generation.commands(tool: context.tool(named: "gatehouse").url)
    }
  }
#endif
