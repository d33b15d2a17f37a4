import TextFormats

/// The formats that a text can be required to have.
package enum TextFormat: String, CaseIterable, Requirement {
  case email
  case hostname
  case ipv4
  case ipv6
  case uuid

  private struct Facts {
    let title: String
    let errorCase: String
    /// The formats some of whose texts also have this format.
    var contains: [TextFormat] = []
    /// How many bytes its texts have.
    let byteCounts: ClosedRange<Int>
    /// The characters of ASCII that can be in its texts.
    let characters: String
    var isASCII = true
    let accepts: (String) -> Bool
  }

  private var facts: Facts {
    switch self {
    case .email:
      Facts(
        title: "an email address", errorCase: "notAnEmail", byteCounts: 3...254,
        characters: Self.lettersAndDigits + "!#$%&'*+-/=?^_`{|}~.@", isASCII: false,
        accepts: EmailFormat.accepts)
    case .hostname:
      // Every UUID is a host name of one label. An IPv4 address is not, since its last label is a number.
      Facts(
        title: "a host name", errorCase: "notAHostname", contains: [.uuid], byteCounts: 1...253,
        characters: Self.lettersAndDigits + "-.", accepts: HostnameFormat.accepts)
    case .ipv4:
      Facts(
        title: "an IPv4 address", errorCase: "notAnIPv4Address", byteCounts: 7...15,
        characters: "0123456789.", accepts: IPv4Format.accepts)
    case .ipv6:
      Facts(
        title: "an IPv6 address", errorCase: "notAnIPv6Address", byteCounts: 2...45,
        characters: "0123456789abcdefABCDEF:.", accepts: IPv6Format.accepts)
    case .uuid:
      Facts(
        title: "a UUID", errorCase: "notAUUID", byteCounts: 36...36,
        characters: "0123456789abcdefABCDEF-", accepts: UUIDFormat.accepts)
    }
  }

  private static let lettersAndDigits =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

  var errorCase: String { facts.errorCase }
  var complaint: Complaint { "is not \(facts.title)" }
  func holds(for value: Value) -> Bool { facts.accepts(value.text) }
  func holds(forTextOf parts: [String?]) -> Bool { false }
  func implies(_ other: RuleKind) -> Bool { false }

  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool {
    switch other {
    case .format(let format):
      return format != self && !facts.contains.contains(format)
        && !format.facts.contains.contains(self)
    case .bounds(let rule):
      let counts = facts.byteCounts
      return rule.excludesTexts(
        ofBytes: counts.lowerBound, counts.upperBound, areSingle: facts.isASCII)
    case .part(let rule):
      return rule.text.contains { rulesOut(String($0)) }
    case .finite, .multipleOf, .notEmpty, .matches, .oneOf, .unique, .each:
      return false
    }
  }

  func rulesOut(_ characters: String) -> Bool {
    let facts = facts
    return characters.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? !facts.characters.unicodeScalars.contains(scalar) : facts.isASCII
    }
  }

  var rule: Rule {
    Rule(
      name: rawValue, example: rawValue, applies: .text, operand: .nothing(.format(self)),
      advice: nil)
  }
}
