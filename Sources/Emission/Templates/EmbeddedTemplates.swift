import Diagnostics
package import TemplateEngine
import Templates

extension TemplateSource {
  /// The templates of this package, by their names without folder and extension.
  package static let embedded: [TemplateSource] = EmbeddedFile.all
    .filter { $0.name.hasSuffix(fileExtension) }
    .map { file in
      TemplateSource(
        name: String(
          file.name.split(separator: "/").last.map { $0.dropLast(fileExtension.count) } ?? ""),
        file: SourceFile(path: "Templates/\(file.name)", text: file.text))
    }

  private static let fileExtension = ".template"
}
