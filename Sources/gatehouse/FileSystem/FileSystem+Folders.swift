#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// Creates the folder `path`, with those around it.
  ///
  /// - Returns: the folders that did not exist before, outermost first.
  static func createFolders(_ path: String) throws(FileError) -> [String] {
    try createFolders(steps(to: path))
  }

  /// Creates only the folders around `path`.
  static func createFolders(around path: String) throws(FileError) -> [String] {
    try createFolders(steps(to: path).dropLast())
  }

  private static func createFolders(_ steps: [String]) throws(FileError) -> [String] {
    var created: [String] = []
    do throws(FileError) {
      for folder in steps where !isThere(folder) {
        if mkdir(folder, 0o777) == 0 {
          created.append(folder)
        } else if errno != EEXIST {
          throw FileError("create", folder, refusedBy: .last)
        } else if isDanglingLink(folder) {
          throw FileError.danglingLink("write to", folder)
        }
      }
    } catch {
      removeFolders(created)
      throw error
    }
    return created
  }

  /// Removes those of the folders that are empty.
  static func removeFolders(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
  }

  /// Removes a folder with everything in it, as far as possible.
  static func removeTree(_ folder: String) {
    do throws(SystemError) {
      for name in try names(in: folder) {
        let path = "\(folder)/\(name)"
        if unlink(path) != 0, !isLink(path) { removeTree(path) }
      }
    } catch {
      // The next run tries again.
    }
    rmdir(folder)
  }

  /// The paths on the way to `a/b/c` are `a` and `a/b`.
  private static func steps(to path: String) -> [String] {
    path.indices.filter { path[$0] == "/" && $0 > path.startIndex }.map { String(path[..<$0]) }
      + (path.hasSuffix("/") ? [] : [path])
  }

  /// Waits until no other process holds the lock of the folder.
  ///
  /// - Returns: a descriptor that holds the lock until it is closed. Nil if the disk does not support locks.
  static func lock(folder: String) throws(SystemError) -> Int32? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        return nil
      }
    }
    return descriptor
  }

  /// Releases the lock of a folder.
  static func unlock(_ descriptor: Int32) {
    close(descriptor)
  }
}
