import Foundation

extension Section {
  /// A program of its own, as a user would build it: what the tool writes for the schema in its folder is compiled with
  /// optimisation, together with the code of the folder, which measures it and prints tables as JSON.
  static func program(_ name: String) -> Section {
    Section(name: name) {
      let tool = try Tool.path()
      let sources = URL(filePath: #filePath).deletingLastPathComponent()
      let folder = sources.appending(path: name)
      return try Workspace.use { workspace in
        let configuration = folder.appending(path: "gatehouse.json").path()
        let isConfigured = FileManager.default.fileExists(atPath: configuration)
        try ChildProcess(
          tool,
          ["generate", folder.path(), "--output", workspace.path("Generated"), "--quiet"]
            + (isConfigured ? ["--configuration", configuration] : []))
        let generated = try workspace.files(in: "Generated").map { $0.path() }
        let measuring = ["Contest", "Table"].map {
          sources.deletingLastPathComponent().appending(path: "\($0).swift").path()
        }
        let own = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
          .map { folder.appending(path: $0).path() }
        let swift = (generated + measuring + own).filter { $0.hasSuffix(".swift") }
        let headers = own.filter { $0.hasSuffix(".h") }.flatMap { ["-import-objc-header", $0] }
        let objects = try own.filter { $0.hasSuffix(".c") }.enumerated().map { index, source in
          let object = workspace.path("\(index).o")
          try ChildProcess("clang", ["-O2", "-c", source, "-o", object])
          return object
        }
        let program = workspace.path("program")
        try ChildProcess(
          "swiftc",
          ["-O", "-wmo", "-swift-version", "6", "-o", program] + headers + objects + swift)
        let tables = workspace.path("tables.json")
        try ChildProcess(program, [tables])
        return try JSONDecoder().decode(
          [Table].self, from: Data(contentsOf: URL(filePath: tables)))
      }
    }
  }
}
