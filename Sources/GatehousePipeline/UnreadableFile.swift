package import Diagnostics

extension Diagnostic {
  /// What the system said, for those who read documents. It stands in no file, since there is none to stand in.
  ///
  /// - Parameter message: names the path.
  package init(unreadable message: String, help: String?) {
    self.init(.unreadableFile, message, at: .nowhere, help: help)
  }
}

extension DiagnosticKind {
  static let unreadableFile = DiagnosticKind(
    "G0006", .error, "a file or a folder that cannot be read",
    explanation: """
      A path leads to nothing, to a file that this user may not read, or to a folder without a schema in it. Nothing else is said in such
      a run, since what is wrong with the other files may come of what is missing.

      The code is for programs, in the documents of `--diagnostics json` and `--diagnostics sarif`. People read the sentence alone, on
      standard error.
      """)
}
