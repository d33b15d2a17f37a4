// The parts of SwiftPM's plugin module that our plugins use. A toolchain for Linux has this module only for Linux, so
// these are signatures for type-checking the plugins for Apple's systems. A test compiles the plugins against the real
// module. Never run.
public import Foundation

public protocol Plugin { init() }
extension Plugin {
  public static func main() async throws {}
}

public protocol BuildToolPlugin: Plugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}

public protocol CommandPlugin: Plugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws
}

public struct PluginContext {
  public let package: Package
  public let pluginWorkDirectoryURL: URL

  public struct Tool {
    public let name: String
    public let url: URL
  }

  public func tool(named name: String) throws -> Tool { throw NeverRun() }
}

public struct Package {
  public let displayName: String
  public let directoryURL: URL
  public let targets: [any Target]
  public let dependencies: [PackageDependency]

  public func targets(named names: [String]) throws -> [any Target] { throw NeverRun() }
}

public struct PackageDependency { public let package: Package }

public protocol Product { var name: String { get } }

public protocol Target {
  var name: String { get }
  var directoryURL: URL { get }
}
extension Target {
  public var sourceModule: (any SourceModuleTarget)? { nil }
}

public protocol SourceModuleTarget: Target {
  var sourceFiles: FileList { get }
}

public struct FileList: Sequence {
  private let files: [File]
  public func makeIterator() -> IndexingIterator<[File]> { files.makeIterator() }
}

public struct File { public let url: URL }

public enum Command {
  case never

  public static func buildCommand(
    displayName: String?, executable: URL, arguments: [String],
    environment: [String: String] = [:], inputFiles: [URL] = [], outputFiles: [URL] = []
  ) -> Command { .never }
}

public struct ArgumentExtractor {
  public init(_ arguments: [String]) { remainingArguments = arguments }
  public var remainingArguments: [String]
  public mutating func extractOption(named name: String) -> [String] { [] }
  public mutating func extractFlag(named name: String) -> Int { 0 }
}

public struct Diagnostics {
  public static func error(_ message: String, file: String? = #file, line: Int? = #line) {}
  public static func warning(_ message: String, file: String? = #file, line: Int? = #line) {}
  public static func remark(_ message: String, file: String? = #file, line: Int? = #line) {}
}

private struct NeverRun: Error {}
