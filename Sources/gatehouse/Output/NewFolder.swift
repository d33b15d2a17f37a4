#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An output folder that does not exist yet. It is filled under a hidden name beside its place, so that it appears as a whole
/// or not at all, and its files need no drafts.
struct NewFolder {
  let path: String
  let hiddenPath: String
  let identity: FileSystem.Identity
  /// After the folder has been moved to its place, this is the lock of the visible folder.
  let lock: Int32

  /// Nil if the folder exists, or cannot be made in this way. The folder around it must exist.
  init?(_ path: String) {
    guard let hiddenPath = Self.hiddenPath(of: path) else { return nil }
    (self.path, self.hiddenPath) = (path, hiddenPath)
    // Other runs may be making the same folder, or have been stopped while making it.
    for _ in 0..<8 where FileSystem.linkIdentity(of: path) == nil {
      let isNew = mkdir(hiddenPath, 0o777) == 0
      guard isNew || errno == EEXIST else { return nil }
      do throws(SystemError) {
        guard let lock = try FileSystem.lock(folder: hiddenPath) else {
          rmdir(hiddenPath)
          return nil
        }
        let identity = FileSystem.identity(of: lock)
        if let identity, identity == FileSystem.linkIdentity(of: hiddenPath) {
          if isNew, FileSystem.linkIdentity(of: path) == nil {
            (self.identity, self.lock) = (identity, lock)
            return
          }
          FileSystem.removeTree(hiddenPath)
        }
        FileSystem.unlock(lock)
      } catch {
        // Another run has finished it in the meantime.
      }
    }
    return nil
  }

  /// `Sources/.Models.gatehouse-new`
  private static func hiddenPath(of path: String) -> String? {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = steps.lastIndex(where: { !$0.isEmpty }), ![".", ".."].contains(steps[last])
    else { return nil }
    return (steps[..<last] + [".\(steps[last]).gatehouse-new"]).joined(separator: "/")
  }
}
