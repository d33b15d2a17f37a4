/// Something in an output folder that Gatehouse did not make and must not touch.
struct Obstacle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case foreignFile
    /// A file with merge marks, which may have been generated or not.
    case conflict
    case otherText
    /// Somebody has edited it since it was read.
    case newerText

    /// A file in place of a folder.
    case file
    case folder
    case link
    case device

    /// A file with a name that this disk does not distinguish from the wanted one.
    case otherSpelling(String)

    /// Another file that is to be written.
    case rival(String)

    /// A file of a schema that the run does not read.
    case ofOtherSchema(String)
  }

  /// The name of the file or folder that cannot be written.
  let name: String
  let kind: Kind

  /// What was going to be done with it.
  var action: String { otherSchema == nil ? "write" : "touch" }

  /// The schema whose file is in the way.
  var otherSchema: String? {
    if case .ofOtherSchema(let schema) = kind { schema } else { nil }
  }

  var reason: String {
    switch kind {
    case .foreignFile: "a file that Gatehouse did not generate is in the way"
    case .conflict: "it has merge conflict markers"
    case .otherText: "a file with different content is in the way"
    case .newerText: "it was edited while this run was working on it"
    case .file: "a file is in the way of the folder"
    case .folder: "a folder is in the way"
    case .link: "a symbolic link is in the way"
    case .device: "something that is not a file is in the way"
    case .otherSpelling(let name): "`\(name)` is in the way: on this disk it is the same file"
    case .rival(let name):
      "`\(name)` is generated as well, and on many disks the two are the same file"
    case .ofOtherSchema(let schema): "it was generated from \(schema), which this run does not read"
    }
  }
}

/// Why nothing at all is written.
struct Obstruction: Error {
  /// Never empty, in the order of their names.
  let obstacles: [Obstacle]

  /// One error is enough for all files of a schema.
  func errors(in folder: some OutputStorage) -> [FileError] {
    var schemas: Set<String> = []
    let told = obstacles.filter { $0.otherSchema.map { schemas.insert($0).inserted } ?? true }
    return told.map {
      FileError(action: $0.action, path: folder.shownPath(of: $0.name), reason: $0.reason)
    }
  }

  var help: String {
    if obstacles.allSatisfy({ $0.kind == .newerText }) { return "generate again" }
    if obstacles.allSatisfy({ $0.kind == .conflict }) { return "delete it and generate again" }
    return obstacles.contains { $0.otherSchema == nil }
      ? "move what is in the way, or choose another folder"
      : "pass all schemas of this folder at once, or give these an output folder of their own"
  }
}

extension FolderContents.Entry {
  /// What is wrong with it, if it is not a file.
  var obstacle: Obstacle.Kind? {
    switch self {
    case .file: nil
    case .folder: .folder
    case .link: .link
    case .device: .device
    }
  }
}
