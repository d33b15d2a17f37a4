import Diagnostics
import Foundation
import SchemaImport
import SwiftLowering

/// What a description becomes in a layer is Swift that the compiler has nothing to say about.
func compile(
  _ document: SourceFile, as layer: ImportLayer, _ form: JSONForm, _ findings: inout Findings
) throws {
  guard let bytes = importSchema(from: [document], ImportRequest(layer: layer)).bytes else {
    throw SuiteError("\(document.path) gives no schema")
  }
  // Each declaration in a file of its own, so that their names are tried on the disk, too.
  let module = try GeneratedModule(
    [SourceFile(path: "Imported.gate", bytes: bytes)], form, .filePerDeclaration)
  try withTemporaryFolder { try module.compile(.typeCheck, in: $0) }
  findings.count("files compile", module.files.count)
}
