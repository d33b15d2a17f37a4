import Foundation

/// The `gatehouse.json` of a package or a project, as far as its build has to know of it: it goes into the models, and so do the
/// templates that it names.
///
/// It is passed on by its path. The tool would look in the folder that builds run in, which is that of another package where
/// this one is a dependency, and in those above.
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

  /// The folder too, which changes when a template comes or goes. What is wrong with the configuration is told by the tool.
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
