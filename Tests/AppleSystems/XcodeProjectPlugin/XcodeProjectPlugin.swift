// The parts of Xcode's plugin module that Apple documents: only signatures, so that the Xcode half of our plugins is
// compiled where there is no Xcode. Never run.
public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool { throw NeverRun() }
}

public struct XcodeProject {
  public let id: String
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public let id: String
  public let displayName: String
  public let product: XcodeProduct?
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList
}

public struct XcodeProduct {
  public let name: String
  public let kind: Kind

  public enum Kind {
    case application
    case executable
    case framework
    case library
    case other(String)
  }
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}

private struct NeverRun: Error {}
