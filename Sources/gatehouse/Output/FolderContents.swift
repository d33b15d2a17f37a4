import Emission

/// What is in an output folder, as far as it matters.
struct FolderContents: Sendable {
  /// The entries by their exact names.
  var entries: [String: Entry] = [:]

  /// Whether the disk treats `user.swift` and `User.swift` as the same file.
  var foldsCase = false

  /// Folders of drafts that were left behind by runs that were stopped.
  var leftovers: [String] = []

  enum Entry: Hashable, Sendable {
    case file(FoundFile)
    case folder
    case link
    case device

    /// Nil if it is not a file.
    var bytes: [UInt8]? {
      if case .file(let file) = self { file.bytes } else { nil }
    }
  }

  /// Something that is not a folder, in place of the folder for support code. A link counts as an obstacle, since it
  /// can lead anywhere.
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

  /// Nil if they are left to the system.
  let permissions: UInt32?

  /// Whether it begins like every generated file, or did before a merge left two versions in it. Any other file belongs to
  /// somebody else.
  var isGenerated: Bool { headers.allSatisfy { $0.starts(with: GeneratedFile.mark.utf8) } }

  /// What the schemas that it was generated from can be called.
  var origins: [String] { headers.flatMap(GeneratedFile.origins) }

  /// A generated file begins with its header; if a merge left two versions of that, with both.
  private var headers: [ArraySlice<UInt8>] { MergeConflict.firstLines(of: bytes) ?? [bytes[...]] }

  /// Why it is not replaced, if it is not a generated file.
  var obstacle: Obstacle.Kind { MergeConflict.isMarked(bytes) ? .conflict : .foreignFile }
}
