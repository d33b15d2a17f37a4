import Diagnostics
import JSON

/// A schema that becomes a declaration whether or not anything refers to it.
struct SchemaRoot {
  let site: SchemaSite
  let names: [String]
  let use: Use

  enum Use {
    /// By its name alone.
    case any
    case request
    case answer
  }
}

/// Where the schemas of a document are.
struct RootSearch {
  let document: ImportedDocument
  let resource: Int
  let index: ResourceIndex
  private(set) var roots: [SchemaRoot] = []

  /// Schemas among the roots that are no schemas.
  private(set) var faults: [(value: JSONValue, origin: Origin)] = []

  init(_ document: ImportedDocument, resource: Int, index: ResourceIndex, kind: DescriptionKind) {
    self.document = document
    self.resource = resource
    self.index = index
    switch kind {
    case .schema: addSchemas()
    case .openAPI:
      addNamed(["components", "schemas"])
      addMessages(isSwagger: false)
    case .swagger:
      addNamed(["definitions"])
      addMessages(isSwagger: true)
    case .unknownVersion: break
    }
  }

  /// The whole document, unless it only holds definitions, and these.
  private mutating func addSchemas() {
    let root = Origin(document: document.path, steps: [])
    if let site = SchemaSite(
      document.value, at: root, resource: resource, dialect: index[resource].dialect),
      !site.substance.isEmpty
    {
      let title = site.words(.title)
      roots.append(SchemaRoot(site: site, names: [title, fileName].compactMap(\.self), use: .any))
    }
    addNamed(["definitions"])
    addNamed(["$defs"])
  }

  /// `user` of `schemas/user.schema.json`.
  private var fileName: String? {
    document.path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
  }

  private mutating func addNamed(_ steps: [String]) {
    var value: JSONValue? = document.value
    for step in steps { value = value?[step] }
    for member in value?.members ?? [] {
      add(member.value, steps + [member.name], names: [member.name], use: .any)
    }
  }

  mutating func add(
    _ value: JSONValue, _ steps: [String], names: [String], use: SchemaRoot.Use
  ) {
    let origin = Origin(document: document.path, steps: steps)
    let place = index.resource(at: origin, within: resource)
    if let site = SchemaSite(value, at: origin, resource: place, dialect: index[place].dialect) {
      roots.append(SchemaRoot(site: site, names: names, use: use))
    } else {
      faults.append((value, origin))
    }
  }
}
