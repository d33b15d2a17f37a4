/// Looks for files of one sort in files and folders, and remembers where it has been: a file that two paths lead to is found
/// once, and a link that leads back up does no harm.
struct FileSearch {
  /// What the files are called in messages, and how their names may end.
  private let sort: String
  private let suffixes: [String]

  private(set) var found: [String] = []
  private(set) var errors: [FileError] = []
  private var seen: Set<FileSystem.Identity> = []

  static let schemas = FileSearch(sort: "schema", suffixes: [".gate"])
  static let templates = FileSearch(sort: "template", suffixes: [TemplateFiles.suffix])
  static let documents = FileSearch(
    sort: "document", suffixes: [".json", ".yaml", ".yml", ".ndjson", ".jsonl", ".har"])

  /// Adds a path that the user wrote: a file is accepted whatever its name is, and a folder must contain a file of the
  /// sort.
  mutating func add(_ path: String) {
    guard path != SchemaFiles.standardInput else {
      if !found.contains(path) { found.append(path) }
      return
    }
    do throws(SystemError) {
      let (kind, identity) = try FileSystem.status(of: path)
      switch kind {
      case .file: addFile(path, identity)
      case .folder where !addFolder(path, identity):
        let endings = suffixes.map { "`\($0)`" }.joined(separator: " or ")
        report("find a \(sort) in", path, "it contains no file whose name ends in \(endings)")
      case .folder: break
      case .special: report("read", path, SystemError.notAFile.reason)
      }
    } catch {
      report(error, reading: path)
    }
  }

  /// Whether a folder can be searched but contains nothing that would be found.
  func isInVain(in folder: String) throws(SystemError) -> Bool {
    var search = self
    return !search.addFolder(folder, try FileSystem.status(of: folder).identity)
  }

  private mutating func addFile(_ path: String, _ identity: FileSystem.Identity) {
    if seen.insert(identity).inserted { found.append(path) }
  }

  /// Whether there is something to say about the folder: a file, an error, or that it has been searched before.
  private mutating func addFolder(_ path: String, _ identity: FileSystem.Identity) -> Bool {
    guard seen.insert(identity).inserted else { return true }
    do throws(SystemError) {
      var isFruitful = false
      for name in try FileSystem.names(in: path) where !name.hasPrefix(".") {
        if addEntry(name, of: path) { isFruitful = true }
      }
      return isFruitful
    } catch {
      report("read", path, error.reason)
      return true
    }
  }

  private mutating func addEntry(_ name: String, of folder: String) -> Bool {
    let path = Self.join(folder, name)
    do throws(SystemError) {
      let (kind, identity) = try FileSystem.status(of: path)
      switch kind {
      case .folder: return addFolder(path, identity)
      case .file where !isOfSort(name), .special where !isOfSort(name): return false
      case .file: addFile(path, identity)
      case .special: report("read", path, SystemError.notAFile.reason)
      }
    } catch {
      // A dangling link only matters if its name is that of a file of the sort.
      guard isOfSort(name) else { return false }
      report(error, reading: path)
    }
    return true
  }

  /// Whether a file is of the sort, by its name.
  func isOfSort(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }

  /// Bytes that are not valid UTF-8 have become U+FFFD, and there is no file of that name.
  private mutating func report(_ error: SystemError, reading path: String) {
    let isDecoded = path.unicodeScalars.contains("\u{FFFD}") && !FileSystem.isLink(path)
    guard isDecoded, error.isMissing else { return report("read", path, error.reason) }
    errors.append(
      FileError(
        action: "read", path: path, reason: "its name is not valid UTF-8", help: "rename it"))
  }

  private mutating func report(_ action: String, _ path: String, _ reason: String) {
    errors.append(FileError(action: action, path: path, reason: reason))
  }

  /// The path of something in a folder, as short as a person would write it.
  static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
