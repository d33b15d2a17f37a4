import Diagnostics
import SchemaSyntax

/// From the paths of a command line to the documents that they mean, and to those that these refer to.
struct DocumentFiles {
  /// Reads all of them, or fails with everything that cannot be read.
  static func read(_ paths: [String]) throws(Failure) -> [SourceFile] {
    var search = FileSearch.documents
    for path in paths { search.add(path) }
    var errors = search.errors
    var files: [SourceFile] = []
    for path in search.found.sorted() {
      do throws(FileError) {
        let file = try SchemaFiles.readFile(path)
        guard !file.isLarger(than: SourceFile.sizeLimit) else {
          throw FileError(
            action: "import", path: path, reason: file.sizeNote(limit: SourceFile.sizeLimit),
            help: "import a part of it")
        }
        files.append(file)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .unreadable(errors) }
    return files
  }

  /// The folders that a document may refer to.
  private let folders: [AbsolutePath]

  /// - Parameter paths: those of a command line. A document may refer to others in its folder, and further down.
  init(beside paths: [String]) {
    folders = paths.filter { $0 != SchemaFiles.standardInput }.map { path in
      let place = AbsolutePath(path)
      let isFolder = (try? FileSystem.status(of: path).kind) == .folder
      return isFolder ? place : place.folder
    }
  }

  /// What a document refers to: nothing but another document, and none from elsewhere on this machine.
  func file(at path: String) -> SourceFile? {
    let place = AbsolutePath(path)
    guard FileSearch.documents.isOfSort(place.fileName),
      folders.contains(where: { $0.contains(place) }),
      (try? FileSystem.status(of: path).kind) == .file,
      let file = try? SchemaFiles.readFile(path), !file.isLarger(than: SourceFile.sizeLimit)
    else { return nil }
    return file
  }
}
