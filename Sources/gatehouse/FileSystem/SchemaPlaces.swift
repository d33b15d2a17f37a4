import Diagnostics

/// Where schemas stand, for the headers of generated files: as seen from the folder of the configuration. Without one they are seen
/// from the folder that holds them and the output, so that the working directory has no say.
struct SchemaPlaces {
  /// Where what headers call a schema begins.
  let folder: String

  /// In the order of the schemas.
  let origins: [String]

  init(of schemas: [SourceFile], in project: Project) {
    folder = project.folder
    origins = schemas.map { [folder] schema in
      SchemaOrigin.text(of: project.placed(schema.path), in: folder)
    }
  }

  init(of schemas: [SourceFile], writtenTo output: String) {
    // One path may lead over a link, and another may not. A schema keeps its own name, though it may be a link.
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

  /// The folder that holds all of them. Nil if that is the root, which says that they have nothing to do with each other.
  private static func common(_ paths: [AbsolutePath?], _ output: AbsolutePath?) -> AbsolutePath? {
    var folders = paths.compactMap { $0?.folder }[...]
    guard let first = output ?? folders.popFirst() else { return nil }
    let common = folders.reduce(first) { $0.common(with: $1) }
    return common.isRoot ? nil : common
  }
}
