import Diagnostics
import SchemaSyntax

/// Finds the schemas that the paths of a command line mean.
enum SchemaFiles {
  static let standardInput = "-"
  static let defaultFolder = "Schemas"

  /// Reads all files, or fails with everything that cannot be read.
  static func read(_ paths: [String], for command: String) throws(Failure) -> [SourceFile] {
    var files: [SourceFile] = []
    var errors: [FileError] = []
    for path in try find(paths, for: command) {
      do throws(FileError) {
        files.append(try readFile(path))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .unreadable(errors) }
    return files
  }

  /// Every schema that `paths` lead to, once, in the order of their paths; without paths, those in the folder
  /// `Schemas`.
  static func find(_ paths: [String], for command: String) throws(Failure) -> [String] {
    var search = FileSearch.schemas
    for path in try paths.isEmpty ? defaultPaths(for: command) : paths {
      search.add(path)
    }
    guard search.errors.isEmpty else { throw .unreadable(search.errors) }
    return search.found.sorted()
  }

  private static func defaultPaths(for command: String) throws(Failure) -> [String] {
    do throws(SystemError) {
      _ = try FileSystem.status(of: defaultFolder)
      return [defaultFolder]
    } catch {
      throw .usage(
        UsageError(
          "no path was given, and there is no folder `\(defaultFolder)` here", in: command,
          help: "pass a schema, or a folder that holds some, or run `gatehouse init`"))
    }
  }

  static func readFile(_ path: String) throws(FileError) -> SourceFile {
    // The path is written in the first line of generated files, and in lists with one path on each line.
    if let scalar = path.unicodeScalars.first(where: { $0.steersText || $0.endsLine || $0 == "\t" })
    {
      throw FileError(
        action: "read", path: path,
        reason: "its name contains `\(scalar.numberEscape)`, which is invisible", help: "rename it")
    }
    do throws(SystemError) {
      let limit = SourceFile.sizeLimit
      let isInput = path == standardInput
      let (bytes, size) =
        isInput
        ? try readMeasured(from: 0, limit: limit)
        : try FileSystem.readMeasured(path, limit: limit)
      let shown = size == bytes.count ? bytes : Array(bytes.prefix(beginning))
      return SourceFile(path: isInput ? "<stdin>" : path, bytes: shown, size: size)
    } catch {
      throw FileError(action: "read", path: path, reason: error.reason)
    }
  }

  /// Nil if there is nothing at the path.
  static func readFileIfPresent(_ path: String) throws(FileError) -> SourceFile? {
    do throws(SystemError) {
      _ = try FileSystem.status(of: path)
    } catch {
      if error.isMissing { return nil }
    }
    return try readFile(path)
  }

  /// How much of a file that is too large is kept for an excerpt.
  private static let beginning = 1 << 12
}
