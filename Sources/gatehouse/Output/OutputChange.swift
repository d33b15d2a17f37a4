/// One step on the way to the wanted output. It is done at once or not at all, and can be undone.
enum OutputChange: Hashable, Sendable {
  case create(OutputFile)
  case replace(OutputFile, FoundFile)
  case remove(String, FoundFile)

  /// On a disk that takes both names for one file.
  case rename(String, to: String)

  /// The name that it is about.
  var name: String {
    switch self {
    case .create(let file), .replace(let file, _): file.name
    case .remove(let name, _): name
    case .rename(_, let name): name
    }
  }
}
