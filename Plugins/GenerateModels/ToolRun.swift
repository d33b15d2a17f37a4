import Foundation
import PackagePlugin

/// A target, as far as the tool is concerned.
struct Place {
  let name: String
  /// Files, or a folder that is searched for them.
  let schemas: [URL]
  let output: URL
}

/// Calls `gatehouse` in the folder of a package or a project, in which it finds the configuration by itself.
struct ToolRun {
  private let tool: URL
  private let folder: URL
  private let command: String
  private let options: [String]

  init(_ arguments: inout ArgumentExtractor, tool: URL, folder: URL) {
    self.tool = tool
    self.folder = folder
    command = arguments.extractFlag(named: "check") > 0 ? "check" : "generate"
    // Lines that Xcode and other editors turn into markers, unless the user wants to read them otherwise.
    options = ["--diagnostics", "xcode"] + arguments.remainingArguments
  }

  /// - Parameter areNamed: whether the user has named the targets, so that each is expected to have schemas.
  func callAsFunction(_ places: [Place], areNamed: Bool) throws {
    // SwiftPM lets nothing else work on a package while a plugin does.
    if options.contains(where: ["--watch", "-w"].contains) {
      return Diagnostics.error("--watch would keep the package locked; run gatehouse itself")
    }
    let configuration = folder.appending(path: "gatehouse.json").path(percentEncoded: false)
    if FileManager.default.fileExists(atPath: configuration) { return try call([]) }
    for place in places where areNamed && place.schemas.isEmpty {
      Diagnostics.error("target `\(place.name)` has no schemas")
    }
    let places = places.filter { !$0.schemas.isEmpty }
    if places.isEmpty, !areNamed {
      Diagnostics.error("no target has schemas, and there is no gatehouse.json")
    }
    for place in places {
      try call(["--output", path(of: place.output)] + place.schemas.map(path))
    }
  }

  private func call(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = [command] + options + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("gatehouse \(command) has found what is printed above")
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
