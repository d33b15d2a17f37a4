import JSON

/// Paths as the URIs that SARIF wants.
enum SARIFArtifact {
  /// A relative path is relative to the root of the sources, which the reader of the log knows.
  static func location(path: String) -> JSONValue {
    if path.utf8.first == UInt8(ascii: "/") { return ["uri": .string("file://" + encoded(path))] }
    let relative = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return ["uri": .string(encoded(relative)), "uriBaseId": "%SRCROOT%"]
  }

  private static func encoded(_ path: String) -> String {
    var uri: [UInt8] = []
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.append(byte)
      } else {
        uri += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 0xF)]
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-._~/".utf8.contains(byte)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }
}
