import TextFormats

extension Rule {
  static let email = formatRule(
    "email", errorCase: "notAnEmail", "an email address", "EmailFormat", EmailFormat.accepts)
  static let hostname = formatRule(
    "hostname", errorCase: "notAHostname", "a host name", "HostnameFormat",
    HostnameFormat.accepts)
  static let ipv4 = formatRule(
    "ipv4", errorCase: "notAnIPv4Address", "an IPv4 address", "IPv4Format", IPv4Format.accepts)
  static let ipv6 = formatRule(
    "ipv6", errorCase: "notAnIPv6Address", "an IPv6 address", "IPv6Format", IPv6Format.accepts)
  static let uuid = formatRule(
    "uuid", errorCase: "notAUUID", "a UUID", "UUIDFormat", UUIDFormat.accepts)

  private static func formatRule(
    _ name: String, errorCase: String, _ title: String, _ format: String,
    _ accepts: @escaping @Sendable (String) -> Bool
  ) -> Rule {
    Rule(
      name: name, example: name, applies: .text, operand: .none,
      errorCase: { _ in errorCase },
      complaint: { _ in "is not \(title)" }, holds: { value, _ in accepts(value.text) },
      test: { _ in .notFormat(format) })
  }
}
