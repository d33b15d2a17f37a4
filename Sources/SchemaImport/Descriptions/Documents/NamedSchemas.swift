import Diagnostics
import JSON

/// A schema with names, or one that is in the body of a message.
struct SchemaRoot {
  let site: SchemaSite
  let names: [String]
  let use: Use

  /// Whether it becomes a declaration only if something refers to it, or if it is asked for.
  var isSpare = false

  enum Use {
    /// By its name alone.
    case any
    /// As the body of a request to the API, or of an answer to one of its own requests.
    case sent
    /// As the body of a request that changes some fields: one that is missing stays as it is.
    case patched
    case received
  }
}

/// Where the schemas of a document are.
struct RootSearch {
  let document: ImportedDocument
  let index: ResourceIndex
  var references: References

  /// The whole document.
  let top: DescriptionPart
  private(set) var roots: [SchemaRoot] = []

  /// The bodies and answers that are referred to, in this document or in others.
  var sharedMessages: Set<SharedMessage> = []

  /// Where references lead that are used in place of something other than a schema; nil where they lead to nothing.
  var ends: [Origin: DescriptionPart?] = [:]

  /// Schemas among the roots that are not schemas.
  private(set) var faults: [DescriptionPart] = []
  var brokenReferences: [BrokenReference] = []
  var unreadBodies: [UnreadBody] = []

  /// References that are used in place of something other than a schema, and lead only to each other.
  var circles: [[CircularReference]] = []

  /// A body or an answer, and one of the directions in which it goes.
  struct SharedMessage: Hashable {
    let origin: Origin
    let use: SchemaRoot.Use
  }

  /// A reference that is used in place of something other than a schema, and leads to nothing.
  struct BrokenReference {
    let fault: References.Fault
    let text: String
    let member: JSONValue.Member
    let place: DescriptionPart
  }

  init(
    _ document: ImportedDocument, resource: Int, index: ResourceIndex, _ references: References,
    kind: DescriptionKind
  ) {
    self.document = document
    self.index = index
    self.references = references
    top = DescriptionPart(document, resource: resource)
    switch kind {
    case .schema: addSchemas()
    case .openAPI:
      addNamed(["components", "schemas"])
      addMessages(isSwagger: false)
    case .swagger:
      addNamed(["definitions"])
      addMessages(isSwagger: true)
    case .part: addSchemasOfPart()
    case .unknownVersion: break
    }
  }

  /// The whole document, unless it only holds definitions, and these.
  private mutating func addSchemas() {
    if let site = site(of: top), !site.substance.isEmpty {
      roots.append(SchemaRoot(site: site, names: top.documentNames, use: .any))
    }
    addNamed(["definitions"])
    addNamed(["$defs"])
  }

  /// The whole file; or else what it holds by name, since it may hold anything that a description consists of.
  private mutating func addSchemasOfPart() {
    if let site = site(of: top), site.isEvident {
      roots.append(SchemaRoot(site: site, names: top.documentNames, use: .any, isSpare: true))
    } else {
      addEvident(top.members)
    }
    for group in [top["definitions"], top["$defs"], top["schemas"], top["components"]?["schemas"]] {
      addEvident(group?.members ?? [])
    }
  }

  private mutating func addEvident(_ members: [(name: String, part: DescriptionPart)]) {
    for (name, part) in members {
      guard let site = site(of: part), site.isEvident else { continue }
      roots.append(SchemaRoot(site: site, names: [name], use: .any, isSpare: true))
    }
  }

  private mutating func addNamed(_ steps: [String]) {
    let group = steps.reduce(top as DescriptionPart?) { $0?[$1] }
    for (name, schema) in group?.members ?? [] { add(schema, names: [name], use: .any) }
  }

  mutating func add(_ schema: DescriptionPart, names: [String], use: SchemaRoot.Use) {
    if let site = site(of: schema) {
      roots.append(SchemaRoot(site: site, names: names, use: use))
    } else {
      faults.append(schema)
    }
  }

  private func site(of part: DescriptionPart) -> SchemaSite? {
    let place = index.resource(at: part.origin, within: part.resource)
    return SchemaSite(part.value, at: part.origin, resource: place, dialect: index[place].dialect)
  }
}

extension SchemaSite {
  /// Whether it says something of values. What is not a schema may only be `required`.
  fileprivate var isEvident: Bool { !substance.subtracting([.required]).isEmpty }
}
