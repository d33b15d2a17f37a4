/// Any JSON value, unread. Two objects are equal whatever the order of their keys.
package nonisolated enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSON])
  case object([String: JSON])
}

nonisolated extension JSON {
  /// Nil if this is not an object, or has no such key.
  package subscript(key: String) -> JSON? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  /// Nil if this is not an array, or has no such element.
  package subscript(index: Int) -> JSON? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }
}

nonisolated extension JSON: CustomStringConvertible {
  /// A JSON text with sorted keys. It is written without recursion, since values may be nested as deep as
  /// the payload that they come from.
  package var description: String {
    var text = ""
    // The last one comes next.
    var parts = [Part.value(self)]
    while let part = parts.popLast() {
      switch part {
      case .text(let part): text += part
      case .value(.null): text += "null"
      case .value(.bool(let value)): text += value.description
      case .value(.number(let number)): text += number.description
      case .value(.string(let value)): text += Self.quoted(value)
      case .value(.array(let elements)):
        text += "["
        parts.append(.text("]"))
        for (index, element) in elements.enumerated().reversed() {
          parts.append(.value(element))
          if index > 0 { parts.append(.text(",")) }
        }
      case .value(.object(let values)):
        text += "{"
        parts.append(.text("}"))
        for (index, key) in values.keys.sorted().enumerated().reversed() {
          parts.append(.value(values[key] ?? nil))
          parts.append(.text((index > 0 ? "," : "") + Self.quoted(key) + ":"))
        }
      }
    }
    return text
  }

  private enum Part {
    case value(JSON)
    case text(String)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<"\u{10}": quoted += "\\u000" + String(scalar.value, radix: 16)
      case "\u{10}"..<" ": quoted += "\\u00" + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

nonisolated extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(nilLiteral: ()) { self = .null }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// If a key occurs twice, its last value counts.
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
