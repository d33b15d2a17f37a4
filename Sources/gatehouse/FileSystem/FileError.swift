/// What the system says about a file: `error: cannot read Schemas/Accounts.gate: Permission denied`.
struct FileError: Error {
  /// What was tried, after `cannot`.
  let action: String
  let path: String
  let reason: String
  /// What to do about it, if that is certain.
  var help: String?

  var text: String { "error: \(message)\n" }

  var message: String { "cannot \(action) \(shownPath): \(reason)" }

  /// The path on one line, and never empty.
  private var shownPath: String {
    path.isEmpty ? "``" : String(path.map { $0.isNewline ? "?" : $0 })
  }
}

extension FileError {
  /// For a file that the system does not let us write.
  init(_ action: String, _ path: String, refusedBy error: SystemError) {
    self.init(action: action, path: path, reason: error.reason, help: Self.help(error))
  }

  private static func help(_ error: SystemError) -> String? {
    if error.isRefusal { return "make it writable for this user, or choose another folder" }
    return error.isFileForFolder ? "move what is in the way, or choose another folder" : nil
  }

  /// A dangling link may be meant to lead anywhere, so its folder is not created.
  static func danglingLink(_ action: String, _ path: String) -> FileError {
    FileError(
      action: action, path: path, reason: "it is a symbolic link to nothing",
      help: "create the folder that it points to, or remove the link")
  }
}
