import Diagnostics

/// How a wire name becomes a Swift name.
package struct NamingConventions: Hashable, Sendable {
  /// In lower case. Words of a name that are initialisms are capitalised as a whole: `avatarURL`.
  package var initialisms: Set<String>

  /// Whether wire names that are valid in Swift stay as they are.
  package var keepsWireNames: Bool

  package init(
    initialisms: Set<String> = NamingConventions.commonInitialisms, keepsWireNames: Bool = false
  ) {
    self.initialisms = initialisms
    self.keepsWireNames = keepsWireNames
  }

  /// Words that are nearly always read letter by letter, and are not also everyday words, as `pin` is.
  package static let commonInitialisms: Set<String> = [
    "api", "ascii", "bic", "cdn", "cpu", "csrf", "css", "csv", "cvv", "db", "dns", "eta", "faq",
    "ftp", "gif", "gmt", "gps", "gpu", "html", "http", "https", "iban", "id", "ip", "isbn", "iso",
    "jpeg", "jpg", "json", "jwt", "mac", "mfa", "nfc", "os", "otp", "pdf", "png", "qr", "rgb",
    "rpc", "rss", "sdk", "sha", "sim", "sku", "sms", "smtp", "sql", "ssh", "ssl", "ssn", "sso",
    "svg", "tcp", "tls", "totp", "ttl", "udp", "ui", "uid", "uri", "url", "usb", "utc", "utf",
    "uuid", "vat", "vip", "vpn", "xml", "yaml", "zip",
  ]

  /// The lowerCamelCase name for `wireName`, or nil if no letters are left for a name.
  ///
  /// `first_name` gives `firstName`, `avatar_url` `avatarURL`, `HTMLBody` `htmlBody`, `IN_PROGRESS` `inProgress`.
  package func swiftName(for wireName: String) -> String? {
    if wireName.utf8.allSatisfy(\.isSmall), !wireName.isEmpty { return wireName }
    if keepsWireNames, Self.isSwiftName(wireName) { return wireName }
    let words = WireWords.words(of: wireName)
    guard let first = words.first else { return nil }
    let name = first.lowercased() + capitalized(words.dropFirst(), of: wireName)
    return Self.isSwiftName(name) ? name : nil
  }

  /// The UpperCamelCase name for `wireName`, or nil where no letters are left to name it by.
  ///
  /// `simple-user` gives `SimpleUser`, `api_key` `APIKey`. What begins with a capital already stays as it is, and so does what
  /// begins with a letter of a script without capitals.
  package func typeName(for wireName: String) -> String? {
    if let first = wireName.first, first.isCapital || first.isLetter && !first.isCased,
      Self.isSwiftName(wireName), !wireName.contains("_")
    {
      return wireName
    }
    let name = capitalized(WireWords.words(of: wireName)[...], of: wireName)
    return Self.isSwiftName(name) ? name : nil
  }

  private func capitalized(_ words: ArraySlice<Substring>, of wireName: String) -> String {
    // Nearly all names have a small letter of ASCII, and bytes are found much faster than characters.
    let shouts =
      !wireName.utf8.contains(where: \.isSmall) && !wireName.contains(where: \.isSmall)
    return words.map { capitalized($0, keepsCapitals: !shouts) }.joined()
  }

  private func capitalized(_ word: Substring, keepsCapitals: Bool) -> String {
    let lowercased = word.lowercased()
    if let initialism = capitalizedInitialism(lowercased) { return initialism }
    if keepsCapitals, word.allSatisfy({ $0.isCapital || $0.isDigit }), word.count > 1 {
      return String(word)
    }
    if lowercased.utf8.allSatisfy({ $0 < 0x80 }), let first = lowercased.utf8.first, first.isSmall {
      return String(decoding: [first & ~0x20] + lowercased.utf8.dropFirst(), as: UTF8.self)
    }
    return lowercased.capitalizedFirst
  }

  /// `URL`, also with something that may follow it: `URLs`, `SHA256`, `IPv4`.
  private func capitalizedInitialism(_ word: String) -> String? {
    if initialisms.contains(word) { return word.uppercased() }
    // True of nearly all words, so this is checked first.
    if word.utf8.last?.isSmall == true, word.utf8.last != UInt8(ascii: "s") { return nil }
    var stem = word[...]
    if stem.last == "s" { stem.removeLast() }
    while stem.last?.isDigit == true { stem.removeLast() }
    if stem.endIndex < word.endIndex, initialisms.contains(String(stem)) {
      return stem.uppercased() + word[stem.endIndex...]
    }
    guard stem.last == "v", word.last?.isDigit == true else { return nil }
    stem.removeLast()
    return initialisms.contains(String(stem)) ? stem.uppercased() + word[stem.endIndex...] : nil
  }

  /// Whether Swift reads `text` as one identifier, in backticks if it is a keyword.
  package static func isSwiftName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first.beginsName && text.unicodeScalars.allSatisfy(\.continuesName)
      && text.unicodeScalars.contains { $0 != "_" }
  }
}

extension Unicode.Scalar {
  fileprivate var beginsName: Bool {
    isASCII ? isASCIILetter || self == "_" : properties.isXIDStart
  }

  fileprivate var continuesName: Bool {
    isASCII
      ? isASCIILetter || self == "_" || ("0"..."9").contains(self) : properties.isXIDContinue
  }

  private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
