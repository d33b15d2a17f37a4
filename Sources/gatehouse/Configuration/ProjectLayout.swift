import Configuration
import Diagnostics

/// What the working directory tells about a project that has no configuration yet.
enum ProjectLayout {
  /// Within the only target in `Sources`, if there is one.
  static func outputFolder() -> String {
    let targets = names(in: "Sources").map { "Sources/\($0)" }.filter(isFolder)
    guard let target = targets.first, targets.count == 1 else { return fallback }
    let folder = "\(target)/Generated"
    return isUsable(folder) ? folder : fallback
  }

  private static let fallback = "Generated"

  /// Whether `folder` is not there yet, or has been searched in vain.
  static func lacksSchema(_ folder: String) -> Bool {
    do throws(SystemError) {
      guard try FileSystem.status(of: folder).kind == .folder else { return false }
      return try FileSearch.schemas.isInVain(in: folder)
    } catch {
      return error.isMissing
    }
  }

  /// Some names of folders cannot stand in a configuration.
  private static func isUsable(_ folder: String) -> Bool {
    let text = FirstProject.configuration(output: folder)
    let file = SourceFile(path: Configuration.fileName, text: text)
    return Configuration.read(file).diagnostics.isEmpty
  }

  private static func names(in folder: String) -> [String] {
    do throws(SystemError) {
      return try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }
    } catch {
      return []
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    do throws(SystemError) {
      return try FileSystem.status(of: path).kind == .folder
    } catch {
      return false
    }
  }
}
