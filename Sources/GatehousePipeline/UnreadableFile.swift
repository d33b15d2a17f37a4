package import Diagnostics

extension Diagnostic {
  /// A file or a folder that the system could not read.
  ///
  /// - Parameters:
  ///   - message: what happened, including the path.
  ///   - span: where a configuration names the path; nowhere if the command line does.
  package init(unreadable message: String, at span: SourceSpan = .nowhere, help: String?) {
    self.init(.unreadableFile, message, at: span, help: help)
  }
}

extension DiagnosticKind {
  static let unreadableFile = DiagnosticKind(
    "G0006", .error, "a file or a folder that cannot be read",
    explanation: """
      A path leads to nothing, to a file that this user may not read, or to a folder without a schema in it. Nothing else is said in such
      a run, since what is wrong with the other files may come of what is missing.

      A path that `gatehouse.json` names is shown there; it begins at the folder of that file. Where the command line names it, people
      read the sentence alone, on standard error, and the code is for programs, in the documents of `--diagnostics json` and
      `--diagnostics sarif`.
      """)
}
