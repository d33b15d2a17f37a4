import TextFormats

/// The formats that a text can be required to have.
package enum TextFormat: String, CaseIterable, Requirement {
  case email
  case hostname
  case ipv4
  case ipv6
  case uuid

  /// `contains` lists the formats some of whose texts also have this format.
  private typealias Facts = (
    title: String, errorCase: String, contains: [TextFormat], accepts: (String) -> Bool
  )

  private var facts: Facts {
    switch self {
    case .email: ("an email address", "notAnEmail", contains: [], EmailFormat.accepts)
    // Every UUID is a host name of one label. An IPv4 address is not, since its last label is a number.
    case .hostname: ("a host name", "notAHostname", contains: [.uuid], HostnameFormat.accepts)
    case .ipv4: ("an IPv4 address", "notAnIPv4Address", contains: [], IPv4Format.accepts)
    case .ipv6: ("an IPv6 address", "notAnIPv6Address", contains: [], IPv6Format.accepts)
    case .uuid: ("a UUID", "notAUUID", contains: [], UUIDFormat.accepts)
    }
  }

  var errorCase: String { facts.errorCase }
  var complaint: Complaint { "is not \(facts.title)" }
  func holds(for value: Value) -> Bool { facts.accepts(value.text) }
  func holds(forTextOf parts: [String?]) -> Bool { false }
  func implies(_ other: RuleKind) -> Bool { false }

  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool {
    guard case .format(let format) = other, format != self else { return false }
    return !facts.contains.contains(format) && !format.facts.contains.contains(self)
  }

  func rulesOut(_ characters: String) -> Bool { false }

  var rule: Rule {
    Rule(
      name: rawValue, example: rawValue, applies: .text, operand: .nothing(.format(self)),
      advice: nil)
  }
}
