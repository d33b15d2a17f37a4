import Configuration
import Diagnostics

/// A configuration, and where it was found.
struct Project {
  let configuration: Configuration
  let file: SourceFile

  /// What stands before the paths of the configuration, so that the working directory understands them: nothing, or `../../`.
  private let way: String

  /// The folder of the configuration.
  private let place: AbsolutePath

  /// An absolute path.
  var folder: String { place.text }

  private init(_ configuration: Configuration, _ file: SourceFile, at path: String) {
    self.configuration = configuration
    self.file = file
    way = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    place = AbsolutePath(way)
  }

  /// How the working directory calls a path of the configuration.
  func path(_ path: String) -> String {
    // There is a file of that name, then.
    if path == SchemaFiles.standardInput { return "\(way)./\(path)" }
    if way.isEmpty { return path }
    return path == "." && way != "/" ? String(way.dropLast()) : way + path
  }

  /// As the working directory calls them.
  var schemas: [String] { configuration.schemas.map { path($0.value) } }

  /// The folder of those that stand in for others, as the working directory calls it.
  var templates: String? { configuration.templates.map { path($0.value) } }

  /// How the configuration calls what the working directory calls `path`.
  func placed(_ path: String) -> String {
    let path = AbsolutePath(path)
    let (realPath, realPlace) = (path.withoutLinks, place.withoutLinks)
    return !place.contains(path) && realPlace.contains(realPath)
      ? realPath.seen(from: realPlace) : path.seen(from: place)
  }

  /// The configuration that the command line asks for. What is wrong with it is reported, in the `format` that the command line
  /// asks for.
  static func find(
    _ choice: JobRequest.Choice, _ format: DiagnosticFormat?, in terminal: Terminal
  ) throws(Failure) -> Project? {
    guard let path = path(choice) else { return nil }
    let file = try terminal.documenting(format ?? .text) { () throws(Failure) in try read(path) }
    let (configuration, diagnostics) = Configuration.read(file)
    guard let configuration else {
      let format = format ?? .text
      try terminal.report(diagnostics, of: [file], format: format)
      if format == .text { try terminal.print("\n\(diagnostics.summary)\n", on: .error) }
      throw .reported()
    }
    return Project(configuration, file, at: path)
  }

  /// The same in silence: where the configuration is, and what it says, unless that is wrong.
  static func glance(at choice: JobRequest.Choice) -> (path: String?, project: Project?) {
    guard let path = path(choice) else { return (nil, nil) }
    do throws(Failure) {
      let file = try read(path)
      return (path, Configuration.read(file).configuration.map { Project($0, file, at: path) })
    } catch {
      return (path, nil)
    }
  }

  private static func path(_ choice: JobRequest.Choice) -> String? {
    switch choice {
    case .nearest: nearestConfiguration
    case .file(let path): path
    case .absent: nil
    }
  }

  private static func read(_ path: String) throws(Failure) -> SourceFile {
    do throws(FileError) {
      return try SchemaFiles.readFile(path)
    } catch {
      throw .unreadable([error])
    }
  }

  /// Nil at the root of the file system, and where a folder cannot be looked into: what is above is none of our business.
  private static var nearestConfiguration: String? {
    var way = ""
    for _ in 0..<deepest {
      if isFile(way + Configuration.fileName) { return way + Configuration.fileName }
      guard let here = identity(of: way + "."), let above = identity(of: way + ".."), here != above
      else { return nil }
      way += "../"
    }
    return nil
  }

  private static let deepest = 256

  private static func isFile(_ path: String) -> Bool {
    do throws(SystemError) {
      // A pipe of that name is refused when it is read: nobody would notice that it is passed over.
      return try FileSystem.status(of: path).kind != .folder
    } catch {
      return false
    }
  }

  private static func identity(of folder: String) -> FileSystem.Identity? {
    do throws(SystemError) {
      return try FileSystem.status(of: folder).identity
    } catch {
      return nil
    }
  }
}
