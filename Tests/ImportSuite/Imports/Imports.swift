import Diagnostics
import GatehousePipeline
import SchemaImport
import SchemaSyntax

/// Documents of each kind are imported in each layer. The schemas hold, and are formatted.
func importEverything(of corpora: Corpora, _ kind: DocumentKind, _ findings: inout Findings) throws
{
  var losses: [String: Int] = [:]
  for document in try kind.documents(of: corpora) {
    for layer in ImportLayer.allCases {
      let imported = importSchema(from: [document], ImportRequest(layer: layer))
      findings.check(imported, of: document, as: layer)
      guard layer == .dto else { continue }
      for diagnostic in imported.diagnostics {
        losses["\(diagnostic.kind.severity) \(diagnostic.kind.code)", default: 0] += 1
      }
    }
  }
  for (kind, count) in losses.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
    findings.count("of \(kind)", count)
  }
}

/// What can be imported, and the folder of it.
enum DocumentKind: String, CaseIterable {
  case descriptions = "OpenAPI"
  case versions
  case samples
  case recordings
  case schemas = "JSON Schema"

  func documents(of corpora: Corpora) throws -> [SourceFile] {
    switch self {
    case .descriptions: try corpora.files(in: "openapi", endingIn: ".json", ".yaml")
    case .versions: try corpora.files(in: "versions", endingIn: ".json", ".yaml")
    case .samples: try corpora.files(in: "quicktype/json", endingIn: ".json")
    case .recordings: try corpora.files(in: "har", endingIn: ".har")
    case .schemas: try corpora.files(in: "quicktype/schema", endingIn: ".schema")
    }
  }
}

extension Findings {
  fileprivate mutating func check(
    _ imported: ImportedSchema, of document: SourceFile, as layer: ImportLayer
  ) {
    guard let bytes = imported.bytes else {
      if imported.isExplained {
        count("documents without a type of their own, as \(layer)")
      } else {
        let messages = imported.diagnostics.map { "\($0.kind.code): \($0.message)" }
        add(fault: "\(document.path) gives no \(layer): " + messages.joined(separator: "; "))
      }
      return
    }
    let schema = SourceFile(path: "\(document.path).gate", bytes: bytes)
    if let error = validate([schema]).diagnostics.first(where: \.isError) {
      add(fault: "\(document.path) as \(layer) does not hold: \(error.kind.code): \(error.message)")
    }
    if SchemaFormatter.format(schema, index: 0) != .formatted(bytes) {
      add(fault: "\(document.path) as \(layer) is not formatted")
    }
    count("documents as \(layer)")
  }
}

extension ImportedSchema {
  /// A document that has no type of its own, or that needs other files, gives no schema, and says so.
  fileprivate var isExplained: Bool {
    diagnostics.contains { ["G2102", "G2209", "G2210"].contains($0.kind.code) }
  }
}
