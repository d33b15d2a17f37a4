import Diagnostics
import Foundation
import GatehousePipeline
import SchemaSyntax

/// Everything that the tool does with a text. The test is that it ends, whatever the text says.
enum Exercise {
  /// Set this to the path of a file, and that file will contain the last text that was tried, in case one traps.
  private static let trace = ProcessInfo.processInfo.environment["GATEHOUSE_TRACE_INPUT"]

  static func run(_ texts: [[UInt8]], renders: Bool = true) throws {
    if let trace { try Data(texts.joined(separator: [0])).write(to: URL(filePath: trace)) }
    let files = texts.enumerated().map { SourceFile(path: "\($0).gate", bytes: $1) }
    let (schema, diagnostics) = validate(files)
    guard (schema == nil) == diagnostics.contains(where: \.isError) else {
      throw Contradiction()
    }
    if renders { _ = DiagnosticFormat.text.render(diagnostics, of: files) }
    for (index, file) in files.enumerated() { _ = SchemaFormatter.format(file, index: index) }
  }

  /// There was a schema despite errors, or none without errors.
  struct Contradiction: Error {}
}
