import Emission

/// The schemas that a run does not read. A run does not touch what was generated from them, even if it is in the same folder.
struct OtherSchemas {
  /// The schemas that are read. Nil if files of all other schemas may be removed.
  private let read: Set<FileSystem.Identity>?

  private let named: NamedSchemas

  static let none = OtherSchemas(read: nil, named: NamedSchemas(in: []))

  private init(read: Set<FileSystem.Identity>?, named: NamedSchemas) {
    self.read = read
    self.named = named
  }

  /// - Parameter paths: the schemas that are read.
  init(but paths: [String], among named: NamedSchemas) {
    self.init(read: Set(paths.compactMap { FileSystem.identity(of: $0) }), named: named)
  }

  func owner(of entry: FolderContents.Entry, isWanted: Bool) -> String? {
    if case .file(let file) = entry { owner(of: file, isWanted: isWanted) } else { nil }
  }

  /// The path of a schema that the file was generated from, if it still exists and the run does not read it. Names are not
  /// compared: one schema can have several, and on some disks they may differ by case.
  ///
  /// - Parameter isWanted: whether the run generates a file of this name itself.
  func owner(of file: FoundFile, isWanted: Bool) -> String? {
    guard let read else { return nil }
    for name in file.origins {
      let (schemas, areConfigured) = named.schemas(called: name)
      let unread = schemas.filter { !read.contains($0.identity) }
      // Of several schemas with one name, one that is read is meant if the run makes the file again. If it does not, the file
      // may come from another of them, unless they only happen to be where the name can lead to.
      if unread.count < schemas.count, isWanted || !areConfigured { continue }
      if let schema = unread.first { return schema.path }
    }
    return nil
  }
}
