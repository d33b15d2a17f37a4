import JSON

/// Finds which documents others refer to, so that a description in many files can be read from the one that it begins with.
struct ReferencedDocuments {
  private(set) var documents: [ImportedDocument]
  private var positions: [String: Int]

  /// Of documents that say in the web where they are.
  private var positionsByIdentifier: [String: Int] = [:]

  /// Of documents whose references are still to be followed.
  private var open: [Int] = []

  init(_ documents: [ImportedDocument]) {
    self.documents = documents
    positions = Dictionary(
      documents.indices.map { (Address.normalized(documents[$0].path[...]), $0) },
      uniquingKeysWith: { first, _ in first })
    for (index, document) in documents.enumerated() {
      if let identifier = document.identifier, positionsByIdentifier[identifier] == nil {
        positionsByIdentifier[identifier] = index
      }
      if DescriptionKind(document.value) != nil { open.append(index) }
    }
  }

  /// - Parameter read: the document at a path; nil if there is none, or if it cannot be read.
  mutating func gather(_ read: (String) -> ImportedDocument?) {
    var asked: Set<String> = []
    while let position = open.popLast() {
      let document = documents[position]
      guard !document.path.hasPrefix("<"), let reader = kind(of: document)?.reader else { continue }
      for address in ReferenceSearch.addresses(in: document.value) {
        let wanted = document.identifier.map { Address.resolve(address, against: $0) } ?? address
        if let place = positionsByIdentifier[wanted] {
          makePart(place, reader)
          continue
        }
        // Nothing is fetched from the network.
        guard !Address.isAbsolute(address) else { continue }
        let paths = Address.files(
          of: address, beside: Address.normalized(document.path[...]))
        if let known = paths.first(where: { positions[$0] != nil }), let place = positions[known] {
          makePart(place, reader)
          continue
        }
        for path in paths where asked.insert(path).inserted {
          guard let found = read(path) else { continue }
          positions[path] = documents.count
          documents.append(found)
          makePart(documents.count - 1, reader, wasGiven: false)
          break
        }
      }
    }
  }

  private func kind(of document: ImportedDocument) -> DescriptionKind? {
    document.part.map(DescriptionKind.part) ?? DescriptionKind(document.value)
  }

  /// A description that was given is read as a whole, and not only what is needed of it, unless it has become one of
  /// the files of an OpenAPI document.
  private mutating func makePart(
    _ position: Int, _ reader: (dialect: Dialect, isSchema: Bool), wasGiven: Bool = true
  ) {
    let document = documents[position]
    guard document.part == nil else { return }
    let own = DescriptionKind(document.value)
    if wasGiven {
      switch own {
      case .schema where reader.isSchema || document.value["$schema"] != nil: return
      case .openAPI, .swagger, .unknownVersion: return
      case .schema, .part, nil: break
      }
    }
    let isMarked = document.value["$schema"] != nil || document.value["openapi"] != nil
    documents[position].part = isMarked ? own?.dialect ?? reader.dialect : reader.dialect
    open.append(position)
  }
}

extension ImportedDocument {
  /// Where in the web it is, if it says so: `$id`, or `id` up to draft 4, and `$self` in OpenAPI 3.2.
  fileprivate var identifier: String? {
    guard let text = value["$id"]?.text ?? value["id"]?.text ?? value["$self"]?.text,
      Address.isAbsolute(text)
    else {
      return nil
    }
    return Address.split(text).address
  }
}

extension DescriptionKind {
  /// How the files are read that a document refers to.
  fileprivate var reader: (dialect: Dialect, isSchema: Bool)? {
    switch self {
    case .schema: (dialect, true)
    case .openAPI, .swagger, .part: (dialect, false)
    case .unknownVersion: nil
    }
  }
}

/// The other documents that a document refers to, by paths or by where they are in the web.
private struct ReferenceSearch {
  private var found: [String] = []
  private var seen: Set<String> = []

  static func addresses(in value: JSONValue) -> [String] {
    var search = ReferenceSearch()
    search.visit(value, namesAreKeywords: true)
    return search.found
  }

  private mutating func visit(_ value: JSONValue, namesAreKeywords: Bool) {
    switch value.content {
    case .object(let members):
      for member in members {
        if namesAreKeywords, Self.holdsNoSchema(member.name) { continue }
        if member.name == "$ref", let text = member.value.text {
          add(text)
        } else if namesAreKeywords, member.name == "discriminator" {
          let mapped = (member.value["mapping"]?.members ?? []).map(\.value)
          for target in mapped + [member.value["defaultMapping"]].compactMap(\.self) {
            target.text.map { add($0) }
          }
        } else {
          visit(
            member.value,
            namesAreKeywords: !(namesAreKeywords && Self.holdsNames(member.name)))
        }
      }
    case .array(let elements):
      for element in elements { visit(element, namesAreKeywords: true) }
    case .null, .boolean, .number, .string:
      break
    }
  }

  private mutating func add(_ reference: String) {
    guard !reference.hasPrefix("#"), !reference.hasPrefix("/"), seen.insert(reference).inserted
    else { return }
    found.append(Address.split(reference).address)
  }

  /// Values, and what is only for tools. What answers are called may be `default`.
  private static func holdsNoSchema(_ name: String) -> Bool {
    name != "default" && ResourceIndex.holdsValues(name)
      || name.hasPrefix("x-") && name != "x-webhooks"
  }

  private static func holdsNames(_ name: String) -> Bool {
    switch name {
    case "paths", "webhooks", "x-webhooks", "pathItems", "callbacks", "responses", "requestBodies",
      "mediaTypes", "additionalOperations", "content":
      true
    default: ResourceIndex.holdsNames(name)
    }
  }
}
