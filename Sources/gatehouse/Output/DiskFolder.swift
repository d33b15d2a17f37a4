import Emission
import SharedWork

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct DiskFolder: OutputStorage {
  /// The path at which it is now.
  let path: String
  /// The path at which it will be visible.
  private let place: String

  init(path: String) {
    self.path = path
    place = path
  }

  init(_ new: NewFolder) {
    path = new.hiddenPath
    place = new.path
  }

  var isHidden: Bool { path != place }

  /// Moves the folder to its place, as a whole. It must not be used afterwards.
  func show() throws(FileError) {
    do throws(SystemError) {
      try Self.rename(path, to: place)
    } catch {
      throw FileError("write to", shownPath(of: ""), refusedBy: error)
    }
  }

  func shownPath(of name: String) -> String {
    if place == ".", !name.isEmpty { return name }
    let folder = place.hasPrefix("./") && place.count > 2 ? String(place.dropFirst(2)) : place
    return name.isEmpty ? folder : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder for support code, if there is any.
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
    if draft.isShared, fsync(descriptor) != 0 { throw SystemError.last }
  }

  func rename(_ name: String, to newName: String) throws(SystemError) {
    try Self.rename(realPath(of: name), to: realPath(of: newName))
  }

  private static func rename(_ path: String, to newPath: String) throws(SystemError) {
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
    FileSystem.removeTree(realPath(of: draftFolder))
  }
}
