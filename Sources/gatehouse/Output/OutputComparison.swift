/// How a folder differs from what should be in it. `generate` would write nothing if and only if there is no
/// difference, or there is an obstacle.
struct OutputComparison {
  struct Difference {
    let name: String

    /// What is there; nil if nothing is.
    let old: [UInt8]?

    /// What should be there; nil if nothing should be.
    let new: [UInt8]?
  }

  /// In the order of their names, like the lists below.
  let differences: [Difference]
  let unchanged: [String]

  /// What `generate` would refuse to touch.
  let obstacles: [Obstacle]

  /// Whether there are no files, neither wanted ones nor old ones.
  var isEmpty: Bool { isUpToDate && unchanged.isEmpty }

  var isUpToDate: Bool { differences.isEmpty && obstacles.isEmpty }

  /// - Parameter isPartial: whether the folder may have other generated files.
  init(
    _ files: [OutputFile], with contents: FolderContents, beside others: OtherSchemas = .none,
    isPartial: Bool = false
  ) {
    var differences: [Difference] = []
    var unchanged: [String] = []
    var obstacles: [Obstacle] = []
    var wanted = files
    if let obstacle = contents.supportObstacle(for: files) {
      obstacles.append(obstacle)
      wanted.removeAll(where: \.isSupport)
    }
    let listed = files.listedNames
    if !listed.isEmpty {
      wanted.append(OutputFile(name: Manifest.name, bytes: Manifest(listed).bytes))
    }
    for file in wanted {
      let entry = contents.entries[file.name]
      if let name = file.shared?.formerName, let former = contents.entries[name]?.bytes {
        differences.append(Difference(name: name, old: former, new: nil))
      }
      if let kind = entry?.obstacle {
        obstacles.append(Obstacle(name: file.name, kind: kind))
      } else if entry?.bytes == file.bytes {
        unchanged.append(file.name)
      } else if file.shared != nil {
        differences.append(Difference(name: file.name, old: entry?.bytes, new: file.bytes))
      } else if let schema = entry.flatMap({ others.owner(of: $0, isWanted: true) }) {
        obstacles.append(Obstacle(name: file.name, kind: .ofOtherSchema(schema)))
      } else if case .file(let found) = entry, !found.isGenerated, file.name != Manifest.name {
        obstacles.append(Obstacle(name: file.name, kind: found.obstacle))
      } else {
        differences.append(Difference(name: file.name, old: entry?.bytes, new: file.bytes))
      }
    }
    let known = isPartial ? [] : contents.manifest.names.union([Manifest.name])
    for name in known.subtracting(wanted.map(\.name)).sorted() {
      guard case .file(let found) = contents.entries[name],
        found.isGenerated || name == Manifest.name
      else { continue }
      if let schema = others.owner(of: found, isWanted: false) {
        obstacles.append(Obstacle(name: name, kind: .ofOtherSchema(schema)))
        continue
      }
      differences.append(Difference(name: name, old: found.bytes, new: nil))
    }
    self.differences = differences.sorted { $0.name < $1.name }
    self.unchanged = unchanged.filter { $0 != Manifest.name }.sorted()
    self.obstacles = obstacles.sorted { $0.name < $1.name }
  }
}
