#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the tool asks of the file system. Symbolic links are followed.
enum FileSystem {
  enum Kind {
    case folder
    case file
    /// A pipe, a device or a socket.
    case special
  }

  /// What a path leads to: the same for all paths that lead to the same file.
  struct Identity: Hashable, Comparable {
    let device: UInt64
    let number: UInt64

    static func < (left: Identity, right: Identity) -> Bool {
      (left.device, left.number) < (right.device, right.number)
    }
  }

  static func status(of path: String) throws(SystemError) -> (kind: Kind, identity: Identity) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError.last }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return (.folder, identity(status))
    case S_IFREG: return (.file, identity(status))
    default: return (isInherited(path) ? .file : .special, identity(status))
    }
  }

  /// Whether it is a descriptor that the caller has opened for this process, as a shell does for `<(…)`: the caller wants it
  /// to be read, whatever it leads to.
  private static func isInherited(_ path: String) -> Bool {
    path.hasPrefix("/dev/fd/") || path == "/dev/stdin"
  }

  /// The identity of a link itself. Nil if there is nothing.
  static func linkIdentity(of path: String) -> Identity? {
    var status = stat()
    return lstat(path, &status) == 0 ? identity(status) : nil
  }

  static func identity(of path: String) -> Identity? {
    var status = stat()
    return stat(path, &status) == 0 ? identity(status) : nil
  }

  static func identity(of descriptor: Int32) -> Identity? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? identity(status) : nil
  }

  private static func identity(_ status: stat) -> Identity {
    Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// What changes when the content of a file changes.
  struct Trace: Hashable {
    fileprivate let identity: Identity
    fileprivate let size: Int64
    fileprivate let seconds: Int64
    fileprivate let nanoseconds: Int64

    var text: String {
      "\(identity.device) \(identity.number) \(size) \(seconds) \(nanoseconds)"
    }
  }

  static func trace(of path: String) throws(SystemError) -> Trace {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError.last }
    #if canImport(Darwin)
      let date = status.st_mtimespec
    #else
      let date = status.st_mtim
    #endif
    return Trace(
      identity: identity(status), size: Int64(status.st_size), seconds: Int64(date.tv_sec),
      nanoseconds: Int64(date.tv_nsec))
  }

  /// Whether it can be read only once.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func isDanglingLink(_ path: String) -> Bool { isLink(path) && !isThere(path) }

  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// An absolute path; `/` if the system cannot tell.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// - Parameter followsLinks: whether the file may be a link. The folders on the way always may.
  static func read(
    _ path: String, limit: Int, followsLinks: Bool = true
  ) throws(SystemError) -> [UInt8] {
    try readMeasured(path, limit: limit, followsLinks: followsLinks).bytes
  }

  /// - Returns: all bytes, or those up to just beyond `limit`, and the size of the file. That is nil if only reading all
  ///   bytes would tell.
  static func readMeasured(
    _ path: String, limit: Int, followsLinks: Bool = true
  ) throws(SystemError) -> (bytes: [UInt8], size: Int?) {
    // Opening a pipe would wait until somebody writes into it.
    let waits = isInherited(path) ? 0 : O_NONBLOCK
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | waits | (followsLinks ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else { throw errno == ENXIO ? .notAFile : .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) || isInherited(path) else {
      throw SystemError.notAFile
    }
    return try gatehouse.readMeasured(from: descriptor, limit: limit)
  }

  /// The names in a folder, in the order of their bytes, without `.` and `..`.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError.last }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw SystemError.last }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Gives a file new content, if possible. For something that can be made again, that is enough.
  static func overwrite(_ path: String, with bytes: [UInt8]) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
    } catch {
      unlink(path)
    }
  }
}
