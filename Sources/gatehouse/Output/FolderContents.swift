import Emission

/// What stands in an output folder, as far as it matters there.
struct FolderContents: Sendable {
  /// By their exact names.
  var entries: [String: Entry] = [:]

  /// Whether the disk takes `user.swift` and `User.swift` for one file.
  var foldsCase = false

  /// What runs left behind that were stopped: folders full of drafts.
  var leftovers: [String] = []

  enum Entry: Hashable, Sendable {
    case file(FoundFile)
    case folder
    case link
    case device
  }

  var manifest: Manifest {
    guard case .file(let file) = entries[Manifest.name] else { return Manifest([]) }
    return Manifest(bytes: file.bytes)
  }
}

struct FoundFile: Hashable, Sendable {
  let bytes: [UInt8]

  /// Nil where it is up to the system.
  let permissions: UInt32?

  /// Whether it begins as every generated file does. One that does not belongs to somebody else.
  var isGenerated: Bool { bytes.starts(with: GeneratedFile.mark.utf8) }
}
