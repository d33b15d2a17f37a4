import Diagnostics
import SchemaSyntax

/// A declaration of one version, cut into what can change by itself.
struct VersionDeclaration {
  let node: Declaration
  let file: Int
  let parent: Int?
  /// The namespace that it is in.
  let namespace: String?

  /// As an import knows it. Empty for a map, which is known by its ends.
  let name: String
  let kind: Kind

  /// From its documentation to its end.
  let place: Range<Int>

  /// Where it begins without documentation and attributes.
  let head: Int
  let parts: [VersionPart]
  let members: [VersionMember]

  /// Those that it has from groups of fields.
  var sharedMembers: [MemberKey: SharedMember] = [:]

  /// Members and nested declarations, in their order.
  private(set) var items: [Item]

  /// Where the content begins, after the brace, and ends, before the other one. Nil without braces.
  let body: Range<Int>?
  let formerName: String?

  enum Kind: Hashable {
    case record(isOnWire: Bool)
    case union(isOnWire: Bool)
    case group(isOnWire: Bool)
    case enumeration, wrapper, map, repository, alias, foreign, converter, namespace

    var isGroup: Bool {
      if case .group = self { true } else { false }
    }

    /// Whether one is on the wire, and the other is not.
    func isOfOtherLayer(than other: Kind) -> Bool {
      switch (isOnWire, other.isOnWire) {
      case (let one?, let another?): one != another
      case (nil, _), (_, nil): false
      }
    }

    /// Nil for what is in no layer.
    private var isOnWire: Bool? {
      switch self {
      case .record(let isOnWire), .union(let isOnWire), .group(let isOnWire): isOnWire
      case .enumeration, .wrapper, .map, .repository, .alias, .foreign, .converter, .namespace: nil
      }
    }
  }

  /// A member of a group, and the declaration of that group.
  struct SharedMember: Hashable {
    let group: Int
    let member: Int
  }

  enum Item {
    case member(Int)
    case nested(Int)
  }

  init(
    _ node: Declaration, file: Int, parent: Int?, namespace: String?, name: String,
    _ reader: PartReader
  ) {
    self.node = node
    self.file = file
    self.parent = parent
    self.namespace = namespace
    self.name = name
    kind = Kind(node)
    let preamble = reader.preamble(node.preamble, before: node.span.start)
    place = preamble.start..<node.span.end
    head = node.span.start
    parts = preamble.parts + reader.parts(of: node)
    members = reader.members(of: node).sorted { $0.place.lowerBound < $1.place.lowerBound }
    items = members.indices.map { .member($0) }
    body = reader.body(of: node)
    formerName = node.preamble.formerName
  }

  /// Those that are nested come after each other.
  mutating func addNested(_ child: Int, at place: Range<Int>) {
    let position =
      items.lastIndex { item in
        switch item {
        case .member(let member): members[member].place.lowerBound < place.lowerBound
        case .nested: true
        }
      } ?? -1
    items.insert(.nested(child), at: position + 1)
  }
}

extension VersionDeclaration.Kind {
  fileprivate init(_ node: Declaration) {
    switch node {
    case .record(let record): self = .record(isOnWire: record.layer != .domain)
    case .union(let union): self = .union(isOnWire: union.layer != .domain)
    case .enumeration: self = .enumeration
    case .wrapper: self = .wrapper
    case .map: self = .map
    case .repository: self = .repository
    case .group(let group): self = .group(isOnWire: group.members.layer != .domain)
    case .alias: self = .alias
    case .foreign: self = .foreign
    case .converter: self = .converter
    case .namespace: self = .namespace
    }
  }
}

extension Preamble {
  /// What `@renamed(from:)` says.
  var formerName: String? {
    for attribute in attributes where attribute.name.text == "renamed" {
      if case .string(let name)? = attribute.arguments.first?.value.kind { return name }
    }
    return nil
  }
}
