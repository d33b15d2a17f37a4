/// What the system says about a file: `error: cannot read Schemas/Accounts.gate: Permission denied`.
struct FileError: Error {
  /// What was tried, behind `cannot`.
  let action: String
  let path: String
  let reason: String

  var text: String { "error: cannot \(action) \(path): \(reason)\n" }
}
