/// A file as it is to stand in an output folder.
struct OutputFile: Hashable, Sendable {
  /// Without a folder.
  let name: String
  let bytes: [UInt8]
}

/// A folder, and all the files that are to stand in it.
struct OutputTarget: Sendable {
  /// As the user wrote it.
  let folder: String
  var files: [OutputFile]
}
