import Configuration
import Diagnostics

/// A configuration, and where it was found.
struct Project {
  let configuration: Configuration
  let file: SourceFile

  /// What comes before the paths of the configuration to make them paths from the working directory: nothing, or `../../`.
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

  /// A path of the configuration, as seen from the working directory.
  func path(_ path: String) -> String {
    // In a configuration, this is the name of a file.
    if path == SchemaFiles.standardInput { return "\(way)./\(path)" }
    if way.isEmpty { return path }
    return path == "." && way != "/" ? String(way.dropLast()) : way + path
  }

  /// The schemas, as paths from the working directory.
  var schemas: [String] { configuration.schemas.map { path($0.value) } }

  /// The folder of templates that replace built-in ones, as a path from the working directory.
  var templates: String? { configuration.templates.map { path($0.value) } }

  /// Where to write: to the `folder` that the command line names, or to the outputs of the configuration.
  func outputs(to folder: String?) -> [Configuration.Output] {
    folder.map { [configuration.output(to: $0)] }
      ?? configuration.outputs.map { $0.moved(by: path) }
  }

  /// A path from the working directory, as the configuration would write it.
  func placed(_ path: String) -> String {
    let path = AbsolutePath(path)
    if place.contains(path) { return path.seen(from: place) }
    let (realPath, realPlace) = (path.withoutLinks, place.withoutLinks)
    return (realPlace.contains(realPath) ? realPath : path).seen(from: realPlace)
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

  /// The same without reporting anything: where the configuration is, and what it says, unless it has errors.
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

  /// Nil at the root of the file system, and if a folder cannot be searched: then the folders above it do not concern us.
  private static var nearestConfiguration: String? {
    var way = ""
    for _ in 0..<deepest {
      if isFile(way + Configuration.fileName) { return way + Configuration.fileName }
      guard let here = FileSystem.identity(of: way + "."),
        let above = FileSystem.identity(of: way + ".."), here != above
      else { return nil }
      way += "../"
    }
    return nil
  }

  private static let deepest = 256

  private static func isFile(_ path: String) -> Bool {
    // A pipe of that name is refused when it is read; if it were ignored, nobody would notice.
    (try? FileSystem.status(of: path).kind != .folder) ?? false
  }
}
