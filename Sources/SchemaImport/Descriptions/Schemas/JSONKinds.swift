import Diagnostics
import JSON

/// Which kinds of JSON values something can be.
struct JSONKinds: OptionSet, Hashable {
  let rawValue: UInt8

  static let null = JSONKinds(rawValue: 1)
  static let boolean = JSONKinds(rawValue: 2)
  static let integer = JSONKinds(rawValue: 4)
  /// Numbers that are not whole.
  static let fraction = JSONKinds(rawValue: 8)
  static let text = JSONKinds(rawValue: 16)
  static let list = JSONKinds(rawValue: 32)
  static let object = JSONKinds(rawValue: 64)

  static let number: JSONKinds = [.integer, .fraction]
  static let all = JSONKinds(rawValue: 127)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What `type` lists. Nil if something else is there.
  init?(types: JSONValue) {
    if let text = types.text {
      guard let kinds = Self.named[text] else { return nil }
      self = kinds
    } else if let elements = types.elements, !elements.isEmpty {
      self = []
      for element in elements {
        guard let kinds = element.text.flatMap({ Self.named[$0] }) else { return nil }
        formUnion(kinds)
      }
    } else {
      return nil
    }
  }

  /// The type that was most likely meant by one that does not exist.
  static func nearestType(to name: String) -> String? { spelling.nearest(to: name) }

  private static let spelling = Spelling(named.keys.sorted())

  init(of value: JSONValue) {
    self =
      switch value.content {
      case .null: .null
      case .boolean: .boolean
      case .number(let text): DecimalDigits(text)?.isWhole == true ? .integer : .fraction
      case .string: .text
      case .array: .list
      case .object: .object
      }
  }

  private static let named: [String: JSONKinds] = [
    "null": .null, "boolean": .boolean, "integer": .integer, "number": .number, "string": .text,
    "array": .list, "object": .object, "file": .text, "any": .all,
  ]

  /// What a schema without a type can only be about.
  init(impliedBy keywords: KeywordSet) {
    self = []
    if !keywords.isDisjoint(with: .ofObjects) { insert(.object) }
    if !keywords.isDisjoint(with: .ofLists) { insert(.list) }
    if !keywords.isDisjoint(with: .ofTexts) { insert(.text) }
    if !keywords.isDisjoint(with: .ofNumbers) { formUnion(.number) }
  }

  /// One by one, numbers together, and without null.
  var separate: [JSONKinds] {
    [.boolean, isDisjoint(with: .fraction) ? .integer : .number, .text, .list, .object]
      .filter { !isDisjoint(with: $0) }
  }

  /// As people call one of them.
  var word: String {
    switch self {
    case .boolean: "flag"
    case .integer: "integer"
    case .number: "number"
    case .text: "text"
    case .list: "list"
    case .object: "object"
    default: "value"
    }
  }
}
