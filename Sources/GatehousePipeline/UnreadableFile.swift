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
      A path names something that does not exist, a file that this user may not read, or a folder without a schema in
      it. No other problems are reported in that run, because the missing file may be the cause of them.

      If `gatehouse.json` names the path, the problem is shown there; the path is relative to the folder of that file.
      If the command line names it, only the message is printed on standard error; the code is in the documents of
      `--diagnostics json` and `--diagnostics sarif`.
      """)
}
