import Diagnostics

/// Where schemas are, for the headers of generated files: relative to the folder of the configuration. Without one, relative
/// to the folder that contains the schemas and the output, so that the working directory makes no difference.
struct SchemaPlaces {
  /// The folder that paths in headers are relative to.
  let folder: String

  /// The names of the schemas, in their order.
  let origins: [String]

  init(of schemas: [SourceFile], in project: Project) {
    folder = project.folder
    origins = schemas.map { Self.origin(of: $0.path, in: project) }
  }

  static func origin(of path: String, in project: Project) -> String {
    SchemaOrigin.text(of: project.placed(path), in: project.folder)
  }

  init(of schemas: [SourceFile], writtenTo output: String) {
    // One path may lead through a link, and another may not. A schema keeps its own name, even if it is a link.
    let paths = schemas.map { $0.path.hasPrefix("<") ? nil : AbsolutePath($0.path) }
      .map { $0.map { AbsolutePath($0.fileName, in: $0.folder.withoutLinks.text) } }
    let anchor =
      Self.common(paths, AbsolutePath(output).withoutLinks) ?? Self.common(paths, nil)
      ?? AbsolutePath("/")
    folder = anchor.text
    origins = zip(schemas, paths).map { [folder] schema, path in
      SchemaOrigin.text(of: path?.seen(from: anchor) ?? schema.path, in: folder)
    }
  }

  /// The folder that contains all of them. Nil if that is the root, in which case they have nothing to do with each
  /// other.
  private static func common(_ paths: [AbsolutePath?], _ output: AbsolutePath?) -> AbsolutePath? {
    var folders = paths.compactMap { $0?.folder }[...]
    guard let first = output ?? folders.popFirst() else { return nil }
    let common = folders.reduce(first) { $0.common(with: $1) }
    return common.isRoot ? nil : common
  }
}
