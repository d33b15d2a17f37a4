/// Absolute URLs by the grammar of RFC 3986: a scheme, a colon, and what the scheme requires.
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

  /// A part of the text. Its indices are offsets.
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// The scheme, in lower case, since its case has no meaning. Nil if the text does not begin with
  /// a scheme.
  package static func scheme(of text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      endOfScheme(in: bytes[...]).map { end in
        String(decoding: bytes[..<end].map { isLetter($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
      }
    }
  }

  /// Where the colon after the scheme is.
  private static func endOfScheme(in bytes: Bytes) -> Int? {
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
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }

  package static func check(_ text: String) throws(Problem) {
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(Problem) in try check(bytes[...]) }
    }
    try result.get()
  }

  /// An absolute URL, or one that is relative to another: `/users/1`, `?page=2`, `//example.org/a`.
  package static func checkReference(_ text: String) throws(URLReferenceProblem) {
    if text.isEmpty { throw .empty }
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(Problem) in try checkReference(bytes[...]) }
    }
    do throws(Problem) {
      try result.get()
    } catch {
      throw .part(error)
    }
  }

  private static func checkReference(_ bytes: Bytes) throws(Problem) {
    if endOfScheme(in: bytes) != nil { return try check(bytes) }
    // Up to the first of these, a colon would end a scheme.
    let segment = bytes.prefix { byte in
      byte != UInt8(ascii: "/") && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "#")
    }
    if let colon = segment.firstIndex(of: UInt8(ascii: ":")) { throw .character(offset: colon) }
    try checkHierarchy(bytes, needsHost: true)
  }

  private static func check(_ bytes: Bytes) throws(Problem) {
    guard let colon = endOfScheme(in: bytes) else { throw .schemeMissing }
    let needsHost = needsHost(bytes[..<colon])
    let hierarchy = bytes[colon...].dropFirst()
    if needsHost, !hasAuthority(hierarchy) { throw .hostMissing }
    try checkHierarchy(hierarchy, needsHost: needsHost)
  }

  /// Whether it begins with two slashes, which a host follows.
  private static func hasAuthority(_ hierarchy: Bytes) -> Bool {
    hierarchy.first == UInt8(ascii: "/") && hierarchy.dropFirst().first == UInt8(ascii: "/")
  }

  /// What follows the scheme.
  private static func checkHierarchy(_ hierarchy: Bytes, needsHost: Bool) throws(Problem) {
    if hasAuthority(hierarchy) {
      let afterSlashes = hierarchy.dropFirst(2)
      let authority = afterSlashes.prefix { byte in
        byte != UInt8(ascii: "/") && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "#")
      }
      let host = try checkAuthority(authority)
      if host.isEmpty && needsHost { throw .hostMissing }
      try checkPath(afterSlashes[authority.endIndex...])
    } else {
      try checkPath(hierarchy)
    }
  }

  private static func needsHost(_ scheme: Bytes) -> Bool {
    schemesWithHost.contains { name in
      name.withUTF8Buffer { $0.elementsEqual(scheme) { $0 == $1 | 0x20 } }
    }
  }

  private static let schemesWithHost: [StaticString] = ["https", "http", "wss", "ws", "ftp"]

  /// Returns the host.
  private static func checkAuthority(_ authority: Bytes) throws(Problem) -> Bytes {
    var rest = authority
    if let at = authority.firstIndex(of: UInt8(ascii: "@")) {
      let afterUserInfo = try Self.rest(of: authority[..<at], after: .userInfo)
      try checkIsEmpty(afterUserInfo)
      rest = authority[at...].dropFirst()
    }
    let host: Bytes
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { throw .address }
      host = rest[..<end].dropFirst()
      guard IPv6Format.accepts(String(decoding: host, as: UTF8.self)) else { throw .address }
      rest = rest[end...].dropFirst()
      guard rest.isEmpty || rest.first == UInt8(ascii: ":") else { throw .address }
    } else {
      let afterHost = try Self.rest(of: rest, after: .host)
      host = rest[..<afterHost.startIndex]
      rest = afterHost
      if rest.first != UInt8(ascii: ":") { try checkIsEmpty(rest) }
    }
    var port = 0
    for byte in rest.dropFirst() {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw .port }
      port = port * 10 + Int(byte - UInt8(ascii: "0"))
      if port > 65_535 { throw .port }
    }
    return host
  }

  /// The path, with the query and the fragment after it.
  private static func checkPath(_ path: Bytes) throws(Problem) {
    var rest = try rest(of: path, after: .path)
    if rest.first == UInt8(ascii: "?") {
      rest = try Self.rest(of: rest.dropFirst(), after: .queryOrFragment)
    }
    if rest.first == UInt8(ascii: "#") {
      rest = try Self.rest(of: rest.dropFirst(), after: .queryOrFragment)
    }
    try checkIsEmpty(rest)
  }

  private static func checkIsEmpty(_ rest: Bytes) throws(Problem) {
    if !rest.isEmpty { throw .character(offset: rest.startIndex) }
  }

  /// What is left from the first character on that the part may not contain.
  private static func rest(of bytes: Bytes, after part: Part) throws(Problem) -> Bytes {
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      if part.allows(bytes[offset]) {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "%") {
        for digit in offset + 1...offset + 2 {
          guard digit < bytes.endIndex, isHexadecimal(bytes[digit]) else {
            throw .percentEncoding(offset: offset)
          }
        }
        offset += 3
      } else {
        break
      }
    }
    return bytes[offset...]
  }

  /// The characters that a part may contain as they are, as a bit for each ASCII character.
  private nonisolated struct Part {
    private var first: UInt64 = 0
    private var second: UInt64 = 0

    static let userInfo = Part(":")
    static let host = Part("")
    static let path = Part(":@/")
    static let queryOrFragment = Part(":@/?")

    /// - Parameter own: The characters that only some parts allow.
    private init(_ own: String) {
      let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
      // The last ones are the delimiters that RFC 3986 leaves to the schemes.
      for byte in "\(letters)0123456789-._~!$&'()*+,;=\(own)".utf8 {
        if byte < 64 { first |= 1 << byte } else { second |= 1 << (byte & 63) }
      }
    }

    func allows(_ byte: UInt8) -> Bool {
      byte < 0x80 && (byte < 64 ? first : second) >> (byte & 63) & 1 == 1
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
  /// Says what is wrong, in words that can follow a colon.
  package var reason: String {
    switch self {
    case .schemeMissing: "it does not begin with a scheme, such as https:"
    case .character(let offset): "the character at byte \(offset) must be percent-encoded"
    case .percentEncoding(let offset):
      "the percent sign at byte \(offset) is not followed by two hexadecimal digits"
    case .hostMissing: "it has no host"
    case .address: "the text in its brackets is not an IPv6 address"
    case .port: "its port is not a number up to 65535"
    }
  }
}

/// What is wrong with a URL that may be relative.
package nonisolated enum URLReferenceProblem: Error, Hashable, Sendable {
  case empty
  case part(URLFormat.Problem)
}

nonisolated extension URLReferenceProblem {
  /// Says what is wrong, in words that can follow a colon.
  package var reason: String {
    switch self {
    case .empty: "it is empty"
    case .part(let problem): problem.reason
    }
  }
}
