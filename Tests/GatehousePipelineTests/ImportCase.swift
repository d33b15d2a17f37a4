import Diagnostics
import Foundation
import SchemaImport
import Testing

/// A folder of `Tests/ImportCases`: documents, and beside them what becomes of them.
///
/// `dto.gate`, `domain.gate` and `model.gate` are what is expected in those layers, and `diagnostics.txt` what is said. If the name of
/// the folder begins with a code, that is said, too.
struct ImportCase: Sendable, CustomTestStringConvertible {
  let name: String
  let documents: [SourceFile]
  let layers: [ImportLayer]
  private let folder: URL

  var testDescription: String { name }

  /// Nil where the case shows none.
  var code: String? {
    let code = name.prefix { $0 != "-" }
    return code.wholeMatch(of: /G\d{4}/) == nil ? nil : String(code)
  }

  static func all() throws -> [ImportCase] {
    try Repository.contents(of: Repository.importCases).map { try ImportCase($0) }
  }

  private init(_ folder: URL) throws {
    self.folder = folder
    name = folder.lastPathComponent
    let files = try Repository.contents(of: folder)
    documents = try files.filter { !["gate", "txt"].contains($0.pathExtension) }
      .map(Repository.sourceFile)
    let shown = files.filter { $0.pathExtension == "gate" }
      .compactMap { ImportLayer(rawValue: $0.deletingPathExtension().lastPathComponent) }
    layers = shown.isEmpty ? [.dto] : shown
  }

  var expectedDiagnostics: URL { folder.appending(path: "diagnostics.txt") }

  func expectedSchema(in layer: ImportLayer) -> URL {
    folder.appending(path: "\(layer.rawValue).gate")
  }

  func run(in layer: ImportLayer) -> ImportedSchema {
    importSchema(from: documents, ImportRequest(layer: layer))
  }
}
