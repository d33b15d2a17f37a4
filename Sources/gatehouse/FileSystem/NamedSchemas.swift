/// From the name of a schema in the header of a generated file back to the schema, as far as it still exists. The opposite of
/// `SchemaPlaces`.
struct NamedSchemas {
  struct Schema {
    /// The path from the working directory.
    let path: String
    let identity: FileSystem.Identity

    fileprivate init?(_ path: String) {
      guard let identity = FileSystem.identity(of: path) else { return nil }
      self.path = path
      self.identity = identity
    }
  }

  /// The paths of the schemas of the configuration, by their names. Several can have one name, since outside of its folder
  /// only their files are named.
  private var configured: [String: [String]] = [:]

  /// The folders that a name can be relative to.
  private let folders: [AbsolutePath]

  init(in folders: [AbsolutePath]) {
    self.folders = folders
  }

  init(of project: Project) {
    folders = [AbsolutePath(project.folder)]
    for path in project.schemas {
      // One by one, since a schema that two paths lead to has two names.
      var search = FileSearch.schemas
      search.add(path)
      for path in search.found {
        configured[SchemaPlaces.origin(of: path, in: project), default: []].append(path)
      }
    }
  }

  /// Without a configuration, a run with other schemas can have named them relative to another of the folders around the
  /// output.
  init(near places: SchemaPlaces, writtenTo output: String) {
    let output = AbsolutePath(output).withoutLinks.withFoldersAround
    let anchors = AbsolutePath(places.folder).withFoldersAround
    folders = output + anchors.filter { !output.contains($0) }
  }

  /// The schemas that a header can mean by a name. If the configuration names some, there are no others.
  func schemas(called name: String) -> (found: [Schema], areConfigured: Bool) {
    if let paths = configured[name] { return (paths.compactMap(Schema.init), true) }
    let here = AbsolutePath(".")
    let paths = folders.map { AbsolutePath(name, in: $0.text).seen(from: here) }
    return (paths.compactMap(Schema.init), false)
  }
}
