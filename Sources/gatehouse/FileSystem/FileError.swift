/// What the system says about a file: `error: cannot read Schemas/Accounts.gate: Permission denied`.
struct FileError: Error {
  /// What was tried, behind `cannot`.
  let action: String
  let path: String
  let reason: String

  var text: String { "error: cannot \(action) \(shownPath): \(reason)\n" }

  /// In one line, and not nothing.
  private var shownPath: String {
    path.isEmpty ? "``" : String(path.map { $0.isNewline ? "?" : $0 })
  }
}
