import SeededRandom

@testable import GeneratedSupport

/// JSON values and texts, different for each seed.
struct RandomDocument {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }

  /// The text of a random value, with all the ways in which it may be written.
  mutating func text(depth: Int = 5) -> String {
    space() + value(depth: depth) + space()
  }

  private mutating func value(depth: Int) -> String {
    switch number(below: depth > 0 ? 10 : 6) {
    case 0: return "null"
    case 1: return number(below: 2) == 0 ? "true" : "false"
    case 2, 3: return numeral()
    case 4, 5: return string()
    case 6, 7:
      let elements = (0..<number(below: 5)).map { _ in space() + value(depth: depth - 1) + space() }
      return "[\(elements.isEmpty ? space() : elements.joined(separator: ","))]"
    default:
      let members = (0..<number(below: 5)).map { index in
        "\(space())\(string(suffix: "\(index)"))\(space()):\(space())\(value(depth: depth - 1))\(space())"
      }
      return "{\(members.isEmpty ? space() : members.joined(separator: ","))}"
    }
  }

  private mutating func space() -> String {
    switch number(below: 8) {
    case 0: " "
    case 1: "\n" + String(repeating: " ", count: number(below: 20))
    case 2: "\t\r\n"
    default: ""
    }
  }

  private mutating func numeral() -> String {
    switch number(below: 5) {
    case 0: return "\(number(below: 100))"
    case 1: return "\(Int64.random(in: Int64.min...Int64.max, using: &generator))"
    case 2: return "-\(number(below: 1000)).\(number(below: 100_000))"
    case 3: return "\(number(below: 10)).\(number(below: 1000))e\(number(below: 40) - 20)"
    default: return "\(Double.random(in: -1e6...1e6, using: &generator))"
    }
  }

  private mutating func string(suffix: String = "") -> String {
    let pieces = [
      "a", "bc", " ", "é", "日本", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00",
      "\\u0000",
      "\u{7F}", "\u{2028}", "The quick brown fox", "\\t\\b\\f\\r", "0123456789",
    ]
    let text = (0..<number(below: 6)).map { _ in pieces[number(below: pieces.count)] }.joined()
    return "\"\(text)\(suffix)\""
  }

  /// The text with one to three changes of a few bytes.
  mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var text = text
    let alphabet =
      Array("{}[]:,\"\\/ \n0123456789+-.eEtrufalsnbx\u{0}é".utf8) + [0x80, 0xFF, 0xED, 0xA0]
    for _ in 0...number(below: 3) {
      let position = number(below: text.count + 1)
      let byte = alphabet[number(below: alphabet.count)]
      switch number(below: 4) {
      case 0: text.insert(byte, at: position)
      case 1 where position < text.count: text[position] = byte
      case 2 where position < text.count: text.remove(at: position)
      default:
        let end = min(text.count, position + number(below: 6))
        text.insert(contentsOf: text[position..<end], at: number(below: text.count + 1))
      }
    }
    return text
  }
}
