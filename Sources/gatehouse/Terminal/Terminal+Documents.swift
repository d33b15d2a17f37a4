import Diagnostics
import GatehousePipeline

extension Terminal {
  /// If a document is expected, files that cannot be read are reported in one.
  func documenting<Content>(
    _ format: DiagnosticFormat, _ read: () throws(Failure) -> Content
  ) throws(Failure) -> Content {
    do throws(Failure) {
      return try read()
    } catch {
      guard format.isDocument, case .unreadable(let errors) = error else { throw error }
      let diagnostics = errors.map { Diagnostic(unreadable: $0.message, help: $0.help) }
      try report(diagnostics, of: [], format: format)
      throw .reported(error.exitCode)
    }
  }
}
