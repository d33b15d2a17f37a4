/// What a transaction needs from a folder. Paths are relative to it. Each operation is done completely or not at all.
protocol OutputStorage {
  /// The path of a file in it, as users write it.
  func shownPath(of name: String) -> String

  /// Whether it is empty and nobody sees it, so that files can be written to their places directly.
  var isHidden: Bool { get }

  /// Creates a folder in it, for files that must not be visible yet.
  ///
  /// - Parameter parts: how many folders it contains, called `0`, `1` and so on. Within a folder, files are created one
  ///   after another, but in several folders at the same time.
  func createDraftFolder(parts: Int) throws(SystemError) -> String

  /// Writes files that do not exist, in any order.
  ///
  /// - Returns: for each file, why it could not be written; nil if it was.
  func write(_ drafts: [OutputDraft]) -> [SystemError?]

  /// Replaces whatever is at the new path.
  func rename(_ path: String, to newPath: String) throws(SystemError)

  func remove(_ path: String) throws(SystemError)

  /// Removes a draft folder with everything in it, as far as possible.
  func discard(_ draftFolder: String)
}

/// A file that must not be visible yet.
struct OutputDraft: Sendable {
  let path: String
  let bytes: [UInt8]
  /// Nil if they are left to the system.
  let permissions: UInt32?
  /// Whether people have written in it, so that it may not be lost if the power fails.
  var isShared = false
}
