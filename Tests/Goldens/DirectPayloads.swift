import Foundation

// The same JSON in and out as in `Payloads.swift`, without a decoder and an encoder. Errors are those that a decoder
// would throw, as far as they say the same.

typealias Readable = JSONReadable
typealias Writable = JSONWritable

nonisolated func decode<Value: JSONReadable>(
  _ json: Swift.String, as type: Value.Type = Value.self
) throws -> Value {
  do {
    return try Value(json: [Swift.UInt8](json.utf8))
  } catch {
    throw error.asDecodingError
  }
}

/// With the keys in order.
nonisolated func encode(_ value: some JSONWritable) throws -> Swift.String {
  do {
    var text = Swift.String(decoding: try value.jsonBytes(), as: Unicode.UTF8.self)[...]
    return text.takeSortedJSON()
  } catch {
    throw EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: error.path.codingPath,
        debugDescription: error.problem.description.prefix(1).uppercased()
          + error.problem.description.dropFirst(),
        underlyingError: error.underlyingError))
  }
}

/// What a report says of a value of another kind.
nonisolated func isNot(_ type: Any.Type) -> Swift.String {
  switch type {
  case is Swift.String.Type: "it is not a string"
  case is Swift.Int.Type: "it is not a whole number"
  default: "it is not a number"
  }
}

nonisolated func isNull(_ type: Any.Type) -> Swift.String { isNot(type) }

nonisolated func lacks(_ key: Swift.String) -> Swift.String { "\(key) is missing" }

extension JSONError {
  fileprivate nonisolated var asDecodingError: DecodingError {
    let keys = path.codingPath
    let context = DecodingError.Context(
      codingPath: keys, debugDescription: problem.description, underlyingError: underlyingError)
    switch problem {
    case .mismatch(let expected, .null): return .valueNotFound(expected.type, context)
    case .mismatch(let expected, _): return .typeMismatch(expected.type, context)
    case .missing:
      guard let key = keys.last else { return .dataCorrupted(context) }
      return .keyNotFound(
        key,
        DecodingError.Context(codingPath: keys.dropLast(), debugDescription: "is missing"))
    case .malformed, .unrepresentable, .rejected: return .dataCorrupted(context)
    }
  }
}

extension JSONError.Expectation {
  fileprivate nonisolated var type: Any.Type {
    switch self {
    case .value, .null: Any.self
    case .bool: Swift.Bool.self
    case .integer: Swift.Int.self
    case .number: Swift.Double.self
    case .string, .stringOrNumber: Swift.String.self
    case .array: [Any].self
    case .object: [Swift.String: Any].self
    }
  }
}

extension WirePath {
  fileprivate nonisolated var codingPath: [any CodingKey] {
    steps.map { step in
      switch step {
      case .field(let name), .key(let name): PathKey(stringValue: name)
      case .index(let index): PathKey(intValue: index)
      }
    }
  }
}

private nonisolated struct PathKey: CodingKey {
  let stringValue: Swift.String
  let intValue: Swift.Int?

  init(stringValue: Swift.String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Swift.Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

extension Substring {
  /// The JSON value in front, which has no white space, with the keys of its objects in order.
  fileprivate nonisolated mutating func takeSortedJSON() -> Swift.String {
    switch first {
    case "{":
      let members = takeItems(before: "}") { text in
        let key = text.takeText()
        text.removeFirst()
        return (key: key, value: text.takeSortedJSON())
      }
      let sorted = members.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      return "{\(sorted.joined(separator: ","))}"
    case "[":
      return "[\(takeItems(before: "]") { $0.takeSortedJSON() }.joined(separator: ","))]"
    case "\"":
      return takeText()
    default:
      let scalar = prefix { !",]}".contains($0) }
      removeFirst(scalar.count)
      return Swift.String(scalar)
    }
  }

  private nonisolated mutating func takeItems<Item>(
    before bracket: Character, _ take: (inout Substring) -> Item
  ) -> [Item] {
    var items: [Item] = []
    removeFirst()
    while first != bracket {
      items.append(take(&self))
      if first == "," { removeFirst() }
    }
    removeFirst()
    return items
  }

  private nonisolated mutating func takeText() -> Swift.String {
    var end = index(after: startIndex)
    while self[end] != "\"" { end = index(end, offsetBy: self[end] == "\\" ? 2 : 1) }
    end = index(after: end)
    defer { self = self[end...] }
    return Swift.String(self[..<end])
  }
}
