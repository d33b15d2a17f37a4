import Configuration
import Diagnostics

/// A configuration, and where it was found.
struct Project {
  let configuration: Configuration
  let file: SourceFile

  /// What leads from the working directory to the folder of the configuration: nothing, or `../../`.
  private let way: String

  /// The folder of the configuration, an absolute path.
  let folder: String

  /// What leads back from there to the working directory: nothing, or `Sources/App/`.
  private let wayBack: String

  private init(_ configuration: Configuration, _ file: SourceFile, way: String) {
    self.configuration = configuration
    self.file = file
    self.way = way
    let steps = FileSystem.currentFolder.split(separator: "/")
    let depth = way.split(separator: "/").count
    folder = "/" + steps.dropLast(depth).joined(separator: "/")
    wayBack = steps.suffix(depth).map { $0 + "/" }.joined()
  }

  /// How the working directory calls a path of the configuration.
  func path(_ path: String) -> String {
    if way.isEmpty { return path }
    return path == "." ? String(way.dropLast()) : way + path
  }

  /// How the configuration calls what the working directory calls `path`. An absolute path stays one.
  func placed(_ path: String) -> String {
    path.hasPrefix("/") ? path : (wayBack + path).withoutDetours
  }

  /// The nearest configuration, in the working directory or in a folder above. What is wrong with it is reported, in the
  /// `format` that the command line asks for.
  static func find(_ format: DiagnosticFormat?, in terminal: Terminal) throws(Failure) -> Project? {
    guard let way = wayToConfiguration() else { return nil }
    let file = try read(way + Configuration.fileName)
    let (configuration, diagnostics) = Configuration.read(file)
    guard let configuration else {
      let format = format ?? .text
      try terminal.report(diagnostics, of: [file], format: format)
      if format == .text { try terminal.print("\n\(diagnostics.summary)\n", on: .error) }
      throw .reported
    }
    return Project(configuration, file, way: way)
  }

  private static func read(_ path: String) throws(Failure) -> SourceFile {
    do throws(FileError) {
      return try SchemaFiles.readFile(path)
    } catch {
      throw .unreadable([error])
    }
  }

  /// Nil at the root of the file system, and where a folder cannot be looked into: what is above is none of our business.
  private static func wayToConfiguration() -> String? {
    var way = ""
    for _ in 0..<deepest {
      if isFile(way + Configuration.fileName) { return way }
      guard let here = identity(of: way + "."), let above = identity(of: way + ".."), here != above
      else { return nil }
      way += "../"
    }
    return nil
  }

  private static let deepest = 256

  private static func isFile(_ path: String) -> Bool {
    do throws(SystemError) {
      return try FileSystem.status(of: path).kind == .file
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
