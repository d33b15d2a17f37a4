import Diagnostics
import SchemaSyntax
import TemplateEngine

/// Templates as files: `record.template` holds the template `record`.
enum TemplateFiles {
  static let suffix = ".template"

  /// All templates in a folder and in those inside it; or a failure with everything that cannot be read.
  static func read(_ folder: String) throws(Failure) -> [TemplateSource] {
    var search = FileSearch.templates
    search.add(folder)
    var errors = search.errors
    var templates: [TemplateSource] = []
    for path in search.found.sorted() {
      do throws(FileError) {
        let file = try SchemaFiles.readFile(path)
        if file.isLarger(than: SourceFile.sizeLimit) {
          errors.append(
            FileError(action: "read", path: path, reason: "it is too large for a template"))
        } else {
          templates.append(TemplateSource(name: name(of: path), file: file))
        }
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .unreadable(errors) }
    return templates
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
  }
}
