import Foundation

@testable import gatehouse

/// A folder that is not on disk, and can be made to fail.
final class MemoryFolder: OutputStorage {
  /// Includes files in draft folders, whose names have a slash.
  private(set) var files: [String: [UInt8]] = [:]
  private var draftFolders: [String] = []
  private let foldsCase: Bool
  var limit: OperationLimit?
  let isHidden = false

  init(foldsCase: Bool = false) {
    self.foldsCase = foldsCase
  }

  var visibleFiles: [String: [UInt8]] { files.filter { !$0.key.contains("/") } }

  var contents: FolderContents {
    FolderContents(
      entries: visibleFiles.mapValues { .file(FoundFile(bytes: $0, permissions: nil)) },
      foldsCase: foldsCase, leftovers: draftFolders)
  }

  func shownPath(of name: String) -> String { "Memory/\(name)" }

  func createDraftFolder(parts: Int) throws(SystemError) -> String {
    try limit?.count()
    draftFolders.append("draft-\(draftFolders.count)")
    return "draft-\(draftFolders.count - 1)"
  }

  func write(_ drafts: [OutputDraft]) -> [SystemError?] {
    drafts.map { draft in
      do throws(SystemError) {
        try write(draft.bytes, to: draft.path)
        return nil
      } catch {
        return error
      }
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    do throws(SystemError) {
      try limit?.count()
    } catch {
      files[path] = Array(bytes.prefix(bytes.count / 2))
      throw error
    }
    guard files.updateValue(bytes, forKey: path) == nil else { throw SystemError(number: EEXIST) }
  }

  func rename(_ path: String, to newPath: String) throws(SystemError) {
    try limit?.count()
    guard let name = spelling(of: path), let bytes = files.removeValue(forKey: name) else {
      throw SystemError(number: ENOENT)
    }
    // A file that is replaced may keep the spelling of its name.
    files[spelling(of: newPath) ?? newPath] = bytes
  }

  func remove(_ path: String) throws(SystemError) {
    try limit?.count()
    guard let name = spelling(of: path), files.removeValue(forKey: name) != nil else {
      throw SystemError(number: ENOENT)
    }
  }

  func discard(_ draftFolder: String) {
    if limit?.isStopped == true { return }
    files = files.filter { !$0.key.hasPrefix("\(draftFolder)/") }
    draftFolders.removeAll { $0 == draftFolder }
  }

  private func spelling(of path: String) -> String? {
    if files[path] != nil || !foldsCase { return files[path].map { _ in path } }
    return files.keys.first { $0.lowercased() == path.lowercased() }
  }
}

/// How many operations succeed, and what happens after that.
final class OperationLimit {
  enum Consequence {
    /// One operation fails.
    case failOnce
    /// All of them fail.
    case stop
  }

  private var rest: Int
  private let consequence: Consequence
  private(set) var isReached = false

  init(_ count: Int, then consequence: Consequence) {
    rest = count
    self.consequence = consequence
  }

  var isStopped: Bool { isReached && consequence == .stop }

  func count() throws(SystemError) {
    if rest > 0 {
      rest -= 1
    } else if !isReached || consequence == .stop {
      isReached = true
      throw SystemError(number: EIO)
    }
  }
}
