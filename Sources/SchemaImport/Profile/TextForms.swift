import TextFormats

/// The formats that all texts at one place have. A join keeps what both sides have.
///
/// Forms that everyday texts have by chance are left out: any word is a host name, many words are Base64, and a version number or a
/// house number is a decimal. To take them for one would be luck.
package struct TextForms: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let dateTime = TextForms(rawValue: 1)
  package static let date = TextForms(rawValue: 2)
  package static let uuid = TextForms(rawValue: 4)
  package static let url = TextForms(rawValue: 8)
  package static let email = TextForms(rawValue: 16)
  package static let ipv4 = TextForms(rawValue: 32)
  package static let ipv6 = TextForms(rawValue: 64)

  package static let all: TextForms = [.dateTime, .date, .uuid, .url, .email, .ipv4, .ipv6]

  /// Removes what `text` does not have. It is asked only for what is left, so that plain text costs next to nothing.
  mutating func narrow(to text: String) {
    guard !isEmpty else { return }
    for (form, accepts) in Self.checks where contains(form) && !accepts(text) { remove(form) }
  }

  /// Those of one text.
  package static func of(_ text: String) -> TextForms {
    var forms = all
    forms.narrow(to: text)
    return forms
  }

  private static let checks: [(TextForms, @Sendable (String) -> Bool)] = [
    (.dateTime, isDateTime), (.date, { CalendarDate($0) != nil }), (.uuid, UUIDFormat.accepts),
    (.url, isURL), (.email, EmailFormat.accepts), (.ipv4, IPv4Format.accepts),
    (.ipv6, IPv6Format.accepts),
  ]

  @Sendable private static func isDateTime(_ text: String) -> Bool {
    do throws(ISO8601Format.Problem) {
      _ = try ISO8601Format.time(of: text)
      return true
    } catch {
      return false
    }
  }

  /// Without the slashes `note:this` would be one.
  @Sendable private static func isURL(_ text: String) -> Bool {
    guard let scheme = URLFormat.scheme(of: text) else { return false }
    return text.utf8.dropFirst(scheme.utf8.count).starts(with: "://".utf8)
      && URLFormat.accepts(text)
  }
}
