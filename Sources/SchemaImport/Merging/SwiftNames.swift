import Diagnostics
import SchemaSemantics
import SchemaSyntax

/// What the members of a declaration are called in Swift, where maps find those of two types that are alike.
struct SwiftNames {
  /// In the order of the members.
  private(set) var ordered: [(name: String, member: Int)] = []
  private(set) var members: [String: Int] = [:]

  init(of declaration: VersionDeclaration, _ conventions: NamingConventions) {
    var positions: [Int: Int] = [:]
    for (position, member) in declaration.members.enumerated() { positions[member.head] = position }
    for (start, name) in Self.names(of: declaration.node, conventions) {
      guard let name, let position = positions[start], members[name] == nil else { continue }
      members[name] = position
      ordered.append((name, position))
    }
  }

  var byMember: [Int: String] {
    Dictionary(ordered.map { ($0.member, $0.name) }) { first, _ in first }
  }

  func name(of member: Int) -> String? { ordered.first { $0.member == member }?.name }

  /// With the place where each member begins.
  private static func names(
    of node: Declaration, _ conventions: NamingConventions
  ) -> [(start: Int, name: String?)] {
    switch node {
    case .record(let record): names(of: record.fields, conventions)
    case .group(let group): names(of: group.members.fields, conventions)
    case .enumeration(let enumeration):
      enumeration.cases.map { choice in
        let name = choice.wireValue.textOnWire.flatMap(conventions.swiftName)
        return (choice.span.start, choice.swiftName?.text ?? name)
      }
    case .union(let union):
      union.cases.map { choice in
        let name = choice.wireValue.textOnWire.flatMap(conventions.swiftName)
        return (choice.span.start, choice.swiftName?.text ?? name)
      }
    case .wrapper, .map, .repository, .alias, .foreign, .converter, .namespace: []
    }
  }

  private static func names(
    of fields: [Field], _ conventions: NamingConventions
  ) -> [(start: Int, name: String?)] {
    fields.map { field in
      let name = field.swiftName?.text ?? conventions.swiftName(for: field.wireName.text)
      return (field.span.start, name)
    }
  }
}
