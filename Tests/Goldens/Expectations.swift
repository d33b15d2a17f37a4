import Foundation

/// Prints what does not hold, so that a program which prints nothing has found nothing wrong.
nonisolated func expect(_ holds: Bool, line: Int = #line) {
  if !holds { print("line \(line) does not hold") }
}

/// The error that `body` throws; nil, and a word about it, if it throws none.
nonisolated func error<Value, Failure: Swift.Error>(
  of body: () throws(Failure) -> Value, line: Int = #line
) -> Failure? {
  do throws(Failure) {
    _ = try body()
    print("line \(line) throws nothing")
    return nil
  } catch {
    return error
  }
}

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

/// Texts, in the order in which they come.
nonisolated final class Reports: @unchecked Sendable {
  private(set) var all: [String] = []

  func add(_ report: some CustomStringConvertible) { all.append(report.description) }
}

/// Shows the lines that are not the same.
nonisolated func expect(_ found: [String], toBe expected: [String], line: Int = #line) {
  if found == expected { return }
  print("line \(line) gives \(found.count) of \(expected.count)")
  for index in 0..<max(found.count, expected.count) {
    let left = found.indices.contains(index) ? found[index] : "nothing"
    let right = expected.indices.contains(index) ? expected[index] : "nothing"
    if left != right { print("  \(left)\n  instead of \(right)") }
  }
}
