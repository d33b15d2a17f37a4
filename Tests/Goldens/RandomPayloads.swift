import Foundation

// Random payloads of dtos that maps lead back to, for the programs that `GoldenRoundTripTests` writes.

/// The JSON that a dto is read from.
indirect enum PayloadShape {
  case text
  case integer
  case number
  case flag
  case anything
  /// JSON that is always the same.
  case constant(String)
  case array(PayloadShape)
  case dictionary(PayloadShape)
  /// Values at all keys of an object but these.
  case rest(PayloadShape, besides: [String])
  case object([PayloadMember])
  /// Objects whose members are combined.
  case merged([PayloadShape])
  case choice([PayloadShape])
  case named(String)
}

struct PayloadMember {
  /// The keys that lead to the value.
  let path: [String]
  let shape: PayloadShape
  let isRequired: Bool

  init(_ path: String..., as shape: PayloadShape, isRequired: Bool) {
    self.path = path
    self.shape = shape
    self.isRequired = isRequired
  }
}

/// Makes one payload until it is told to make the next one. Parts of it are made again as long as they are invalid.
struct PayloadSource {
  let shapes: [String: PayloadShape]
  let texts: [String]
  private var seed: UInt64
  /// How often the value at a path was made again.
  private var renewals: [String: UInt64] = [:]
  /// What was tried last, by path.
  private var tried: [String: Int] = [:]
  /// What must not be tried again, by path without indices and keys.
  private var refused: [String: Set<Int>] = [:]

  /// - Parameter run: the position of a run of the program among several, each of which makes other payloads.
  init(shapes: [String: PayloadShape], texts: [String], run: Int = 0) {
    self.shapes = shapes
    self.texts = texts
    seed = UInt64(run) << 32
  }

  mutating func advance() {
    seed += 1
    renewals = [:]
  }

  mutating func learn(from paths: [String]) {
    for path in paths {
      renewals[path, default: 0] += 1
      if renewals.count > 100 || renewals[path, default: 0] > 30 { advance() }
      if let kind = tried[path] { refused[Self.place(of: path), default: []].insert(kind) }
    }
  }

  mutating func payload(_ shape: PayloadShape) -> String {
    tried = [:]
    return json(shape, at: "", PayloadDice(state: seed), depth: 0)
  }

  private static func place(of path: String) -> String {
    var place = ""
    var isInside = false
    for character in path {
      if character == "[" { isInside = true }
      if !isInside { place.append(character) }
      if character == "]" { isInside = false }
    }
    return place
  }

  private mutating func json(
    _ shape: PayloadShape, at path: String, _ outer: PayloadDice, depth: Int
  ) -> String {
    var dice = outer
    dice.mix(path, renewals[path] ?? 0)
    switch shape {
    case .text:
      let texts = texts
      return chosen(at: path, from: PayloadTexts.kinds + texts.count, &dice) { kind, dice in
        PayloadTexts.text(kind, texts, &dice).debugDescription
      }
    case .integer:
      return chosen(at: path, from: 8, &dice) { kind, dice in
        [
          "0", "1", "2", "\(dice.roll(6))", "\(dice.roll(100))", "\(dice.roll(100_000))", "-3",
          "\(dice.roll(2_000_000_000))",
        ][kind]
      }
    case .number:
      return chosen(at: path, from: 4, &dice) { kind, dice in
        ["0", "\(dice.roll(9)).5", "\(dice.roll(1_000)).25", "-\(dice.roll(50) + 1)"][kind]
      }
    case .flag: return dice.roll(2) == 0 ? "true" : "false"
    case .anything: return ["null", "[1,\"x\"]", "{\"k\":{\"l\":false}}", "2.5"][dice.roll(4)]
    case .constant(let json): return json
    case .array(let element):
      let count = depth > 5 ? 0 : dice.roll(4)
      let elements = (0..<count).map { json(element, at: "\(path)[\($0)]", dice, depth: depth + 1) }
      // An array that becomes a set comes back in order, and without duplicates.
      let isOrdered = element.isScalar
      return "[\((isOrdered ? Set(elements).inOrder : elements).joined(separator: ","))]"
    case .dictionary(let value):
      let members = keys(at: path, &dice, depth: depth).map { key in
        let value = json(value, at: "\(path)[\(key)]", dice, depth: depth + 1)
        return "\(key):\(value)"
      }
      return "{\(members.joined(separator: ","))}"
    case .object, .merged, .rest:
      var object = PayloadObject()
      add(shape, to: &object, at: path, dice, depth: depth)
      return object.json
    case .choice(let all):
      let choices = choices(of: all, depth: depth)
      return json(choices[dice.roll(choices.count)], at: path, dice, depth: depth + 1)
    case .named(let name): return json(shapes[name] ?? .anything, at: path, outer, depth: depth)
    }
  }

  private mutating func add(
    _ shape: PayloadShape, to object: inout PayloadObject, at path: String, _ outer: PayloadDice,
    depth: Int
  ) {
    var dice = outer
    switch shape {
    case .object(let members):
      for member in members {
        var dice = outer
        var place = path
        for key in member.path {
          place = place.member(key)
          dice.mix(place, renewals[place] ?? 0)
        }
        if !member.isRequired {
          let roll = dice.roll(depth > 5 ? 2 : 5)
          if roll == 0 { continue }
          if roll == 1 {
            object.put("null", member.path[...])
            continue
          }
        }
        object.put(json(member.shape, at: place, dice, depth: depth + 1), member.path[...])
      }
    case .rest(let value, let declared):
      dice.mix(path, 2)
      let quoted = declared.map(\.debugDescription)
      for key in keys(at: path, &dice, depth: depth) where !quoted.contains(key) {
        object.put(json(value, at: "\(path)[\(key)]", dice, depth: depth + 1), quoted: key)
      }
    case .merged(let parts):
      for part in parts { add(part, to: &object, at: path, outer, depth: depth) }
    case .choice(let all):
      dice.mix(path, 1)
      let choices = choices(of: all, depth: depth)
      add(choices[dice.roll(choices.count)], to: &object, at: path, dice, depth: depth)
    case .named(let name):
      add(shapes[name] ?? .object([]), to: &object, at: path, outer, depth: depth)
    default: break
    }
  }

  /// Deep inside, only the shapes that end soonest: with others, a type that contains itself might never end.
  private func choices(of all: [PayloadShape], depth: Int) -> [PayloadShape] {
    if depth <= 5 { return all }
    let heights = all.map { height(of: $0, within: []) }
    return zip(all, heights).filter { $0.1 == heights.min() }.map(\.0)
  }

  /// How many types are at least nested in a value of this shape; more than there are for a value that never ends.
  private func height(of shape: PayloadShape, within outer: Set<String>) -> Int {
    switch shape {
    case .named(let name):
      if outer.contains(name) { return shapes.count + 1 }
      let inner = shapes[name].map { height(of: $0, within: outer.union([name])) } ?? 0
      return min(inner, shapes.count) + 1
    case .object(let members):
      return members.filter(\.isRequired).map { height(of: $0.shape, within: outer) }.max() ?? 0
    case .merged(let parts): return parts.map { height(of: $0, within: outer) }.max() ?? 0
    case .choice(let all): return all.map { height(of: $0, within: outer) }.min() ?? 0
    case .text, .integer, .number, .flag, .anything, .constant, .array, .dictionary, .rest:
      return 0
    }
  }

  private mutating func chosen(
    at path: String, from count: Int, _ dice: inout PayloadDice,
    _ make: (Int, inout PayloadDice) -> String
  ) -> String {
    let kind = kind(at: Self.place(of: path), from: count, &dice)
    tried[path] = kind
    return make(kind, &dice)
  }

  private mutating func kind(
    at place: String, from count: Int, _ dice: inout PayloadDice
  ) -> Int {
    guard let refusedHere = refused[place] else { return dice.roll(count) }
    let kinds = (0..<count).filter { !refusedHere.contains($0) }
    if kinds.isEmpty {
      refused[place] = nil
      return dice.roll(count)
    }
    return kinds[dice.roll(kinds.count)]
  }

  /// Those of a dictionary, in quotes.
  private mutating func keys(at path: String, _ dice: inout PayloadDice, depth: Int) -> [String] {
    let count = depth > 5 ? 0 : dice.roll(3)
    let rolled = dice
    return Set((0..<count).map { key(at: path, $0, rolled) }).sorted()
  }

  /// A key that is wrong is made again as well.
  private mutating func key(at path: String, _ index: Int, _ outer: PayloadDice) -> String {
    var dice = outer
    dice.mix("\(path)[\(index)]", 0)
    let count = PayloadTexts.kinds + texts.count
    var key = "\"k\""
    for _ in 0..<count {
      key = PayloadTexts.text(dice.roll(count), texts, &dice).debugDescription
      if renewals["\(path)[\(key)]"] == nil { break }
    }
    return key
  }
}

extension PayloadShape {
  fileprivate var isScalar: Bool {
    switch self {
    case .text, .integer, .number, .flag, .constant: true
    default: false
    }
  }
}

extension Set<String> {
  /// Numbers by their values, and texts as Swift compares them.
  fileprivate var inOrder: [String] {
    sorted { left, right in
      if let left = Double(left), let right = Double(right) { return left < right }
      return left < right
    }
  }
}

/// Texts that have a meaning for converters and rules, each in the form in which it is written
/// again.
private enum PayloadTexts {
  static let kinds = 25

  static func text(_ kind: Int, _ own: [String], _ dice: inout PayloadDice) -> String {
    if kind >= kinds { return own[kind - kinds] }
    let word = ["a", "ada", "nord", "x y", "Zoë", "value"][dice.roll(6)]
    let number = dice.roll(1_000)
    switch kind {
    case 0, 1: return word
    case 2: return "\(word) \(number)"
    case 3: return ""
    case 4: return "\(number)"
    case 5: return "-\(number + 1)"
    case 6: return "\(number).\(dice.roll(9) + 1)"
    case 7: return "20\(10 + dice.roll(80))-0\(1 + dice.roll(9))-1\(dice.roll(9))"
    case 8: return "20\(10 + dice.roll(80))-0\(1 + dice.roll(9))-1\(dice.roll(9))T10:00:00Z"
    case 9: return "2024-05-03T10:00:0\(dice.roll(10)).250Z"
    case 10: return "u\(number)@example.org"
    case 11: return "https://example.org/\(number)"
    case 12: return "6ba7b810-9dad-11d1-80b4-00c04fd430c\(dice.roll(10))"
    case 13: return Data((0..<3 * dice.roll(3)).map { UInt8($0 * 20) }).base64EncodedString()
    case 14: return "Y"
    case 15: return "N"
    case 16: return "\(10_000 + dice.roll(80_000))"
    case 17: return "AB-\(number)"
    case 18: return ["DE", "EUR", "A"][dice.roll(3)]
    case 19: return "a,b,\(number)"
    case 20: return "h\(number).example.org"
    case 21: return "10.0.0.\(dice.roll(200))"
    case 22: return "+49 30 \(10_000 + number)"
    case 23: return "0\(1 + dice.roll(9))/0\(1 + dice.roll(9))/2024 1\(dice.roll(9)):30"
    default: return "word_\(number)"
    }
  }
}

/// Random numbers that are the same in every run.
private struct PayloadDice {
  var state: UInt64

  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  mutating func mix(_ place: String, _ number: UInt64) {
    for byte in place.utf8 { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }
    state = (state &+ number) &* 6_364_136_223_846_793_005 &+ 1
  }
}

/// JSON to which members can be added from several sides.
private struct PayloadObject {
  private var members: [(key: String, value: String?, object: [PayloadObject])] = []

  mutating func put(_ json: String, _ path: ArraySlice<String>) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    if rest.isEmpty {
      members.append((key, json, []))
    } else if let index = members.firstIndex(where: { $0.key == key && $0.value == nil }) {
      members[index].object[0].put(json, rest)
    } else {
      var object = PayloadObject()
      object.put(json, rest)
      members.append((key, nil, [object]))
    }
  }

  mutating func put(_ json: String, quoted key: String) {
    members.append((String(key.dropFirst().dropLast()), json, []))
  }

  var json: String {
    let texts = members.map { key, value, object in
      "\(key.debugDescription):\(value ?? object.first?.json ?? "null")"
    }
    return "{\(texts.joined(separator: ","))}"
  }
}

extension String {
  /// The path followed by a key, as maps write it.
  func member(_ key: String) -> String {
    let isName = key.utf8.allSatisfy { byte in
      Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        || byte == UInt8(ascii: "_")
    }
    if !isName { return "\(self)[\(key.debugDescription)]" }
    return isEmpty ? key : "\(self).\(key)"
  }
}
