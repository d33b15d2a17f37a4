/// How a wire name becomes a Swift name.
package struct NamingConventions: Hashable, Sendable {
  /// In lower case. Words of a name that are among them are capitalised as a whole: `avatarURL`.
  package var initialisms: Set<String>

  /// Wire names that are Swift names stay as they are.
  package var keepsWireNames: Bool

  package init(
    initialisms: Set<String> = NamingConventions.commonInitialisms, keepsWireNames: Bool = false
  ) {
    self.initialisms = initialisms
    self.keepsWireNames = keepsWireNames
  }

  package static let commonInitialisms: Set<String> = [
    "api", "ascii", "cpu", "css", "csv", "db", "dns", "ftp", "gps", "gpu", "html", "http", "https",
    "iban", "id", "ip", "ipv4", "ipv6", "isbn", "iso", "json", "jwt", "mac", "mfa", "os", "pdf",
    "pin", "png", "qr", "ram", "rgb", "rpc", "rss", "sdk", "sha", "sim", "sku", "sms", "smtp",
    "sql",
    "ssh", "ssl", "ssn", "svg", "tcp", "tls", "totp", "ttl", "udp", "ui", "uid", "uri", "url",
    "utc",
    "utf8", "uuid", "vat", "vip", "vpn", "xml", "yaml", "zip",
  ]

  /// The lowerCamelCase name for `wireName`, or nil where no letters are left to name it by.
  ///
  /// `first_name` gives `firstName`, `avatar_url` `avatarURL`, `HTMLBody` `htmlBody`, `IN_PROGRESS` `inProgress`.
  package func swiftName(for wireName: String) -> String? {
    if keepsWireNames, Self.isSwiftName(wireName) { return wireName }
    let words = Self.words(of: wireName)
    guard let first = words.first else { return nil }
    let shouts = !wireName.contains { $0.isLowercase }
    var name = first.lowercased()
    for word in words.dropFirst() { name += capitalized(word, keepsCapitals: !shouts) }
    return Self.isSwiftName(name) ? name : nil
  }

  private func capitalized(_ word: Substring, keepsCapitals: Bool) -> String {
    let lowercased = word.lowercased()
    if initialisms.contains(lowercased) { return lowercased.uppercased() }
    if lowercased.last == "s", initialisms.contains(String(lowercased.dropLast())) {
      return lowercased.dropLast().uppercased() + "s"
    }
    if keepsCapitals, word.count > 1, word.allSatisfy({ $0.isUppercase || $0.isNumber }) {
      return String(word)
    }
    return lowercased.prefix(1).uppercased() + lowercased.dropFirst()
  }

  package static func isSwiftName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
      && text.unicodeScalars.contains { $0 != "_" }
  }

  /// Cuts at everything that is no letter or digit, and where the case tells that a word begins.
  private static func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    for part in name.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
      var start = part.startIndex
      var index = start
      while index < part.endIndex {
        let next = part.index(after: index)
        if next < part.endIndex, beginsWord(at: next, after: index, in: part) {
          words.append(part[start..<next])
          start = next
        }
        index = next
      }
      words.append(part[start...])
    }
    return words
  }

  /// Between `e` and `N` of `fileName`, and between `L` and `B` of `HTMLBody`; not within `URLs`.
  private static func beginsWord(
    at next: Substring.Index, after index: Substring.Index, in part: Substring
  ) -> Bool {
    guard part[next].isUppercase else { return false }
    if part[index].isLowercase || part[index].isNumber { return true }
    let following = part.index(after: next)
    guard following < part.endIndex, part[following].isLowercase else { return false }
    let rest = part[following...]
    return !(rest.first == "s" && (rest.count == 1 || rest.dropFirst().first?.isUppercase == true))
  }
}
