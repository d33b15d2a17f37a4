import Foundation

/// JSON input for the programs in the folders `Behaviour`, read by a decoder.
nonisolated enum CodableReading {
  static func value<Value: Swift.Decodable>(
    of json: Swift.String, as type: Value.Type
  ) throws -> Value {
    try JSONDecoder().decode(type, from: .init(json.utf8))
  }

  /// What a report says about a value of another kind.
  static func isNot(_ type: Any.Type) -> Swift.String { "it is not of the type \(type)" }

  static func isNull(_ type: Any.Type) -> Swift.String {
    "it is null, and not of the type \(type)"
  }

  /// What a report says about something in place of an object.
  static func isNoObject(_ json: Swift.String) -> Swift.String { "is not an object" }

  static func lacks(_ key: Swift.String) -> Swift.String { "it lacks the key \(key)" }
}
