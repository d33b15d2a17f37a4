/// Absolute URLs by the grammar of RFC 3986: a scheme, a colon, and what the scheme asks for.
///
/// Characters beyond ASCII, spaces and others that a URL cannot hold must be percent-encoded:
/// `URL(string:)` repairs them in some versions of Foundation, and fails in others. URLs of the
/// schemes `http`, `https`, `ws`, `wss` and `ftp` must name a host. A port is at most 65535.
package nonisolated enum URLFormat {
  package static var expectation: String { "an absolute URL, such as https://example.org/path" }

  /// The first part that is wrong. Offsets count bytes from the start of the text.
  package nonisolated enum Problem: Error, Hashable, Sendable {
    case schemeMissing
    case character(offset: Int)
    case percentEncoding(offset: Int)
    case hostMissing
    case address
    case port
  }

  package static func accepts(_ text: String) -> Bool {
    do throws(Problem) {
      try check(text)
      return true
    } catch {
      return false
    }
  }

  /// In lower case, since schemes do not depend on it. Nil if the text does not begin with one.
  package static func scheme(of text: String) -> String? {
    let bytes = Array(text.utf8)
    return endOfScheme(in: bytes).map { end in
      String(decoding: bytes[..<end].map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
  }

  /// Where its colon is.
  private static func endOfScheme(in bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, isLetter(first) else { return nil }
    let end = bytes.firstIndex { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        false
      default: !isLetter(byte)
      }
    }
    guard let end, bytes[end] == UInt8(ascii: ":") else { return nil }
    return end
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  package static func check(_ text: String) throws(Problem) {
    // An array hands its bytes out faster than the text does, and its indices are offsets.
    let bytes = Array(text.utf8)
    guard let colon = endOfScheme(in: bytes) else { throw .schemeMissing }
    let needsHost = needsHost(bytes[..<colon])
    let hierarchy = bytes[colon...].dropFirst()
    if hierarchy.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
      let afterSlashes = hierarchy.dropFirst(2)
      let authority = afterSlashes.prefix { byte in
        byte != UInt8(ascii: "/") && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "#")
      }
      let host = try checkAuthority(authority)
      if host.isEmpty && needsHost { throw .hostMissing }
      try checkPath(afterSlashes[authority.endIndex...])
    } else {
      if needsHost { throw .hostMissing }
      try checkPath(hierarchy)
    }
  }

  private static func needsHost(_ scheme: ArraySlice<UInt8>) -> Bool {
    schemesWithHost.contains { name in
      scheme.elementsEqual(name.utf8) { byte, letter in byte | 0x20 == letter }
    }
  }

  private static let schemesWithHost = ["https", "http", "wss", "ws", "ftp"]

  /// Returns the host.
  private static func checkAuthority(
    _ authority: ArraySlice<UInt8>
  ) throws(Problem) -> ArraySlice<UInt8> {
    var rest = authority
    if let at = authority.firstIndex(of: UInt8(ascii: "@")) {
      try checkCharacters(authority[..<at], of: .userInfo)
      rest = authority[at...].dropFirst()
    }
    let host: ArraySlice<UInt8>
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { throw .address }
      host = rest[..<end].dropFirst()
      guard IPv6Format.accepts(String(decoding: host, as: UTF8.self)) else { throw .address }
      rest = rest[end...].dropFirst()
      guard rest.isEmpty || rest.first == UInt8(ascii: ":") else { throw .address }
    } else {
      host = rest.prefix { $0 != UInt8(ascii: ":") }
      try checkCharacters(host, of: .host)
      rest = rest[host.endIndex...]
    }
    var port = 0
    for byte in rest.dropFirst() {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw .port }
      port = port * 10 + Int(byte - UInt8(ascii: "0"))
      if port > 65_535 { throw .port }
    }
    return host
  }

  /// With the query and the fragment behind it.
  private static func checkPath(
    _ path: ArraySlice<UInt8>
  ) throws(Problem) {
    let beforeFragment = path.prefix { $0 != UInt8(ascii: "#") }
    let beforeQuery = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    try checkCharacters(beforeQuery, of: .path)
    let query = beforeFragment[beforeQuery.endIndex...].dropFirst()
    try checkCharacters(query, of: .queryOrFragment)
    let fragment = path[beforeFragment.endIndex...].dropFirst()
    try checkCharacters(fragment, of: .queryOrFragment)
  }

  private nonisolated enum Part {
    case userInfo
    case host
    case path
    case queryOrFragment
  }

  private static func checkCharacters(
    _ bytes: ArraySlice<UInt8>, of part: Part
  ) throws(Problem) {
    var missingDigits = 0
    for (offset, byte) in zip(bytes.indices, bytes) {
      if missingDigits > 0 {
        guard isHexadecimal(byte) else { throw .percentEncoding(offset: offset) }
        missingDigits -= 1
      } else if byte == UInt8(ascii: "%") {
        missingDigits = 2
      } else if !allows(byte, in: part) {
        throw .character(offset: offset)
      }
    }
    if missingDigits > 0 { throw .percentEncoding(offset: bytes.endIndex) }
  }

  private static func allows(_ byte: UInt8, in part: Part) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"),
      // The delimiters that RFC 3986 leaves to the schemes.
      UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&")...UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "="):
      true
    case UInt8(ascii: ":"):
      part != .host
    case UInt8(ascii: "@"), UInt8(ascii: "/"):
      part == .path || part == .queryOrFragment
    case UInt8(ascii: "?"):
      part == .queryOrFragment
    default:
      false
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default:
      false
    }
  }
}

nonisolated extension URLFormat.Problem {
  /// Says what is wrong, to stand behind a colon.
  package var reason: String {
    switch self {
    case .schemeMissing: "it does not begin with a scheme, such as https:"
    case .character(let offset): "the character at byte \(offset) must be percent-encoded"
    case .percentEncoding(let offset):
      "two hexadecimal digits must follow a percent sign, and at byte \(offset) there is none"
    case .hostMissing: "it names no host"
    case .address: "what stands in its brackets is not an IPv6 address"
    case .port: "its port is not a number up to 65535"
    }
  }
}
