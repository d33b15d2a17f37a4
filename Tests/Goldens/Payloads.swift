import Foundation

// JSON in and out, for the programs in the folders `Behaviour`.

nonisolated func decode<Value: Swift.Decodable>(
  _ json: String, as type: Value.Type = Value.self
) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// With the keys in order.
nonisolated func encode<Value: Swift.Encodable>(_ value: Value) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Where in `json` what is wrong: `roles[1]: "x" is not one of admin, member`.
nonisolated func problem<Value: Swift.Decodable>(
  decoding json: String, as type: Value.Type, line: Int = #line
) -> String {
  do {
    _ = try decode(json, as: type)
    return "line \(line) decodes"
  } catch let error as DecodingError {
    return switch error {
    case .keyNotFound(let key, let context): "\(path(context.codingPath + [key])): is missing"
    case .valueNotFound(_, let context): "\(path(context.codingPath)): is null"
    case .typeMismatch(let type, let context): "\(path(context.codingPath)): is no \(type)"
    case .dataCorrupted(let context):
      "\(path(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  } catch {
    return "\(error)"
  }
}

nonisolated private func path(_ keys: [any CodingKey]) -> String {
  keys.reduce(into: "") { path, key in
    if let index = key.intValue {
      path += "[\(index)]"
    } else {
      path += (path.isEmpty ? "" : ".") + key.stringValue
    }
  }
}
