/// What a transaction needs of a folder. Paths are relative to it; each operation is done at once or not at all.
protocol OutputStorage {
  /// How users call a file in it.
  func shownPath(of name: String) -> String

  /// Whether it is empty, and nobody sees it: files can stand at their places at once.
  var isHidden: Bool { get }

  /// A new folder in it, for files that are not to be seen yet.
  ///
  /// - Parameter parts: how many folders it has, called `0`, `1` and so on. Files are created one after the other in one
  ///   folder, and at the same time in several.
  func createDraftFolder(parts: Int) throws(SystemError) -> String

  /// Writes files that are not there, in whatever order.
  ///
  /// - Returns: why each of them could not be written; nil where it was.
  func write(_ drafts: [OutputDraft]) -> [SystemError?]

  /// Takes the place of what stands there.
  func rename(_ path: String, to newPath: String) throws(SystemError)

  func remove(_ path: String) throws(SystemError)

  /// Removes a draft folder with what is in it, as far as that goes.
  func discard(_ draftFolder: String)
}

/// A file that is not to be seen yet.
struct OutputDraft: Sendable {
  let path: String
  let bytes: [UInt8]
  /// Nil where it is up to the system.
  let permissions: UInt32?
}
