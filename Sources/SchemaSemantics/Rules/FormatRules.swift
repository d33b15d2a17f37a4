import TextFormats

/// The formats that a text can be required to have.
package enum TextFormat: String, CaseIterable, Requirement {
  case email
  case hostname
  case ipv4
  case ipv6
  case uuid

  private var facts: Facts {
    switch self {
    case .email: Facts("an email address", "notAnEmail", contains: [], EmailFormat.accepts)
    // Every UUID is a label of a host name.
    case .hostname: Facts("a host name", "notAHostname", contains: [.uuid], HostnameFormat.accepts)
    // The last label of a host name is no number.
    case .ipv4: Facts("an IPv4 address", "notAnIPv4Address", contains: [], IPv4Format.accepts)
    case .ipv6: Facts("an IPv6 address", "notAnIPv6Address", contains: [], IPv6Format.accepts)
    case .uuid: Facts("a UUID", "notAUUID", contains: [], UUIDFormat.accepts)
    }
  }

  private struct Facts {
    let title: String
    let errorCase: String
    /// The formats of which some texts have this one, too.
    let contains: [TextFormat]
    let accepts: (String) -> Bool

    init(
      _ title: String, _ errorCase: String, contains: [TextFormat],
      _ accepts: @escaping (String) -> Bool
    ) {
      self.title = title
      self.errorCase = errorCase
      self.contains = contains
      self.accepts = accepts
    }
  }

  var errorCase: String { facts.errorCase }
  var complaint: String { "is not \(facts.title)" }
  func holds(for value: Value) -> Bool { facts.accepts(value.text) }
  func holds(forTextOf parts: [String?]) -> Bool { false }
  func implies(_ other: RuleKind) -> Bool { false }

  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool {
    guard case .format(let format) = other, format != self else { return false }
    return !facts.contains.contains(format) && !format.facts.contains.contains(self)
  }

  func rulesOut(_ characters: String) -> Bool { false }
}

extension TextFormat {
  var rule: Rule {
    Rule(
      name: rawValue, example: rawValue, applies: .text, operand: .nothing(.format(self)),
      advice: nil)
  }
}
