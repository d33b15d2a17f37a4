import Diagnostics

/// What is said about several sets of files, each of which counts its own, as if they were one.
struct ImportReport {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var files: [SourceFile] = []

  init(_ parts: [(diagnostics: [Diagnostic], files: [SourceFile])]) {
    for part in parts {
      diagnostics += part.diagnostics.map { $0.movingFiles(by: files.count) }
      files += part.files
    }
  }
}
