import Foundation

/// The `gatehouse.json` of a package or a project, as far as a build needs to know it: it is an input of the models, and so
/// are the templates that it names.
///
/// Its path is passed on. Otherwise the tool would look in the folder that builds run in and those above it; where this
/// package is a dependency, that folder is another package's.
struct Settings {
  let arguments: [String]
  let inputs: [URL]

  init(in folder: URL) {
    let file = folder.appending(path: "gatehouse.json")
    let path = file.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else {
      arguments = ["--no-configuration"]
      inputs = []
      return
    }
    arguments = ["--configuration", path]
    inputs = [file] + Self.templates(namedIn: file)
  }

  private struct Keys: Decodable {
    let templates: String?
  }

  /// The folder is included, too, because it changes when a template is added or removed. The tool reports what is wrong
  /// with the configuration.
  private static func templates(namedIn file: URL) -> [URL] {
    guard let data = try? Data(contentsOf: file),
      let name = (try? JSONDecoder().decode(Keys.self, from: data))?.templates
    else { return [] }
    let folder = file.deletingLastPathComponent().appending(path: name)
    guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else {
      return []
    }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let templates = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "template" }
    return [folder] + (templates ?? []).sorted { $0.path < $1.path }
  }
}
