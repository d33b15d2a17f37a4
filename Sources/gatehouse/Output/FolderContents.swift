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

    /// Nil if it is no file.
    var bytes: [UInt8]? {
      if case .file(let file) = self { file.bytes } else { nil }
    }
  }

  /// What stands where the folder of the support code should, and is none. A link is none, since it can lead anywhere.
  func supportObstacle(for files: [OutputFile]) -> Obstacle? {
    let name = GeneratedFile.supportFolder
    guard files.contains(where: \.isSupport), let entry = entries[name] else { return nil }
    return Obstacle(name: name, kind: entry.obstacle ?? .file)
  }

  var manifest: Manifest {
    entries[Manifest.name]?.bytes.map { Manifest(bytes: $0) } ?? Manifest([])
  }
}

struct FoundFile: Hashable, Sendable {
  let bytes: [UInt8]

  /// Nil where it is up to the system.
  let permissions: UInt32?

  /// Whether it begins as every generated file does, or did before two versions of it met. One that does not belongs to somebody
  /// else.
  var isGenerated: Bool {
    bytes.starts(with: GeneratedFile.mark.utf8)
      || MergeConflict.bothSides(of: bytes, beginWith: GeneratedFile.mark)
  }

  /// Why it is not replaced, if it is not generated.
  var obstacle: Obstacle.Kind { MergeConflict.isMarked(bytes) ? .conflict : .foreignFile }
}
