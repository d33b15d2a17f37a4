/// White space of every kind in all the places of a JSON text where it is allowed. The programs of golden cases compile
/// this file, too, beside types that may have any name.
package nonisolated enum JSONSpacing: Swift.String, Swift.CaseIterable, Swift.Sendable {
  case none
  case pretty
  case random

  package var position: Swift.Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Text in quotes stays as it is, whether or not `json` is valid JSON.
  package func applied(to json: [Swift.UInt8]) -> [Swift.UInt8] {
    if self == .none { return json }
    var spaced = SpacedJSON(isPretty: self == .pretty)
    for byte in json { spaced.append(byte) }
    spaced.space()
    return spaced.bytes
  }

  package func applied(to json: Swift.String) -> Swift.String {
    Swift.String(decoding: applied(to: Swift.Array(json.utf8)), as: Swift.Unicode.UTF8.self)
  }
}

private nonisolated struct SpacedJSON {
  let isPretty: Swift.Bool
  var bytes: [Swift.UInt8] = []
  private var depth = 0
  private var state: Swift.UInt64 = 7
  private var isInText = false
  private var isEscaped = false

  init(isPretty: Swift.Bool) { self.isPretty = isPretty }

  mutating func append(_ byte: Swift.UInt8) {
    if isInText {
      bytes.append(byte)
      isInText = isEscaped || byte != Swift.UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == Swift.UInt8(ascii: "\\")
      return
    }
    switch byte {
    case Swift.UInt8(ascii: "\""):
      if !isPretty { space() }
      bytes.append(byte)
      isInText = true
    case Swift.UInt8(ascii: "{"), Swift.UInt8(ascii: "["):
      if !isPretty { space() }
      bytes.append(byte)
      depth += 1
      space()
    case Swift.UInt8(ascii: "}"), Swift.UInt8(ascii: "]"):
      depth -= 1
      space()
      bytes.append(byte)
      if !isPretty { space() }
    case Swift.UInt8(ascii: ","), Swift.UInt8(ascii: ":"):
      if !isPretty { space() }
      bytes.append(byte)
      if isPretty, byte != Swift.UInt8(ascii: ",") { bytes.append(0x20) } else { space() }
    default:
      bytes.append(byte)
    }
  }

  mutating func space() {
    if isPretty {
      bytes.append(0x0A)
      for _ in 0..<Swift.max(depth, 0) { bytes += [0x20, 0x20] }
      return
    }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let kinds: [Swift.UInt8] = [0x20, 0x0A, 0x0D, 0x09]
    for index in 0..<Swift.Int(state >> 33) % 4 {
      bytes.append(kinds[Swift.Int(state >> (40 + 2 * Swift.UInt64(index))) % 4])
    }
  }
}
