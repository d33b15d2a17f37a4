import Diagnostics
import SchemaSyntax

/// From the paths of a command line to the documents that they mean, and to those that these refer to.
struct DocumentFiles {
  /// Reads all of them, or fails with everything that cannot be read.
  static func read(_ paths: [String]) throws(Failure) -> [SourceFile] {
    var search = FileSearch.documents
    var errors: [FileError] = []
    for path in paths {
      if let obstacle = obstacle(to: path) {
        errors.append(obstacle)
      } else {
        search.add(path)
      }
    }
    errors += search.errors
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

  /// What is known about a document without reading it: it is elsewhere, or written in a language that is not imported.
  private static func obstacle(to path: String) -> FileError? {
    if path.hasPrefix("https://") || path.hasPrefix("http://") {
      return FileError(
        action: "import", path: path, reason: "a document is read from a file",
        help: "download it first, for example with `curl -o api.json \(path)`")
    }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let language: String? =
      switch ending {
      case "proto": "Protocol Buffers"
      case "graphql", "graphqls", "gql": "GraphQL"
      case "gate": "the language of Gatehouse itself"
      case "xsd", "wsdl", "xml": "XML"
      case "raml": "RAML"
      case "thrift": "Thrift"
      default: nil
      }
    guard let language, (try? FileSystem.status(of: path).kind) != .folder else { return nil }
    return FileError(
      action: "import", path: path, reason: "it is written in \(language)",
      help: "import an OpenAPI description, a JSON Schema, or answers of the server in JSON")
  }

  /// The folders that a document may refer to.
  private let folders: [AbsolutePath]

  /// - Parameter paths: those of a command line. A document may refer to others in its folder, and further down.
  init(beside paths: [String]) {
    folders = paths.filter { $0 != SchemaFiles.standardInput }.map { path in
      let place = AbsolutePath(path)
      let isFolder = (try? FileSystem.status(of: path).kind) == .folder
      return (isFolder ? place : place.folder).withoutLinks
    }
  }

  /// What a document refers to: nothing but another document, and none from elsewhere on this machine.
  func file(at path: String) -> SourceFile? {
    let place = AbsolutePath(path)
    guard FileSearch.documents.isOfSort(place.fileName),
      folders.contains(where: { $0.contains(place.withoutLinks) }),
      (try? FileSystem.status(of: path).kind) == .file,
      let file = try? SchemaFiles.readFile(path), !file.isLarger(than: SourceFile.sizeLimit)
    else { return nil }
    return file
  }
}
