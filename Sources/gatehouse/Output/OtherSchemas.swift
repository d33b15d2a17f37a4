import Emission

/// The schemas that a run does not read. What was generated from them is not the business of that run, even where it stands in
/// the same folder.
struct OtherSchemas {
  /// What those that are read are called in the headers of files. Nil where all others have had their time.
  private let read: Set<String>?

  /// Where such a name begins.
  private let folder: String

  static let none = OtherSchemas()

  private init() {
    read = nil
    folder = ""
  }

  init(but read: [String], in folder: String) {
    self.read = Set(read)
    self.folder = folder
  }

  func owner(of entry: FolderContents.Entry) -> String? {
    if case .file(let file) = entry { owner(of: file) } else { nil }
  }

  /// The schema that a file stands for, if it is none of those that are read, and is still there.
  func owner(of file: FoundFile) -> String? {
    guard let read else { return nil }
    let origins = GeneratedFile.origins(inHeaderOf: file.bytes)
    guard !origins.contains(where: read.contains) else { return nil }
    return origins.first { FileSystem.isThere(AbsolutePath($0, in: folder).text) }
  }
}
