import Emission

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension DiskFolder {
  /// What the folder contains under the names of `files`, present and former ones, those of the manifest, and names that differ from these only by
  /// case. A folder that does not exist is empty.
  func contents(around files: [OutputFile]) throws(FileError) -> FolderContents {
    if !files.isEmpty, FileSystem.isDanglingLink(path) {
      throw FileError.danglingLink("read", shownPath(of: ""))
    }
    var contents = FolderContents()
    var names = try names(in: path)
    let support = GeneratedFile.supportFolder
    switch try entry(support) {
    case .folder: names += try self.names(in: "\(path)/\(support)").map { "\(support)/\($0)" }
    case let obstacle: contents.entries[support] = obstacle
    }
    if names.contains(Manifest.name) {
      contents.entries[Manifest.name] = try entry(Manifest.name)
    }
    let wanted = files.names + contents.manifest.names
    let relevant = Set(wanted.map { $0.lowercased() })
    for name in names where relevant.contains(name.lowercased()) {
      contents.entries[name] = try entry(name)
    }
    let spellings = Set(contents.entries.keys.map { $0.lowercased() })
    let misspelt = files.map(\.name)
      .first { contents.entries[$0] == nil && spellings.contains($0.lowercased()) }
    contents.foldsCase =
      try misspelt.map { name throws(FileError) in try entry(name) != nil } ?? false
    for name in names where Self.isDraftFolder(name) {
      if try entry(name) == .folder { contents.leftovers.append(name) }
    }
    return contents
  }

  private func names(in folder: String) throws(FileError) -> [String] {
    do throws(SystemError) {
      return try FileSystem.names(in: folder)
    } catch {
      if error.isMissing { return [] }
      throw FileError(action: "read", path: shownPath(of: ""), reason: error.reason)
    }
  }

  /// Nil if there is nothing. Links are not followed, since what they lead to is not in the folder.
  func entry(_ name: String) throws(FileError) -> FolderContents.Entry? {
    do throws(SystemError) {
      let path = "\(path)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else {
        if errno == ENOENT { return nil }
        throw SystemError.last
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return .folder
      case S_IFLNK: return .link
      case S_IFREG:
        let isTooLarge = status.st_size > Self.sizeLimit
        let bytes = isTooLarge ? [] : try FileSystem.read(path, limit: Self.sizeLimit)
        return .file(FoundFile(bytes: bytes, permissions: UInt32(status.st_mode & 0o7777)))
      default: return .device
      }
    } catch {
      throw FileError(action: "read", path: shownPath(of: name), reason: error.reason)
    }
  }

  /// No generated file is nearly as large: a larger file was not generated, and is not read.
  static let sizeLimit = 1 << 26
}
