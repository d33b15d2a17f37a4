import Emission

/// A file as it is to stand in an output folder.
struct OutputFile: Hashable, Sendable {
  /// Without a folder, but for support code.
  let name: String
  let bytes: [UInt8]
}

extension OutputFile {
  var isSupport: Bool { name.hasPrefix("\(GeneratedFile.supportFolder)/") }
}

/// A folder, and all the files that are to stand in it.
struct OutputTarget: Sendable {
  /// As the user wrote it.
  let folder: String
  var files: [OutputFile]
}

extension [OutputTarget] {
  /// Each folder once, with all that is to stand in it, by whatever paths it was called.
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
