import Diagnostics
import Foundation
import Testing

/// One file or folder of `Tests/DiagnosticCases`: schemas, and beside them what is printed about them.
///
/// Its name begins with the code that it shows: `G0203-misspelt-field.gate` expects `G0203-misspelt-field.txt`,
/// the files of a folder `G0203-two-files` expect `G0203-two-files/expected.txt`.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [SourceFile]
  let expectation: URL

  var code: String { String(name.prefix(5)) }
  var testDescription: String { name }

  static func all() throws -> [DiagnosticCase] {
    try Repository.contents(of: Repository.diagnosticCases).compactMap { try DiagnosticCase($0) }
  }

  private init?(_ url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    switch url.pathExtension {
    case "gate":
      files = [try Repository.sourceFile(url)]
      expectation = url.deletingPathExtension().appendingPathExtension("txt")
    case "":
      files = try Repository.schemaFiles(in: url)
      expectation = url.appending(path: "expected.txt")
    default:
      return nil
    }
  }
}
