import Foundation
import Testing

@testable import GeneratedSupport

/// Decodes JSON as an app does.
func decode<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

/// Encodes to JSON with sorted keys.
func encode(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// `path: sentence` for the error; empty if there is none.
func decodingFailure<Value: Decodable>(_ json: String, as type: Value.Type) -> String {
  do {
    _ = try decode(json, as: type)
    return "no error"
  } catch let error as DecodingError {
    return describe(error)
  } catch {
    return "\(error)"
  }
}

func describe(_ error: DecodingError) -> String {
  switch error {
  case .typeMismatch(let type, let context): "typeMismatch \(type) \(describe(context))"
  case .valueNotFound(let type, let context): "valueNotFound \(type) \(describe(context))"
  case .keyNotFound(let key, let context): "keyNotFound \(key.stringValue) \(describe(context))"
  case .dataCorrupted(let context): "dataCorrupted \(describe(context))"
  @unknown default: "unknown"
  }
}

private func describe(_ context: DecodingError.Context) -> String {
  // Keys that the compiler has synthesised are known as well.
  let known = context.codingPath.map { key in
    key.intValue.map(WireKey.index) ?? WireKey.name(key.stringValue)
  }
  let path = WirePath(known).description
  return "at '\(path)': \(context.debugDescription)"
}

/// What was reported while the body ran, in order.
func reports(during body: () throws -> Void) rethrows -> [FallbackReport] {
  let log = ReportLog()
  try FallbackHandler.use({ log.append($0) }, during: body)
  return log.reports
}

final class ReportLog: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [FallbackReport] = []

  var reports: [FallbackReport] { lock.withLock { kept } }

  func append(_ report: FallbackReport) {
    lock.withLock { kept.append(report) }
  }
}
