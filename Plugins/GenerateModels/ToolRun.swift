import Foundation
import PackagePlugin

/// A target, as far as the tool is concerned.
struct Place {
  let name: String
  /// Files, or a folder that is searched for them.
  let schemas: [URL]
  let output: URL
}

/// Calls `gatehouse` in the folder of a package or a project.
struct ToolRun {
  private let tool: URL
  private let folder: URL
  private let command: String
  private let options: Options

  init(_ arguments: inout ArgumentExtractor, tool: URL, folder: URL) {
    self.tool = tool
    self.folder = folder
    command = arguments.extractFlag(named: "check") > 0 ? "check" : "generate"
    options = Options(arguments.remainingArguments)
  }

  /// - Parameter areNamed: whether the user has named the targets, so that each is expected to have schemas.
  func callAsFunction(_ places: [Place], areNamed: Bool) throws {
    // While a plugin runs, SwiftPM lets nothing else work on the package.
    if options.has("--watch", "-w") {
      return Diagnostics.error(
        "--watch would keep the package locked; run the command gatehouse itself")
    }
    if options.has("--configuration", "-c") { return try callForAll([], areNamed) }
    let configuration = folder.appending(path: "gatehouse.json").path(percentEncoded: false)
    if !options.has("--no-configuration"), FileManager.default.fileExists(atPath: configuration) {
      return try callForAll(["--configuration", "gatehouse.json"], areNamed)
    }
    for place in places where areNamed && place.schemas.isEmpty {
      Diagnostics.error("target `\(place.name)` has no schemas")
    }
    try callForEach(places.filter { !$0.schemas.isEmpty }, areNamed)
  }

  /// A configuration knows nothing of targets.
  private func callForAll(_ arguments: [String], _ areNamed: Bool) throws {
    if areNamed {
      return Diagnostics.error(
        """
        --target would be ignored: the configuration says which schemas are read, and where Swift is written. Leave it out, \
        or pass --no-configuration
        """)
    }
    try call(arguments)
  }

  private func callForEach(_ places: [Place], _ areNamed: Bool) throws {
    if places.isEmpty, !areNamed {
      return Diagnostics.error(
        """
        no target has schemas, and there is no gatehouse.json: create a `*.gate` file in the folder of a target, or run \
        `gatehouse init`
        """)
    }
    let hasOutput = options.has("--output", "-o")
    if hasOutput, places.count > 1 {
      let names = places.map { "`\($0.name)`" }.joined(separator: ", ")
      return Diagnostics.error(
        "--output names one folder, but several targets have schemas: \(names). Choose one with --target"
      )
    }
    // A package around this one may have a configuration, which does not apply here.
    let arguments = options.has("--no-configuration") ? [] : ["--no-configuration"]
    for place in places {
      let output = hasOutput ? [] : ["--output", path(of: place.output)]
      try call(arguments + output + place.schemas.map(path))
    }
  }

  private func call(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = [command] + options.words + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("gatehouse \(command) has found the problems that are printed above")
    case let code: Diagnostics.error("gatehouse \(command) has failed with code \(code)")
    }
  }

  /// As seen from the folder, so that generated files say the same on every machine.
  private func path(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    let start = folder.path(percentEncoded: false)
    let prefix = start.hasSuffix("/") ? start : start + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
