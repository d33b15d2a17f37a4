import Emission

/// The schemas that a run does not read. A run does not touch what was generated from them, even if it is in the same folder.
struct OtherSchemas {
  /// The schemas that are read. Nil if files of all other schemas may be removed.
  private let read: Set<FileSystem.Identity>?

  /// The folder that paths in headers are relative to.
  private let folder: String

  static let none = OtherSchemas()

  private init() {
    read = nil
    folder = ""
  }

  /// - Parameter paths: the schemas that are read.
  init(but paths: [String], in folder: String) {
    read = Set(paths.compactMap { FileSystem.identity(of: $0) })
    self.folder = folder
  }

  func owner(of entry: FolderContents.Entry) -> String? {
    if case .file(let file) = entry { owner(of: file) } else { nil }
  }

  /// A schema that the file was generated from, if it still exists and the run reads none of the schemas of that file.
  /// Names are not compared: one schema can have several, and on some disks they may differ by case.
  func owner(of file: FoundFile) -> String? {
    guard let read else { return nil }
    let owners = GeneratedFile.origins(inHeaderOf: file.bytes).compactMap { name in
      FileSystem.identity(of: AbsolutePath(name, in: folder).text).map {
        (name: name, identity: $0)
      }
    }
    return owners.contains { read.contains($0.identity) } ? nil : owners.first?.name
  }
}
