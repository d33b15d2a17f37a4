import Emission

/// The schemas that a run does not read. What was generated from them is not the business of that run, even where it stands in
/// the same folder.
struct OtherSchemas {
  /// Those that are read. Nil where all others have had their time.
  private let read: Set<FileSystem.Identity>?

  /// Where what headers call a schema begins.
  private let folder: String

  static let none = OtherSchemas()

  private init() {
    read = nil
    folder = ""
  }

  /// - Parameter paths: of the schemas that are read.
  init(but paths: [String], in folder: String) {
    read = Set(paths.compactMap(Self.identity))
    self.folder = folder
  }

  func owner(of entry: FolderContents.Entry) -> String? {
    if case .file(let file) = entry { owner(of: file) } else { nil }
  }

  /// A schema that the file stands for, if it is still there and none of those that it stands for is read. Names are no
  /// evidence: one schema can have several, on some disks in small and in capital letters.
  func owner(of file: FoundFile) -> String? {
    guard let read else { return nil }
    let owners = GeneratedFile.origins(inHeaderOf: file.bytes).compactMap { name in
      Self.identity(of: AbsolutePath(name, in: folder).text).map { (name: name, identity: $0) }
    }
    return owners.contains { read.contains($0.identity) } ? nil : owners.first?.name
  }

  private static func identity(of path: String) -> FileSystem.Identity? {
    do throws(SystemError) {
      return try FileSystem.status(of: path).identity
    } catch {
      return nil
    }
  }
}
