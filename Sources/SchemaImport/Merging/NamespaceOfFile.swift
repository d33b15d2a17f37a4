import Diagnostics
import SchemaSyntax

extension [ParsedFile] {
  /// The namespace that holds all that the file at `path` declares. An import writes no namespace, so it is a person's, and
  /// what the import adds belongs there too.
  func namespace(at path: String) -> String? {
    guard let file = first(where: { $0.file.path == path }),
      case .namespace(let namespace)? = file.parsed.schema.declarations.first,
      file.parsed.schema.declarations.count == 1
    else { return nil }
    return namespace.name.text
  }
}
