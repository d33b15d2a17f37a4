import JSON

/// What has an address of its own: a document, or a schema within one that has an `$id`.
struct Resource {
  /// The position of the document among those that were given.
  let document: Int
  let origin: Origin
  let value: JSONValue

  /// What its relative references start from. The path of the file, unless the document says more.
  let address: String
  let dialect: Dialect
}

/// All resources and anchors of the documents, by their addresses.
struct ResourceIndex {
  private(set) var resources: [Resource] = []
  private var byAddress: [String: Int] = [:]
  private var byOrigin: [Origin: Int] = [:]
  private var documentCount = 0
  private var anchors: [Anchor: (steps: [String], value: JSONValue)] = [:]

  struct Anchor: Hashable {
    let resource: Int
    let name: String
  }

  subscript(index: Int) -> Resource { resources[index] }

  /// The documents come first, so that each has the same position as among those that were given.
  init(_ documents: [(document: ImportedDocument, kind: DescriptionKind?)]) {
    documentCount = documents.count
    for (index, entry) in documents.enumerated() {
      let origin = Origin(document: entry.document.path, steps: [])
      let dialect = entry.kind?.dialect ?? .current
      let path = Address.normalized(entry.document.path[...])
      let value = entry.document.value
      // A whole document of OpenAPI 3.2 has a key of its own for it.
      let own = dialect.identifier.flatMap { value[$0]?.text } ?? value["$self"]?.text
      let address = own.map { Address.split(Address.resolve($0, against: path)).address } ?? path
      add(
        Resource(
          document: index, origin: origin, value: value, address: address, dialect: dialect))
      byAddress[path] = byAddress[path] ?? index
    }
    for index in documents.indices where resources[index].dialect.hasIdentifiers {
      var search = IdentifierSearch(index: self, resource: index)
      search.visit(resources[index].value)
      self = search.index
    }
  }

  @discardableResult
  fileprivate mutating func add(_ resource: Resource) -> Int {
    let index = resources.count
    resources.append(resource)
    byAddress[resource.address] = byAddress[resource.address] ?? index
    byOrigin[resource.origin] = index
    return index
  }

  fileprivate mutating func addAnchor(
    _ name: String, of resource: Int, _ steps: [String], _ value: JSONValue
  ) {
    let anchor = Anchor(resource: resource, name: name)
    if anchors[anchor] == nil { anchors[anchor] = (steps, value) }
  }

  /// The resource that begins at `origin`, or the one around it.
  func resource(at origin: Origin, within outer: Int) -> Int {
    resources.count == documentCount ? outer : byOrigin[origin] ?? outer
  }

  func resource(at address: String) -> Int? { byAddress[address] }

  func anchor(_ name: String, of resource: Int) -> (steps: [String], value: JSONValue)? {
    anchors[Anchor(resource: resource, name: name)]
  }
}

/// Finds what has an address or an anchor in a document.
private struct IdentifierSearch {
  var index: ResourceIndex
  var resource: Int
  private var steps: [String] = []

  init(index: ResourceIndex, resource: Int) {
    self.index = index
    self.resource = resource
  }

  /// Deeper than any reader of documents goes.
  private static let depthLimit = 512

  /// - Parameter namesAreKeywords: not so among properties and definitions, whose names are free.
  mutating func visit(_ value: JSONValue, namesAreKeywords: Bool = true) {
    guard steps.count <= Self.depthLimit else { return }
    switch value.content {
    case .object(let members):
      let outer = resource
      if namesAreKeywords { enter(members, value) }
      for member in members where !(namesAreKeywords && ResourceIndex.holdsValues(member.name)) {
        steps.append(member.name)
        visit(
          member.value,
          namesAreKeywords: !(namesAreKeywords && ResourceIndex.holdsNames(member.name)))
        steps.removeLast()
      }
      resource = outer
    case .array(let elements):
      for (position, element) in elements.enumerated() {
        steps.append(String(position))
        visit(element)
        steps.removeLast()
      }
    case .null, .boolean, .number, .string:
      break
    }
  }

  private mutating func enter(_ members: [JSONValue.Member], _ value: JSONValue) {
    let outer = index[resource]
    // Beside a reference, an identifier has no meaning where nothing else has.
    let isHidden = outer.dialect.hidesBesideReferences && value["$ref"] != nil
    for member in members
    where member.name == outer.dialect.identifier && !steps.isEmpty && !isHidden {
      guard let text = member.value.text else { continue }
      let (address, fragment) = Address.split(text)
      if address.isEmpty {
        index.addAnchor(fragment, of: resource, steps, value)
      } else {
        resource = index.add(
          Resource(
            document: outer.document,
            origin: Origin(document: outer.origin.document, steps: steps), value: value,
            address: Address.resolve(address, against: outer.address), dialect: outer.dialect))
      }
    }
    for member in members where member.name == "$anchor" || member.name == "$dynamicAnchor" {
      guard let name = member.value.text else { continue }
      index.addAnchor(name, of: resource, steps, value)
    }
  }
}

extension ResourceIndex {
  /// Whether a keyword holds values, in which nothing is a schema.
  static func holdsValues(_ name: String) -> Bool {
    switch name {
    case "enum", "const", "default", "example", "examples": true
    default: false
    }
  }

  /// Whether a keyword holds schemas by names, which are free.
  static func holdsNames(_ name: String) -> Bool {
    switch name {
    case "properties", "patternProperties", "definitions", "$defs", "dependentSchemas", "schemas":
      true
    default: false
    }
  }
}

extension DescriptionKind {
  var dialect: Dialect {
    switch self {
    case .swagger: .openAPI3
    case .openAPI(let dialect), .schema(let dialect), .part(let dialect): dialect
    case .unknownVersion: .current
    }
  }
}
