import Configuration
import Diagnostics

/// What the working directory shows about a project that has no configuration yet.
enum ProjectLayout {
  /// Folders of sources that Swift can be generated into, by the names of their targets.
  struct Targets {
    let names: [String]
    private let folder: String

    /// The folders in `Sources`, as in a package; without that folder, those beside an Xcode project that have its
    /// name.
    init() {
      let here = ProjectLayout.names(in: ".")
      folder = here.contains("Sources") ? "Sources" : "."
      let projects = here.filter { $0.hasSuffix(".xcodeproj") }.map { $0.dropLast(10) }
      let isXcode = folder == "."
      names = (isXcode ? here : ProjectLayout.names(in: folder)).filter { [folder] name in
        (!isXcode || projects.contains { $0 == name })
          && ProjectLayout.isFolder("\(folder)/\(name)")
          && ProjectLayout.isUsable(Self.output(of: name, in: folder))
      }
    }

    /// The target that is named after the folder of the project, or else the first.
    var likeliest: String? {
      let project = AbsolutePath(".").fileName
      return names.first { $0 == project } ?? names.first
    }

    func output(of target: String) -> String { Self.output(of: target, in: folder) }

    private static func output(of target: String, in folder: String) -> String {
      folder == "." ? "\(target)/Generated" : "\(folder)/\(target)/Generated"
    }
  }

  /// The output if no target can be found.
  static let fallback = "Generated"

  /// Whether `folder` does not exist yet, or contains no schema.
  static func lacksSchema(_ folder: String) -> Bool {
    do throws(SystemError) {
      guard try FileSystem.status(of: folder).kind == .folder else { return false }
      return try FileSearch.schemas.isInVain(in: folder)
    } catch {
      return error.isMissing
    }
  }

  /// Some names of folders cannot be used in a configuration.
  private static func isUsable(_ folder: String) -> Bool {
    let text = FirstProject.configuration(output: folder)
    let file = SourceFile(path: Configuration.fileName, text: text)
    return Configuration.read(file).diagnostics.isEmpty
  }

  private static func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }) ?? []
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileSystem.status(of: path).kind) == .folder
  }
}
