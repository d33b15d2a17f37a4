/// A JSON value. Numbers keep their text; objects keep the order of their members, and duplicate names.
package struct JSONValue: Hashable, Sendable {
  package let content: Content

  /// The bytes that it was read from; empty for a value that was made by a program.
  package let place: Range<Int>

  package enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  package struct Member: Hashable, Sendable {
    package let name: String
    package let namePlace: Range<Int>
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.init(name, at: 0..<0, value)
    }

    package init(_ name: String, at place: Range<Int>, _ value: JSONValue) {
      self.name = name
      self.namePlace = place
      self.value = value
    }
  }

  package init(_ content: Content, at place: Range<Int> = 0..<0) {
    self.content = content
    self.place = place
  }
}

extension JSONValue {
  package static let null = JSONValue(.null)

  package static func boolean(_ flag: Bool) -> JSONValue { JSONValue(.boolean(flag)) }

  package static func integer(_ number: Int) -> JSONValue { JSONValue(.number(String(number))) }

  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  package static func object(_ members: [Member]) -> JSONValue { JSONValue(.object(members)) }

  /// The value without those members of an object that are null.
  package var withoutNulls: JSONValue {
    guard case .object(let members) = content else { return self }
    return .object(members.filter { $0.value.content != .null })
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self = .string(text)
  }
}
