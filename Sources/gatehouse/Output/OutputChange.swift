/// One step towards the wanted output. It is done completely or not at all, and can be undone.
enum OutputChange: Hashable, Sendable {
  case create(OutputFile)
  case replace(OutputFile, FoundFile)
  case remove(String, FoundFile)

  /// For a file that people write in, too, or for a disk that does not distinguish the two names.
  case rename(String, to: String)

  /// The name of the file that the step changes.
  var name: String {
    switch self {
    case .create(let file), .replace(let file, _): file.name
    case .remove(let name, _): name
    case .rename(_, let name): name
    }
  }
}
