#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// New content for a file that exists, which is at first in a file beside it: a run that is stopped leaves no partial file. The
/// permissions stay, and so does a symbolic link that leads to the file.
struct FileReplacement {
  private let path: String
  private let target: String
  private let draft: String

  init(of path: String, with bytes: [UInt8]) throws(FileError) {
    self.path = path
    let permissions: mode_t
    do throws(SystemError) {
      target = try Self.realPath(of: path)
      var status = stat()
      // A rename would replace even a file that is write-protected.
      guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw SystemError.last }
      permissions = status.st_mode & 0o7777
    } catch {
      throw FileError("write", path, refusedBy: error)
    }
    let descriptor: Int32
    do throws(SystemError) {
      (draft, descriptor) = try Self.createDraft(beside: target)
    } catch {
      throw FileError("write to the folder of", path, refusedBy: error)
    }
    defer { close(descriptor) }
    do throws(SystemError) {
      guard fchmod(descriptor, permissions) == 0 else { throw SystemError.last }
      try writeAll(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw SystemError.last }
    } catch {
      unlink(draft)
      throw FileError("write", path, refusedBy: error)
    }
  }

  /// Puts the new content in its place.
  func finish() throws(FileError) {
    if rename(draft, target) == 0 { return }
    let error = SystemError.last
    discard()
    throw FileError("write", path, refusedBy: error)
  }

  /// Leaves the file as it is.
  func discard() {
    unlink(draft)
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
