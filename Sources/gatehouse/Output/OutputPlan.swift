/// What has to be done to a folder so that it contains the wanted files, and no other files that Gatehouse wrote there
/// before. All decisions are made here.
struct OutputPlan: Hashable, Sendable {
  /// The changes in an order that can be stopped anywhere: every generated file is in the manifest before it is on disk,
  /// and as long as it is.
  let changes: [OutputChange]

  /// In the order of their names, like the lists below.
  let written: [String]
  let removed: [String]
  let unchanged: [String]

  /// - Parameter others: schemas whose files are left alone.
  init(
    _ files: [OutputFile], over contents: FolderContents, beside others: OtherSchemas = .none
  ) throws(Obstruction) {
    var draft = Draft(contents, others)
    for file in files.sorted(by: { $0.name < $1.name }) { draft.add(file) }
    draft.checkManifest()
    draft.obstruct(contents.supportObstacle(for: files))
    let wanted = Set(files.listedNames)
    let stale = contents.manifest.names.subtracting(wanted).sorted()
    for name in stale { draft.removeIfGenerated(name) }
    guard draft.obstacles.isEmpty else { throw Obstruction(obstacles: draft.obstacles) }

    let manifests = ManifestChanges(from: contents, to: wanted)
    changes =
      manifests.before + draft.renames + draft.writes + draft.removals + manifests.after
    written = draft.written
    removed = draft.removals.map(\.name)
    unchanged = draft.unchanged
  }
}

extension OutputPlan {
  /// For files in which people write, too, without the generated files around them, which stay as they are.
  init(sharing files: [OutputFile], over contents: FolderContents) throws(Obstruction) {
    var draft = Draft(contents, .none)
    for file in files.sorted(by: { $0.name < $1.name }) { draft.add(file) }
    try self.init(removingNothing: draft)
  }
}

extension OutputPlan {
  /// For files that belong to the user from then on: there is no manifest, and nothing is replaced.
  init(adding files: [OutputFile], to contents: FolderContents) throws(Obstruction) {
    var draft = Draft(contents, .none)
    for file in files.sorted(by: { $0.name < $1.name }) { draft.addToOthers(file) }
    try self.init(removingNothing: draft)
  }

  private init(removingNothing draft: Draft) throws(Obstruction) {
    guard draft.obstacles.isEmpty else { throw Obstruction(obstacles: draft.obstacles) }
    changes = draft.renames + draft.writes
    written = draft.written
    removed = []
    unchanged = draft.unchanged
  }
}

extension OutputPlan {
  private struct Draft {
    private let contents: FolderContents
    private let others: OtherSchemas

    /// The exact names in the folder, by a form that is the same for names that the disk does not distinguish.
    private let spellings: [String: String]
    private var wanted: [String: String] = [:]
    private var renamed: Set<String> = []

    private(set) var renames: [OutputChange] = []
    private(set) var writes: [OutputChange] = []
    private(set) var removals: [OutputChange] = []
    private(set) var unchanged: [String] = []
    private(set) var obstacles: [Obstacle] = []

    /// The names of the files that are written, in their order.
    var written: [String] { Set((renames + writes).map(\.name)).sorted() }

    init(_ contents: FolderContents, _ others: OtherSchemas) {
      self.contents = contents
      self.others = others
      spellings =
        contents.foldsCase
        ? Dictionary(
          contents.entries.keys.map { ($0.lowercased(), $0) }, uniquingKeysWith: { min($0, $1) })
        : [:]
    }

    mutating func add(_ file: OutputFile) {
      if let rival = wanted.updateValue(file.name, forKey: file.name.lowercased()) {
        return obstruct(file.name, .rival(rival))
      }
      guard let entry = contents.entries[file.name] else { return addNew(file) }
      guard case .file(let found) = entry else { return obstruct(file.name, entry.obstacle) }
      if found.bytes == file.bytes {
        unchanged.append(file.name)
      } else if let shared = file.shared {
        guard shared.former == found.bytes, shared.formerName == nil else {
          return obstruct(file.name, .newerText)
        }
        writes.append(.replace(file, found))
      } else if let schema = others.owner(of: found, isWanted: true) {
        obstruct(file.name, .ofOtherSchema(schema))
      } else if found.isGenerated {
        writes.append(.replace(file, found))
      } else {
        obstruct(file.name, found.obstacle)
      }
    }

    mutating func addToOthers(_ file: OutputFile) {
      if let entry = contents.entries[file.name] {
        guard case .file(let found) = entry else { return obstruct(file.name, entry.obstacle) }
        if found.bytes == file.bytes {
          unchanged.append(file.name)
        } else {
          obstruct(file.name, .otherText)
        }
      } else if let spelling = spellings[file.name.lowercased()] {
        obstruct(file.name, .otherSpelling(spelling))
      } else {
        writes.append(.create(file))
      }
    }

    private mutating func addNew(_ file: OutputFile) {
      if let shared = file.shared, let name = shared.formerName {
        return move(name, to: file, shared)
      }
      guard let spelling = spellings[file.name.lowercased()] else {
        return writes.append(.create(file))
      }
      guard case .file(let found) = contents.entries[spelling], found.isGenerated,
        file.shared == nil
      else {
        return obstruct(file.name, .otherSpelling(spelling))
      }
      if let schema = others.owner(of: found, isWanted: true) {
        return obstruct(spelling, .ofOtherSchema(schema))
      }
      // Removing the old name later would remove the new file.
      renamed.insert(spelling)
      rename(spelling, to: file, found)
    }

    private mutating func move(_ name: String, to file: OutputFile, _ shared: SharedContent) {
      guard case .file(let found) = contents.entries[name], found.bytes == shared.former else {
        return obstruct(name, .newerText)
      }
      rename(name, to: file, found)
    }

    private mutating func rename(_ name: String, to file: OutputFile, _ found: FoundFile) {
      renames.append(.rename(name, to: file.name))
      if found.bytes != file.bytes { writes.append(.replace(file, found)) }
    }

    mutating func checkManifest() {
      obstruct(Manifest.name, contents.entries[Manifest.name]?.obstacle)
    }

    mutating func removeIfGenerated(_ name: String) {
      guard !renamed.contains(name), case .file(let found) = contents.entries[name],
        found.isGenerated
      else { return }
      if let schema = others.owner(of: found, isWanted: false) {
        return obstruct(name, .ofOtherSchema(schema))
      }
      removals.append(.remove(name, found))
    }

    mutating func obstruct(_ obstacle: Obstacle?) {
      if let obstacle { obstacles.append(obstacle) }
    }

    private mutating func obstruct(_ name: String, _ kind: Obstacle.Kind?) {
      obstruct(kind.map { Obstacle(name: name, kind: $0) })
    }
  }
}
