import Diagnostics
import Foundation

/// The folders of this package from which tests read their data.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let sources = root.appending(path: "Sources")
  static let schemas = root.appending(path: "Schemas")
  static let diagnosticCases = root.appending(path: "Tests/DiagnosticCases")
  static let importCases = root.appending(path: "Tests/ImportCases")
  static let configurationCases = root.appending(path: "Tests/ConfigurationCases")

  /// The files and folders in `folder`, by name, without hidden ones.
  static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
      )
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The schema files directly in `folder`, with their bare names.
  static func schemaFiles(in folder: URL) throws -> [SourceFile] {
    try contents(of: folder).filter { $0.pathExtension == "gate" }.map(sourceFile)
  }

  static func sourceFile(_ url: URL) throws -> SourceFile {
    SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }
}
