/// What a transaction needs of a folder. Paths are relative to it; each operation is done at once or not at all.
protocol OutputStorage {
  /// How users call a file in it.
  func shownPath(of name: String) -> String

  /// A new folder in it, for files that are not to be seen yet.
  func createDraftFolder() throws(SystemError) -> String

  /// Writes a file that is not there.
  func write(_ bytes: [UInt8], permissions: UInt32?, to path: String) throws(SystemError)

  /// Takes the place of what stands there.
  func rename(_ path: String, to newPath: String) throws(SystemError)

  func remove(_ path: String) throws(SystemError)

  /// Removes a draft folder with what is in it, as far as that goes.
  func discard(_ draftFolder: String)
}
