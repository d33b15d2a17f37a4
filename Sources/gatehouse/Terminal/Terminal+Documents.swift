import Diagnostics
import GatehousePipeline

extension Terminal {
  /// If a document is expected, files that cannot be read or written are reported in one.
  ///
  /// - Parameter findings: what the document has to say besides, about places in `files`.
  func documenting<Content>(
    _ format: DiagnosticFormat, beside findings: [Diagnostic] = [], of files: [SourceFile] = [],
    _ work: () throws(Failure) -> Content
  ) throws(Failure) -> Content {
    do throws(Failure) {
      return try work()
    } catch {
      let diagnostics: [Diagnostic]
      var places: [SourceFile] = []
      switch error {
      case .unreadable(let errors) where format.isDocument:
        diagnostics = errors.map { Diagnostic(unreadable: $0.message, help: $0.help) }
      case .unwritable(let errors, let help) where format.isDocument:
        places = errors.map { SourceFile(path: $0.path, bytes: []) }
        diagnostics = errors.enumerated().map { position, error in
          Diagnostic(
            obstacle: error.message,
            at: SourceSpan(file: files.count + position, start: 0, end: 0),
            help: help ?? error.help)
        }
      case .unreadable, .unwritable, .usage, .reported: throw error
      }
      try report(findings + diagnostics, of: files + places, format: format)
      throw .reported(error.exitCode)
    }
  }
}
