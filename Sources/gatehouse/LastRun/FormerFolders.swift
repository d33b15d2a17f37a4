import Configuration
import Diagnostics

/// Folders that a configuration named when it was last followed, and names no more. What stands there is still compiled,
/// perhaps twice.
///
/// Nobody removes them unasked: another configuration may have taken them over. They are remembered among the caches of
/// the user, so that they are noticed where something is remembered, and told of once.
struct FormerFolders {
  private let record: String
  private let folders: [String]

  /// Nil where nothing can be remembered, or where folders are named by hand.
  init?(of inputs: Generation.Inputs) {
    guard let project = inputs.job.project, inputs.followsConfiguration,
      let caches = CacheFolder.path
    else { return nil }
    var place = Fingerprint()
    place.add("folders of a configuration")
    place.add(AbsolutePath(project.file.path).text)
    record = "\(caches)/\(place.text)"
    // The record has a line for each.
    let paths = inputs.outputs.flatMap { [$0.domainFolder, $0.dataFolder] }
      .map { AbsolutePath($0).text }
      .filter { !$0.contains(where: \.isNewline) }
    folders = Set(paths).sorted()
  }

  /// Those in which generated files are left.
  func leftBehind() -> [FormerFolder] {
    let current = Set(folders.compactMap(Self.identity))
    let here = AbsolutePath(FileSystem.currentFolder)
    return known.filter { folder in
      guard FileSystem.isThere("\(folder)/\(Manifest.name)") else { return false }
      return Self.identity(of: folder).map { !current.contains($0) } ?? false
    }.map { FormerFolder(path: AbsolutePath($0).seen(from: here)) }
  }

  func remember() {
    guard known != folders else { return }
    LastRun.keep(Array(folders.map { $0 + "\n" }.joined().utf8), at: record)
  }

  private var known: [String] {
    do throws(SystemError) {
      let bytes = try FileSystem.read(record, limit: Self.sizeLimit)
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    } catch {
      return []
    }
  }

  private static let sizeLimit = 1 << 20

  private static func identity(of folder: String) -> FileSystem.Identity? {
    do throws(SystemError) {
      return try FileSystem.status(of: folder).identity
    } catch {
      return nil
    }
  }
}
