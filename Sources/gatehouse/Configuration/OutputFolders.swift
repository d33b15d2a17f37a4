import Configuration
import SwiftLowering

/// The folders of the outputs as they are on disk. The configuration has been checked by what it says; but symbolic links,
/// and paths that lead out of the folder of the configuration and back into it, show only here that two folders are the
/// same, or that one is inside the other.
enum OutputFolders {
  private struct Folder {
    let output: Int
    let path: String
    let place: AbsolutePath
    /// Whether the two layers of the output are two modules.
    let isModule: Bool
  }

  static func check(_ outputs: [Configuration.Output]) throws(Failure) {
    let folders = outputs.enumerated().flatMap { index, output in
      [output].folders.sorted().map { path in
        Folder(
          output: index, path: path, place: AbsolutePath(path).withoutLinks,
          isModule: output.settings.domain.module != nil)
      }
    }
    let errors = folders.indices.compactMap { problem(with: folders[$0], after: folders[..<$0]) }
    guard errors.isEmpty else {
      throw .unwritable(errors, help: "choose folders of which neither is inside the other")
    }
  }

  private static func problem(
    with folder: Folder, after earlier: ArraySlice<Folder>
  ) -> FileError? {
    for other in earlier where other.output != folder.output || folder.isModule {
      let owner = other.output == folder.output ? "the other layer" : "another output"
      let relation: String? =
        if other.place == folder.place {
          "this is \(other.path), the folder of \(owner)"
        } else if other.place.contains(folder.place) {
          "this is inside \(other.path), the folder of \(owner)"
        } else if folder.place.contains(other.place) {
          "\(other.path), the folder of \(owner), is inside it"
        } else {
          nil
        }
      if let relation { return FileError(action: "write to", path: folder.path, reason: relation) }
    }
    return nil
  }
}
