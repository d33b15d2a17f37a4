import Configuration
import Diagnostics
import Foundation
import GatehousePipeline
import Testing

/// One file or folder of `Tests/DiagnosticCases` or `Tests/ConfigurationCases`: schemas or a configuration, and beside
/// them the text that is printed about them.
///
/// Its name begins with the code that it shows: `G0203-misspelt-field.gate` expects `G0203-misspelt-field.txt`, the
/// files of a folder `G0203-two-files` expect `G0203-two-files/expected.txt`.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [SourceFile]
  /// If there is a configuration, the case is about it, and the schemas go with it.
  let configuration: SourceFile?
  let expectation: URL

  var code: String { String(name.prefix(5)) }
  var testDescription: String { name }

  static let folders = [Repository.diagnosticCases, Repository.configurationCases]

  static func all() throws -> [DiagnosticCase] {
    try folders.flatMap(Repository.contents).compactMap { try DiagnosticCase($0) }
  }

  private init?(_ url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    switch url.pathExtension {
    case "gate":
      files = [try Repository.sourceFile(url)]
      configuration = nil
      expectation = url.deletingPathExtension().appendingPathExtension("txt")
    case "json":
      files = []
      configuration = try Repository.sourceFile(url)
      expectation = url.deletingPathExtension().appendingPathExtension("txt")
    case "":
      files = try Repository.schemaFiles(in: url)
      configuration = try Repository.contents(of: url)
        .first { $0.lastPathComponent == Configuration.fileName }.map(Repository.sourceFile)
      expectation = url.appending(path: "expected.txt")
    default:
      return nil
    }
  }

  private init(_ original: DiagnosticCase, files: [SourceFile], configuration: SourceFile?) {
    name = original.name
    self.files = files
    self.configuration = configuration
    expectation = original.expectation
  }

  /// The fixes are applied to the files that the diagnostics of the case are about.
  func applying(_ fixes: [Diagnostic.Fix]) -> (diagnosticCase: DiagnosticCase, count: Int) {
    let fixed = FixedFiles(applying: fixes, to: configuration.map { [$0] } ?? files)
    let result = DiagnosticCase(
      self, files: configuration == nil ? fixed.files : files,
      configuration: configuration == nil ? nil : fixed.files.first)
    return (result, fixed.appliedCount)
  }

  /// The files that the diagnostics of the case are about.
  var text: String {
    (configuration.map { [$0] } ?? files)
      .map { "\($0.path):\n\(String(decoding: $0.bytes, as: UTF8.self))" }.joined(separator: "\n")
  }

  func run() throws -> (diagnostics: [Diagnostic], printed: String) {
    guard let configuration else {
      let diagnostics = validate(files).diagnostics
      return (diagnostics, DiagnosticFormat.text.render(diagnostics, of: files))
    }
    let diagnostics = try problems(of: configuration, with: files)
    return (diagnostics, DiagnosticFormat.text.render(diagnostics, of: [configuration]))
  }
}

/// All diagnostics about a configuration that goes with valid schemas.
func problems(of file: SourceFile, with schemas: [SourceFile]) throws -> [Diagnostic] {
  let (configuration, diagnostics) = Configuration.read(file)
  guard let configuration, !schemas.isEmpty else { return diagnostics }
  let schema = try #require(validate(schemas).schema, "the schemas of a configuration are valid")
  return diagnostics + configuration.outputs.problems(in: schema, at: schemas.map(\.path))
}
