import Diagnostics
import SchemaSyntax

/// From the paths of a command line to the documents that they mean.
enum DocumentFiles {
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
}
