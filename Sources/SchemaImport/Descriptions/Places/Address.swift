/// The addresses of documents: those of the web, and paths of files.
enum Address {
  /// Without its fragment, and the fragment with its percent signs decoded.
  static func split(_ reference: String) -> (address: String, fragment: String) {
    guard let sign = reference.utf8.firstIndex(of: UInt8(ascii: "#")) else {
      return (reference, "")
    }
    let fragment = reference[reference.utf8.index(after: sign)...]
    return (String(reference[..<sign]), decoded(fragment))
  }

  /// Whether it says where in the world something is, as `https:` and `urn:` do.
  static func isAbsolute(_ address: String) -> Bool { scheme(of: address) != nil }

  /// The address that `reference` has for somebody at `base`: RFC 3986, section 5.2, without queries of their own.
  static func resolve(_ reference: String, against base: String) -> String {
    if reference.isEmpty { return base }
    if isAbsolute(reference) { return reference }
    let (root, path) = parts(of: base)
    if reference.hasPrefix("//") { return (scheme(of: base) ?? "") + reference }
    if reference.hasPrefix("/") { return root + normalized(reference[...]) }
    // Names such as `urn:uuid:…` have no folders.
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return root + normalized(folder + reference)
  }

  /// The files that `reference` may mean in the file at `path`: the one of that name, and the one of the name that its percent
  /// signs stand for, as in `pet%20store.yaml`.
  static func files(of reference: String, beside path: String) -> [String] {
    let names = [reference, decoded(reference[...])]
    return (names[0] == names[1] ? [reference] : names).map { resolve($0, against: path) }
  }

  /// `https:` of `https://example.com/user.json`. One letter is a drive, not a scheme.
  private static func scheme(of address: String) -> Substring? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = address[..<colon].utf8
    guard name.count > 1, name.allSatisfy(\.isSchemeSign) else { return nil }
    return address[...colon]
  }

  private static func parts(of address: String) -> (root: String, path: Substring) {
    guard let scheme = scheme(of: address) else { return ("", address[...]) }
    let rest = address[scheme.endIndex...]
    guard rest.hasPrefix("//") else { return (String(scheme), rest) }
    let path = rest.dropFirst(2).firstIndex(of: "/") ?? rest.endIndex
    return (String(address[..<path]), path == rest.endIndex ? "/" : address[path...])
  }

  /// Without `.` and `..`, as far as there are folders to leave.
  static func normalized(_ path: Substring) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/", omittingEmptySubsequences: true) where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(Substring(digits)), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isSchemeSign: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
