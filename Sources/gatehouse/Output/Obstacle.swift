/// Something in an output folder that Gatehouse did not make and must not touch.
struct Obstacle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case foreignFile
    /// With the marks of a merge around what may be generated, and may not.
    case conflict
    case otherText

    /// Where a folder should be.
    case file
    case folder
    case link
    case device

    /// Under a name that this disk takes for the wanted one.
    case otherSpelling(String)

    /// Another file that is to be written.
    case rival(String)

    /// Of a schema that the run does not read.
    case ofOtherSchema(String)
  }

  /// Of the file or folder that cannot be written.
  let name: String
  let kind: Kind

  /// What was to be done.
  var action: String { otherSchema == nil ? "write" : "touch" }

  /// The schema whose file is in the way.
  var otherSchema: String? {
    if case .ofOtherSchema(let schema) = kind { schema } else { nil }
  }

  var reason: String {
    switch kind {
    case .foreignFile: "a file that Gatehouse did not generate is in the way"
    case .conflict: "it has merge conflict markers"
    case .otherText: "a file with another text is in the way"
    case .file: "a file is in the way of the folder"
    case .folder: "a folder is in the way"
    case .link: "a symbolic link is in the way"
    case .device: "something is in the way that is not a file"
    case .otherSpelling(let name): "`\(name)` is in the way, which is the same file on this disk"
    case .rival(let name): "`\(name)` is generated as well, and many disks take the two for one"
    case .ofOtherSchema(let schema): "it was generated from \(schema), which this run does not read"
    }
  }
}

/// Why nothing at all is written.
struct Obstruction: Error {
  /// Never empty, in the order of their names.
  let obstacles: [Obstacle]

  /// One will do for all files of a schema.
  func errors(in folder: some OutputStorage) -> [FileError] {
    var schemas: Set<String> = []
    let told = obstacles.filter { $0.otherSchema.map { schemas.insert($0).inserted } ?? true }
    return told.map {
      FileError(action: $0.action, path: folder.shownPath(of: $0.name), reason: $0.reason)
    }
  }

  var help: String {
    if obstacles.allSatisfy({ $0.kind == .conflict }) { return "delete it and generate again" }
    return obstacles.contains { $0.otherSchema == nil }
      ? "move what is in the way, or choose another folder"
      : "pass all schemas of this folder at once, or give these an output folder of their own"
  }
}

extension FolderContents.Entry {
  /// What is wrong with it, if it is no file.
  var obstacle: Obstacle.Kind? {
    switch self {
    case .file: nil
    case .folder: .folder
    case .link: .link
    case .device: .device
    }
  }
}
