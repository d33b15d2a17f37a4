import Diagnostics
package import TemplateEngine
import Templates

extension TemplateSource {
  /// The templates of this package, by their names without folder and extension.
  package static let embedded: [TemplateSource] = EmbeddedFile.all
    .filter { $0.name.hasSuffix(fileExtension) }
    .map { file in
      let name = String(
        file.name.split(separator: "/").last.map { $0.dropLast(fileExtension.count) } ?? "")
      // No path: there is no such file where the tool runs.
      return TemplateSource(
        name: name, file: SourceFile(path: "<built-in template \(name)>", text: file.text),
        isBuiltIn: true)
    }

  private static let fileExtension = ".template"
}
