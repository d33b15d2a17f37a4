import Foundation

// What is wrong with a payload, whichever way it is read.

/// What is wrong, and where: `keyNotFound at 'profile.bio': …`.
nonisolated func decodingFailure<Value: Readable>(
  _ json: Swift.String, as type: Value.Type
) -> Swift.String {
  do {
    _ = try decode(json, as: type)
    return "no error"
  } catch let error as DecodingError {
    return describe(error)
  } catch {
    return "\(error)"
  }
}

private nonisolated func describe(_ error: DecodingError) -> Swift.String {
  switch error {
  case .typeMismatch(let type, let context): "typeMismatch \(type) \(describe(context))"
  case .valueNotFound(let type, let context): "valueNotFound \(type) \(describe(context))"
  case .keyNotFound(let key, let context): "keyNotFound \(key.stringValue) \(describe(context))"
  case .dataCorrupted(let context): "dataCorrupted \(describe(context))"
  @unknown default: "unknown"
  }
}

private nonisolated func describe(_ context: DecodingError.Context) -> Swift.String {
  let steps = context.codingPath.map { key in
    key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
  }
  return "at '\(steps.joined().drop { $0 == "." })': \(context.debugDescription)"
}

/// The texts that are written to the log, in the order in which they come.
nonisolated final class Reports: @unchecked Swift.Sendable {
  private(set) var all: [Swift.String] = []

  func add(_ report: some Swift.CustomStringConvertible) { all.append(report.description) }
}

/// What is wrong in `json`, and where: `roles[1]: "x" is not one of admin, member`.
nonisolated func problem<Value: Readable>(
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
