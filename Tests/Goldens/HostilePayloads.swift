import Foundation

/// Payloads that nobody should send, each read with a decoder and without. Both must come to the same result, which no
/// white space may change.
struct HostilePayloads {
  let shapes: [String: PayloadShape]
  let texts: [String]
  /// The number of payloads of each type.
  let count: Int

  func check<Payload: Decodable & JSONReadable>(_ shape: String, as type: Payload.Type) {
    var source = PayloadSource(shapes: shapes, texts: texts)
    var mutations = Mutations(seed: UInt64(shape.utf8.count))
    for _ in 0..<count {
      let payload = Array(source.payload(.named(shape)).utf8)
      source.advance()
      let mutant = mutations.mutated(payload)
      for spacing in JSONSpacing.allCases {
        let text = spacing.applied(to: mutant)
        if let difference = difference(of: text, as: type) {
          print("\(shape), \(spacing): \(difference)\n  \(String(decoding: text, as: UTF8.self))")
        }
      }
    }
  }

  /// Nil if there is no difference.
  private func difference<Payload: Decodable & JSONReadable>(
    of text: [UInt8], as type: Payload.Type
  ) -> String? {
    let coded = Result { try JSONDecoder().decode(type, from: Data(text)) }
    do throws(JSONError) {
      let value = try Payload(json: text)
      switch coded {
      case .failure(let error): return "a decoder alone refuses it: \(error)"
      case .success(let other):
        return shown(value) == shown(other) ? nil : "\(value)\n  by a decoder: \(other)"
      }
    } catch {
      if case .failure = coded { return nil }
      // A decoder does not check everything that it skips, and accepts a comma after the last of several items.
      if case .malformed = error.problem, !isJSON(text) || hasIdleComma(text) { return nil }
      // A decoder takes a text with a zero among its first bytes for UTF-16 or UTF-32.
      if case .malformed = error.problem, text.prefix(4).contains(0) { return nil }
      return "a decoder alone takes it: \(error)"
    }
  }

  /// All parts of the value, sorted, since some of them have no order.
  private func shown(_ value: some Any) -> [UInt8] { String(reflecting: value).utf8.sorted() }

  private func hasIdleComma(_ text: [UInt8]) -> Bool {
    let dense = text.filter { !" \n\t\r".utf8.contains($0) }
    return zip(dense, dense.dropFirst()).contains {
      $0 == UInt8(ascii: ",") && "]}".utf8.contains($1)
    }
  }

  private func isJSON(_ text: [UInt8]) -> Bool {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      return true
    } catch {
      return false
    }
  }
}

/// Ways of changing a JSON text without white space.
private struct Mutations {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let values = [
    "null", "true", "false", "0", "-0", "1", "-1", "1.0", "1.5", "1e2", "-1.0e-1", "1E400",
    "127", "128", "-129", "255", "256", "32768", "65536", "2147483647", "2147483648", "4294967296",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "3.4e38", "3.5e38", "1.7976931348623157e308",
    "4.9e-324", "0.1", "1.10", "\"\"", "\"x\"", "\"1\"", "\"true\"", "\"\\u0000\"", "\"\\ud800\"",
    "\"e\u{301}\"", "[]", "{}", "[null]", "[[]]", "{\"a\":null}", "{\"\":{}}", "[1,\"x\",{}]",
  ]

  mutating func mutated(_ json: [UInt8]) -> [UInt8] {
    var json = json
    for _ in 0..<roll(4) {
      let mutation = roll(9)
      if let (range, text) = replacement(mutation, JSONParts(json), json) {
        json.replaceSubrange(range, with: text)
      }
      // Neither of the two values of a repeated key becomes null.
      if mutation == Self.repetition { break }
    }
    if roll(3) == 0 { damage(&json) }
    return json
  }

  private static let repetition = 3

  private mutating func replacement(
    _ mutation: Int, _ parts: JSONParts, _ json: [UInt8]
  ) -> (Range<Int>, [UInt8])? {
    guard let value = pick(parts.values) else { return nil }
    let constant = Array((pick(Self.values) ?? "").utf8)
    switch mutation {
    case 0: return (value, constant)
    case 1: return pick(parts.values).map { (value, Array(json[$0])) }
    case 2:
      guard let member = pick(parts.members) else { return nil }
      let isLast = json[member.upperBound] != UInt8(ascii: ",")
      if !isLast { return (member.lowerBound..<member.upperBound + 1, []) }
      let isOnly = json[member.lowerBound - 1] != UInt8(ascii: ",")
      return (isOnly ? member : member.lowerBound - 1..<member.upperBound, [])
    case Self.repetition:
      // If a key occurs twice, null counts for a decoder, but not when reading directly.
      guard let member = pick(parts.members), let key = parts.keys[member.lowerBound],
        constant != Array("null".utf8), !json[member].suffix(4).elementsEqual("null".utf8)
      else { return nil }
      let other = Array(respelled(json[key])) + [UInt8(ascii: ":")] + constant
      let comma = [UInt8(ascii: ",")]
      return roll(2) == 0
        ? (member.lowerBound..<member.lowerBound, other + comma)
        : (member.upperBound..<member.upperBound, comma + other)
    case 4:
      return pick(parts.members).flatMap { parts.keys[$0.lowerBound] }.map {
        ($0, respelled(json[$0]))
      }
    case 5: return (value, [UInt8(ascii: "[")] + json[value] + [UInt8(ascii: "]")])
    case 6: return (value, Array("{\"a\":".utf8) + json[value] + [UInt8(ascii: "}")])
    case 7:
      let depth = [3, 100, 480, 520][roll(4)]
      return (
        value,
        Array(repeating: UInt8(ascii: "["), count: depth)
          + Array(repeating: UInt8(ascii: "]"), count: depth)
      )
    default:
      return json[value.lowerBound] == UInt8(ascii: "\"") ? (value, respelled(json[value])) : nil
    }
  }

  /// The same text in other bytes.
  private mutating func respelled(_ quoted: ArraySlice<UInt8>) -> [UInt8] {
    let text = String(decoding: quoted, as: UTF8.self)
    switch roll(4) {
    case 0: return Array(text.decomposedStringWithCanonicalMapping.utf8)
    case 1: return Array(text.precomposedStringWithCanonicalMapping.utf8)
    default:
      if text.contains("\\") { return Array(quoted) }
      let form = roll(2) == 0 ? text : text.decomposedStringWithCanonicalMapping
      let units = form.dropFirst().dropLast().utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      return Array("\"\(units.joined())\"".utf8)
    }
  }

  private mutating func damage(_ json: inout [UInt8]) {
    let alphabet = Array("{}[]:,\"\\ \n0123456789+-.eEtrufalsnx\u{0}é".utf8) + [0x80, 0xFF, 0xED]
    for _ in 0...roll(2) where !json.isEmpty {
      let position = roll(json.count)
      switch roll(4) {
      case 0: json.insert(pick(alphabet) ?? 0, at: position)
      case 1: json[position] = pick(alphabet) ?? 0
      case 2: json.remove(at: position)
      default: if roll(4) == 0 { json.removeLast(json.count - position) }
      }
    }
  }

  private mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[roll(elements.count)]
  }
}

/// Where the values and members are in a JSON text without white space.
private struct JSONParts {
  private(set) var values: [Range<Int>] = []
  private(set) var members: [Range<Int>] = []
  /// The keys, by where their members begin.
  private(set) var keys: [Int: Range<Int>] = [:]

  init(_ json: [UInt8]) {
    var position = 0
    read(json, &position)
  }

  private mutating func read(_ json: [UInt8], _ position: inout Int) {
    let start = position
    switch position < json.count ? json[position] : 0 {
    case UInt8(ascii: "{"):
      readItems(json, &position) { parts, position in
        let start = position
        parts.passText(json, &position)
        let key = start..<position
        position += 1
        parts.read(json, &position)
        parts.members.append(start..<position)
        parts.keys[start] = key
      }
    case UInt8(ascii: "["): readItems(json, &position) { $0.read(json, &$1) }
    case UInt8(ascii: "\""): passText(json, &position)
    default:
      while position < json.count, !",]}".utf8.contains(json[position]) { position += 1 }
    }
    values.append(start..<position)
  }

  private mutating func readItems(
    _ json: [UInt8], _ position: inout Int, _ read: (inout JSONParts, inout Int) -> Void
  ) {
    position += 1
    while position < json.count, !"]}".utf8.contains(json[position]) {
      read(&self, &position)
      if position < json.count, json[position] == UInt8(ascii: ",") { position += 1 }
    }
    position += 1
  }

  private func passText(_ json: [UInt8], _ position: inout Int) {
    position += 1
    while position < json.count, json[position] != UInt8(ascii: "\"") {
      position += json[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    position += 1
  }
}
