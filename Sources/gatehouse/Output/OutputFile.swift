import Emission

/// A file as it should be in an output folder.
struct OutputFile: Hashable, Sendable {
  /// A name without a folder, except for support code.
  let name: String
  let bytes: [UInt8]
  /// For a file in which people write, too. Such a file is not listed, and never removed.
  var shared: SharedContent?
}

/// What the content of a shared file was made from.
struct SharedContent: Hashable, Sendable {
  /// What was there; nil if there was no file.
  let former: [UInt8]?
  /// The name that the file had, if it gets another one.
  var formerName: String?
}

extension OutputFile {
  var isSupport: Bool { name.hasPrefix("\(GeneratedFile.supportFolder)/") }
}

/// A folder, and all the files that should be in it.
struct OutputTarget: Sendable {
  /// The path as the user wrote it.
  let folder: String
  var files: [OutputFile]
}

extension [OutputFile] {
  /// The names of all files, and those that some of them had before.
  var names: [String] { map(\.name) + compactMap { $0.shared?.formerName } }

  /// The names of the files that are listed in the manifest.
  var listedNames: [String] { filter { $0.shared == nil }.map(\.name) }
}

extension [OutputTarget] {
  /// Each folder once, with everything that should be in it, whatever paths lead to it.
  var byFolder: [OutputTarget] {
    var merged: [OutputTarget] = []
    for target in self {
      if let index = merged.firstIndex(where: { $0.isSameFolder(as: target) }) {
        merged[index].files += target.files
      } else {
        merged.append(target)
      }
    }
    return merged
  }
}

extension OutputTarget {
  fileprivate func isSameFolder(as other: OutputTarget) -> Bool {
    do throws(SystemError) {
      let identity = try FileSystem.status(of: folder).identity
      return try FileSystem.status(of: other.folder).identity == identity
    } catch {
      return folder == other.folder
    }
  }
}
