import Diagnostics
import JSON

/// Finds what references lead to: each is looked up once, and large objects are indexed once.
struct References {
  private let index: ResourceIndex
  private var known: [Key: Result<SchemaSite, Fault>] = [:]

  /// The positions of the members of large objects, by their names.
  private var positions: [Origin: [String: Int]] = [:]

  private struct Key: Hashable {
    let resource: Int
    let text: String
  }

  enum Fault: Error {
    /// A document that was not given has this address.
    case unknownDocument(String)
    /// As far as these steps lead, and the one that is missing there.
    case missing(Origin, step: String, near: [String])
    case unknownAnchor(String)
    case noSchema(Origin)

    var missingDocument: String? {
      if case .unknownDocument(let address) = self { address } else { nil }
    }
  }

  init(_ index: ResourceIndex) {
    self.index = index
  }

  mutating func target(of text: String, from resource: Int) -> Result<SchemaSite, Fault> {
    let key = Key(resource: resource, text: text)
    if let result = known[key] { return result }
    let result: Result<SchemaSite, Fault>
    do throws(Fault) {
      result = .success(try site(of: try find(text, from: resource)))
    } catch {
      result = .failure(error)
    }
    known[key] = result
    return result
  }

  /// What a reference leads to that is not a schema.
  mutating func part(of text: String, from resource: Int) -> Result<DescriptionPart, Fault> {
    do throws(Fault) {
      return .success(try find(text, from: resource))
    } catch {
      return .failure(error)
    }
  }

  private mutating func find(_ text: String, from resource: Int) throws(Fault) -> DescriptionPart {
    let (address, fragment) = Address.split(text)
    let holder = address.isEmpty ? resource : try document(at: address, from: resource)
    if let steps = JSONPointer.steps(of: fragment) { return try walk(steps, from: holder) }
    if fragment.isEmpty {
      return DescriptionPart(
        value: index[holder].value, origin: index[holder].origin, resource: holder)
    }
    guard let anchor = index.anchor(fragment, of: holder) else {
      throw .unknownAnchor(fragment)
    }
    let origin = Origin(document: index[holder].origin.document, steps: anchor.steps)
    return DescriptionPart(value: anchor.value, origin: origin, resource: holder)
  }

  /// By its own address, or else as a file beside the one with the reference.
  private func document(at address: String, from resource: Int) throws(Fault) -> Int {
    let wanted = Address.resolve(address, against: index[resource].address)
    if let found = index.resource(at: wanted) { return found }
    if !Address.isAbsolute(address) {
      let file = index[resource].origin.document
      let files = Address.files(of: address, beside: file)
      if let found = files.lazy.compactMap({ index.resource(at: $0) }).first { return found }
    }
    throw .unknownDocument(wanted)
  }

  private mutating func walk(
    _ steps: [String], from start: Int
  ) throws(Fault) -> DescriptionPart {
    var origin = index[start].origin
    var value = index[start].value
    var resource = start
    for step in steps {
      guard let next = child(step, of: value, at: origin) else {
        throw .missing(origin, step: step, near: value.members?.map(\.name) ?? [])
      }
      value = next
      origin = origin.appending(step)
      resource = index.resource(at: origin, within: resource)
    }
    return DescriptionPart(value: value, origin: origin, resource: resource)
  }

  private mutating func child(_ step: String, of value: JSONValue, at origin: Origin) -> JSONValue?
  {
    switch value.content {
    case .object(let members):
      guard members.count > 16 else { return members.last { $0.name == step }?.value }
      return positions[origin, default: [:]].isEmpty
        ? index(members, at: origin)[step].map { members[$0].value }
        : positions[origin]?[step].map { members[$0].value }
    case .array(let elements):
      guard let position = Int(step), elements.indices.contains(position) else { return nil }
      return elements[position]
    case .null, .boolean, .number, .string:
      return nil
    }
  }

  private mutating func index(
    _ members: [JSONValue.Member], at origin: Origin
  ) -> [String: Int] {
    let found = Dictionary(
      members.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
    positions[origin] = found
    return found
  }

  private func site(of part: DescriptionPart) throws(Fault) -> SchemaSite {
    let resource = index.resource(at: part.origin, within: part.resource)
    guard
      let site = SchemaSite(
        part.value, at: part.origin, resource: resource, dialect: index[part.resource].dialect)
    else { throw .noSchema(part.origin) }
    return site
  }
}
