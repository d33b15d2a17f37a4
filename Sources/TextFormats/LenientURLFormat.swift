/// Makes URLs, as RFC 3986 writes them, from what people and many APIs write: with spaces, brackets, bars and letters beyond
/// ASCII, with backslashes, and without a scheme. What a URL cannot contain is percent-encoded, as browsers do it; the host
/// is in Punycode. Existing escapes and the segments of the path stay as they are.
package nonisolated enum LenientURLFormat {
  /// Absolute if the text begins with a scheme; relative otherwise.
  ///
  /// - Parameter compose: The text with each letter and its marks as one scalar, where there is one. Host names have `ü`, and
  ///   not `u` with a mark after it, which looks the same.
  package static func encoded(
    _ text: String, composing compose: (String) -> String
  ) throws(URLFormat.Problem) -> String {
    // Browsers drop white space around a URL, and line breaks and tabs within one.
    var rest = text.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }[...]
    while let first = rest.first, first.value <= 0x20 { rest.removeFirst() }
    while let last = rest.last, last.value <= 0x20 { rest.removeLast() }

    let scheme = URLFormat.scheme(of: String(Substring(rest)))
    let isSpecial = scheme.map { specialSchemes.contains($0) } ?? true
    var output = ""
    if let scheme {
      output = scheme + ":"
      rest = rest.dropFirst(scheme.unicodeScalars.count + 1)
    }
    let fragment = rest.cut(at: "#")
    let query = rest.cut(at: "?")
    let path =
      isSpecial ? String.UnicodeScalarView(rest.map { $0 == "\\" ? "/" : $0 }) : .init(rest)
    output += hierarchy(path[...], isRelative: scheme == nil, compose)
    if let query {
      output += "?" + escaped(query, allowing: isSpecial ? "/?:@!$&()*+,;=" : "/?:@!$&'()*+,;=")
    }
    if let fragment { output += "#" + escaped(fragment, allowing: "/?:@!$&'()*+,;=") }
    if scheme != nil {
      try URLFormat.check(output)
    } else if output.hasPrefix("//") {
      try URLFormat.check("https:\(output)")
    }
    return output
  }

  /// The schemes whose URLs begin with a host, and in which backslashes are slashes.
  private static let specialSchemes: Set<String> = ["file", "ftp", "http", "https", "ws", "wss"]

  private typealias Scalars = String.UnicodeScalarView.SubSequence

  /// The part between the scheme and the query.
  private static func hierarchy(
    _ path: Scalars, isRelative: Bool, _ compose: (String) -> String
  ) -> String {
    guard path.starts(with: "//".unicodeScalars) else {
      let encoded = escaped(path, allowing: "/:@!$&'()*+,;=")
      // The first segment would be taken for a scheme.
      let segment = encoded.prefix { $0 != "/" }
      return isRelative && segment.contains(":") ? "./" + encoded : encoded
    }
    var rest = path.dropFirst(2)
    let afterAuthority = rest.firstIndex(of: "/") ?? rest.endIndex
    let segments = rest[afterAuthority...]
    rest = rest[..<afterAuthority]
    var output = "//"
    if let at = rest.lastIndex(of: "@") {
      output += escaped(rest[..<at], allowing: ":!$&'()*+,;=") + "@"
      rest = rest[at...].dropFirst()
    }
    return output + host(rest, compose) + escaped(segments, allowing: "/:@!$&'()*+,;=")
  }

  /// The host, with the port after it. Characters that a host cannot contain are kept here, and
  /// found later.
  private static func host(_ host: Scalars, _ compose: (String) -> String) -> String {
    if host.first == "[" { return String(Substring(host)) }
    let colon = host.lastIndex(of: ":") ?? host.endIndex
    let name = compose(String(Substring(host[..<colon])).lowercased())
    let labels = name.unicodeScalars
      .split(omittingEmptySubsequences: false) { dots.contains($0) }
    let encoded = labels.map { Punycode.label($0) ?? String(Substring($0)) }
    return encoded.joined(separator: ".") + String(Substring(host[colon...]))
  }

  /// What separates the labels of a host, also in Chinese and Japanese.
  private static let dots: [Unicode.Scalar] = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]

  private static func isUnreserved(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }

  /// A percent sign that does not begin an escape is escaped itself.
  private static func escaped(_ part: Scalars, allowing others: String) -> String {
    var output = ""
    for index in part.indices {
      let scalar = part[index]
      let isEscape =
        scalar == "%"
        && part[index...].dropFirst().prefix(2).filter { $0.properties.isASCIIHexDigit }.count == 2
      if isEscape || isUnreserved(scalar) || others.unicodeScalars.contains(scalar) {
        output.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          output += byte < 0x10 ? "%0" : "%"
          output += String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return output
  }
}

nonisolated extension String.UnicodeScalarView.SubSequence {
  /// Returns what comes after the first `separator`, and keeps what comes before it. Nil if there is no separator.
  fileprivate mutating func cut(at separator: Unicode.Scalar) -> Self? {
    guard let index = firstIndex(of: separator) else { return nil }
    defer { self = self[..<index] }
    return self[index...].dropFirst()
  }
}

/// Letters beyond ASCII in host names, by RFC 3492.
private nonisolated enum Punycode {
  /// Nil if the result is longer than a label may be.
  static func label(_ label: Substring.UnicodeScalarView) -> String? {
    let scalars = label.map(\.value)
    var output = scalars.filter { $0 < 0x80 }.compactMap { UnicodeScalar($0) }.map(Character.init)
    if output.count == scalars.count { return String(output) }
    if scalars.count > 63 { return nil }
    var (handled, delta, bias) = (output.count, 0, 72)
    if handled > 0 { output.append("-") }
    var isFirst = true
    var next: UInt32 = 0x80
    while handled < scalars.count {
      guard let smallest = scalars.filter({ $0 >= next }).min() else { return nil }
      delta += Int(smallest - next) * (handled + 1)
      next = smallest
      for scalar in scalars {
        if scalar < next { delta += 1 }
        guard scalar == next else { continue }
        output += digits(of: delta, bias)
        handled += 1
        bias = adapted(delta, handled, isFirst: isFirst)
        isFirst = false
        delta = 0
      }
      delta += 1
      next += 1
    }
    return output.count > 59 ? nil : "xn--" + String(output)
  }

  private static func digits(of delta: Int, _ bias: Int) -> [Character] {
    var digits: [Character] = []
    var (rest, position) = (delta, 36)
    while true {
      let threshold = max(1, min(26, position - bias))
      if rest < threshold { break }
      digits.append(digit(threshold + (rest - threshold) % (36 - threshold)))
      rest = (rest - threshold) / (36 - threshold)
      position += 36
    }
    digits.append(digit(rest))
    return digits
  }

  private static func digit(_ value: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return letters[value]
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / 700 : delta / 2
    rest += rest / count
    var position = 0
    while rest > 455 {
      rest /= 35
      position += 36
    }
    return position + 36 * rest / (rest + 38)
  }
}
