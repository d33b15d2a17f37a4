/// Looks for schemas in files and folders, and remembers where it has been: what two paths lead to is found once, and
/// a link that leads back up is no trap.
struct SchemaSearch {
  private(set) var found: [String] = []
  private(set) var errors: [FileError] = []
  private var seen: Set<FileSystem.Identity> = []

  /// A path that the user wrote: a file is taken whatever it is called, and a folder must hold a schema.
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
        report("find a schema in", path, "no file in it ends in `.gate`")
      case .folder: break
      }
    } catch {
      report("read", path, error.reason)
    }
  }

  private mutating func addFile(_ path: String, _ identity: FileSystem.Identity) {
    if seen.insert(identity).inserted { found.append(path) }
  }

  /// Whether there is something to say about the folder: a schema, an error, or that it was searched before.
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
      case .file where !name.hasSuffix(".gate"): return false
      case .file: addFile(path, identity)
      }
    } catch {
      // A dangling link is of interest only if it claims to be a schema.
      guard name.hasSuffix(".gate") else { return false }
      report("read", path, error.reason)
    }
    return true
  }

  private mutating func report(_ action: String, _ path: String, _ reason: String) {
    errors.append(FileError(action: action, path: path, reason: reason))
  }

  private static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
