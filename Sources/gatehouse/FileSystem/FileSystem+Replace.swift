#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// Gives an existing file new content, completely or not at all: a run that is stopped leaves no partial file. Its
  /// permissions stay, and so does a symbolic link that leads to it.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = try realPath(of: path)
    var status = stat()
    // A rename would replace even a file that is write-protected.
    guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw SystemError.last }
    let draft = try createDraft(beside: target)
    do throws(SystemError) {
      defer { close(draft.descriptor) }
      guard fchmod(draft.descriptor, status.st_mode & 0o7777) == 0 else { throw SystemError.last }
      try writeAll(bytes, to: draft.descriptor)
      guard fsync(draft.descriptor) == 0 else { throw SystemError.last }
      guard rename(draft.path, target) == 0 else { throw SystemError.last }
    } catch {
      unlink(draft.path)
      throw error
    }
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

  private static func realPath(of path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw SystemError.last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// In the same folder, since a file can only be renamed within a file system.
  private static func createDraft(beside target: String) throws(SystemError) -> (
    path: String, descriptor: Int32
  ) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var template = Array("\(folder).gatehouse-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError.last }
    let path = template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return (String(decoding: path, as: UTF8.self), descriptor)
  }
}
