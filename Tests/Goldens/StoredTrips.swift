import Foundation

/// From json to a dto to a domain value, to what is stored of it, and back.
struct StoredTrips {
  let shapes: [String: PayloadShape]
  let texts: [String]
  /// The paths of the issues of a map.
  let problems: (any Error) -> [String]?
  /// Runs its argument, and returns the paths of what was replaced or left out.
  let fallbacks: (() throws -> Void) throws -> [String]

  private static let count = 20

  /// For maps that can fail, and for those that cannot.
  func made<Value>(_ value: Value) throws -> Value { value }

  /// Some random payloads may never be valid, as those for a pattern: it is enough if the others come back.
  func check<Payload: Decodable, Value: Codable & Equatable>(
    _ shape: String, _ forth: (Payload) throws -> Value
  ) {
    var source = PayloadSource(shapes: shapes, texts: texts)
    var found = 0
    var attempts = 0
    while found < Self.count, attempts < 30 * Self.count {
      attempts += 1
      let json = source.payload(.named(shape))
      do {
        var values: [Value] = []
        let replaced = try fallbacks {
          values.append(try forth(decode(json, as: Payload.self)))
        }
        found += 1
        for value in values { store(value) }
        if replaced.isEmpty { source.advance() } else { source.learn(from: replaced) }
      } catch let error as DecodingError {
        source.learn(from: [error.storedPath])
      } catch {
        source.learn(from: problems(error) ?? [])
      }
    }
    print("\(found) values of \(shape)")
  }

  private func store<Value: Codable & Equatable>(_ value: Value) {
    do {
      let stored = try encode([value])
      do {
        let values = try JSONDecoder().decode([Value].self, from: Data(stored.utf8))
        if values != [value] { print("wrong: \(value) is read as \(values) from \(stored)") }
      } catch {
        print("wrong: \(stored)\n  cannot be read: \(error)")
      }
    } catch {
      print("wrong: \(value)\n  cannot be stored: \(error)")
    }
  }
}

extension DecodingError {
  fileprivate var storedPath: String {
    let keys: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .valueNotFound(_, let context), .typeMismatch(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      @unknown default: []
      }
    return keys.reduce("") { path, key in
      key.intValue.map { "\(path)[\($0)]" } ?? path.member(key.stringValue)
    }
  }
}
