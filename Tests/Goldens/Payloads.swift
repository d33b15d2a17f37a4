import Foundation

// JSON input and output for the programs in the folders `Behaviour`.

typealias Readable = Swift.Decodable
typealias Writable = Swift.Encodable

nonisolated func decode<Value: Swift.Decodable>(
  _ json: Swift.String, as type: Value.Type = Value.self
) throws -> Value {
  try JSONDecoder().decode(type, from: .init(spaced(json).utf8))
}

/// With white space if the program was started with it: what is read must not depend on that.
nonisolated func spaced(_ json: Swift.String) -> Swift.String {
  let spacing = Swift.CommandLine.arguments.dropFirst().first.flatMap(JSONSpacing.init)
  return (spacing ?? .none).applied(to: json)
}

/// With the keys in order.
nonisolated func encode(_ value: some Swift.Encodable) throws -> Swift.String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return .init(decoding: try encoder.encode(value), as: Unicode.UTF8.self)
}

/// What a report says about a value of another kind.
nonisolated func isNot(_ type: Any.Type) -> Swift.String { "it is not of the type \(type)" }

nonisolated func isNull(_ type: Any.Type) -> Swift.String {
  "it is null, and not of the type \(type)"
}

/// What a report says about something in place of an object.
nonisolated func isNoObject(_ json: Swift.String) -> Swift.String { "is not an object" }

nonisolated func lacks(_ key: Swift.String) -> Swift.String { "it lacks the key \(key)" }
