#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that do not exist yet: all of them are written, or none.
struct NewFiles {
  private var paths: [String] = []
  private var folders: [String] = []
  private var meetsAnother = false

  static func write(_ files: [(path: String, text: String)]) throws(Failure) {
    try write(files.map { ($0.path, Array($0.text.utf8)) })
  }

  static func write(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    try uninterrupted { () throws(Failure) in try add(files) }
  }

  private static func add(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    var written = NewFiles()
    do throws(FileError) {
      for file in files { try written.add(file.path, file.bytes) }
    } catch {
      written.undo()
      let help = written.meetsAnother ? "existing files are never overwritten" : nil
      throw .unwritable([error], help: help)
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    if let end = path.lastIndex(of: "/") {
      folders += try FileSystem.createFolders(String(path[..<end]))
    }
    do throws(SystemError) {
      // Another process may be just as quick: the system decides which of them creates the file.
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw SystemError.last }
      defer { close(descriptor) }
      paths.append(path)
      try writeAll(bytes, to: descriptor)
    } catch {
      meetsAnother = error.number == EEXIST
      throw FileError("write", path, refusedBy: error)
    }
  }

  private func undo() {
    for path in paths { unlink(path) }
    FileSystem.removeFolders(folders)
  }
}
