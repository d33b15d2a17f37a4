package import Diagnostics

extension Diagnostic {
  /// A generated file that differs from what `generate` would write.
  package init(outdated message: String, at span: SourceSpan, label: String) {
    self.init(.outdatedFile, message, at: span, label: label, help: "run `gatehouse generate`")
  }

  /// Something that a command refuses to touch, or that the system keeps it from writing.
  package init(obstacle message: String, at span: SourceSpan, help: String?) {
    self.init(.obstructedFile, message, at: span, help: help)
  }
}

extension DiagnosticKind {
  static let outdatedFile = DiagnosticKind(
    "G1102", .error, "a generated file that is not up to date",
    explanation: """
      `gatehouse check` compares the files in the output folders with what `gatehouse generate` would write with the same arguments.
      A file that differs was edited by hand, or the schema, the configuration or the version of Gatehouse has changed since it was
      generated. Run `gatehouse generate`, and commit what it writes.

      With `--diagnostics text`, the difference is printed as a unified diff. The other formats name each file, and the
      first line that differs.
      """)

  static let obstructedFile = DiagnosticKind(
    "G1103", .error, "a file that cannot be written",
    explanation: """
      Gatehouse replaces and removes only files that it has generated. Where one of them should be, there is a file that somebody wrote,
      a folder, a link, or a file that belongs to a schema which this run does not read. Move it, choose another output
      folder, or pass all schemas of the folder at once.

      The same is said of files that the system does not let Gatehouse write.
      """)
}
