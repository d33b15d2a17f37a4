import Foundation

// The same input as in `Payloads.swift`, without a decoder. Errors are those that a decoder would
// throw, as far as they say the same.

typealias Readable = JSONReadable

nonisolated func decode<Value: JSONReadable>(
  _ json: Swift.String, as type: Value.Type = Value.self
) throws -> Value {
  do {
    return try Value(json: [Swift.UInt8](spaced(json).utf8))
  } catch {
    throw error.asDecodingError
  }
}

/// With white space if the program was started with it: what is read must not depend on that.
nonisolated func spaced(_ json: Swift.String) -> Swift.String {
  let spacing = Swift.CommandLine.arguments.dropFirst().first.flatMap(JSONSpacing.init)
  return (spacing ?? .none).applied(to: json)
}

/// What a report says about a value of another kind.
nonisolated func isNot(_ type: Any.Type) -> Swift.String {
  switch type {
  case is Swift.String.Type: "it is not a string"
  case is Swift.Int.Type: "it is not a whole number"
  default: "it is not a number"
  }
}

nonisolated func isNull(_ type: Any.Type) -> Swift.String { isNot(type) }

/// What a report says about something in place of an object.
nonisolated func isNoObject(_ json: Swift.String) -> Swift.String {
  let kinds = ["7": "a number", "\"q\"": "a string", "true": "a boolean", "[]": "an array"]
  return "is \(kinds[json] ?? "something else"), and not an object"
}

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
