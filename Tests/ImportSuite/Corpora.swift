import Diagnostics
import Foundation

/// The real documents that stand beside checkouts of the repository.
struct Corpora {
  let folder: URL

  init(_ folder: URL) {
    self.folder = folder
  }

  /// Those whose names end in one of these ways, in the order of their names, in the folder and the folders within it.
  func files(in part: String, endingIn endings: String...) throws -> [SourceFile] {
    let place = folder.appendingPathComponent(part)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place.path)
    let wanted = paths.filter { path in endings.contains { path.hasSuffix($0) } }
    guard !wanted.isEmpty else { throw SuiteError("there is nothing in \(place.path)") }
    return try wanted.sorted().map { path in
      let bytes = try Data(contentsOf: place.appendingPathComponent(path))
      return SourceFile(path: path, bytes: Array(bytes))
    }
  }
}
