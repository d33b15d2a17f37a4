import Foundation

/// The same input as that of `CodableReading`, without a decoder. Errors are those that a decoder would throw, as far as they
/// say the same.
nonisolated enum DirectReading {
  static func value<Value: JSONReadable>(
    of json: Swift.String, as type: Value.Type
  ) throws -> Value {
    do {
      return try Value(json: [Swift.UInt8](json.utf8))
    } catch {
      throw error.asDecodingError
    }
  }

  static func isNot(_ type: Any.Type) -> Swift.String {
    switch type {
    case is Swift.String.Type: "it is not a string"
    case is Swift.Int.Type: "it is not a whole number"
    default: "it is not a number"
    }
  }

  static func isNull(_ type: Any.Type) -> Swift.String { isNot(type) }

  static func isNoObject(_ json: Swift.String) -> Swift.String {
    let kinds = ["7": "a number", "\"q\"": "a string", "true": "a boolean", "[]": "an array"]
    return "is \(kinds[json] ?? "something else"), and not an object"
  }

  static func lacks(_ key: Swift.String) -> Swift.String { "\(key) is missing" }
}

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
