import Emission
import SharedWork

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An output folder on disk.
struct DiskFolder: OutputStorage {
  let path: String

  func shownPath(of name: String) -> String {
    if path == ".", !name.isEmpty { return name }
    let folder = path.hasPrefix("./") && path.count > 2 ? String(path.dropFirst(2)) : path
    return name.isEmpty ? folder : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Where support code stands, if there is some.
  var supportFolder: String { realPath(of: GeneratedFile.supportFolder) }

  private func realPath(of name: String) -> String { "\(path)/\(name)" }

  func createDraftFolder(parts: Int) throws(SystemError) -> String {
    var template = Array(realPath(of: "\(Self.draftPrefix)XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError.last }
    let created = template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    let folder = String(decoding: created.suffix(Self.draftNameLength), as: UTF8.self)
    for part in 0..<parts where mkdir(realPath(of: "\(folder)/\(part)"), 0o700) != 0 {
      let error = SystemError.last
      discard(folder)
      throw error
    }
    return folder
  }

  private static let draftPrefix = ".gatehouse-draft-"
  private static let draftNameLength = draftPrefix.utf8.count + 6

  static func isDraftFolder(_ name: String) -> Bool {
    name.hasPrefix(draftPrefix) && name.utf8.count == draftNameLength
  }

  func write(_ drafts: [OutputDraft]) -> [SystemError?] {
    drafts.concurrentMap { draft in
      do throws(SystemError) {
        try write(draft)
        return nil
      } catch {
        return error
      }
    }
  }

  private func write(_ draft: OutputDraft) throws(SystemError) {
    let path = realPath(of: draft.path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    if let permissions = draft.permissions,
      fchmod(descriptor, mode_t(truncatingIfNeeded: permissions)) != 0
    {
      throw SystemError.last
    }
    try writeAll(draft.bytes, to: descriptor)
  }

  func rename(_ name: String, to newName: String) throws(SystemError) {
    let (path, newPath) = (realPath(of: name), realPath(of: newName))
    #if canImport(Darwin)
      let result = Darwin.rename(path, newPath)
    #elseif canImport(Glibc)
      let result = Glibc.rename(path, newPath)
    #elseif canImport(Musl)
      let result = Musl.rename(path, newPath)
    #endif
    guard result == 0 else { throw SystemError.last }
  }

  func remove(_ name: String) throws(SystemError) {
    guard unlink(realPath(of: name)) == 0 else { throw SystemError.last }
  }

  func discard(_ draftFolder: String) {
    do throws(SystemError) {
      let folder = realPath(of: draftFolder)
      for name in try FileSystem.names(in: folder) {
        let path = "\(folder)/\(name)"
        if unlink(path) != 0 { try Self.remove(part: path) }
      }
      rmdir(folder)
    } catch {
      // The next run tries again.
    }
  }

  private static func remove(part folder: String) throws(SystemError) {
    for name in try FileSystem.names(in: folder) { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
