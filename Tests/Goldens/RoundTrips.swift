import Foundation

/// From json to a dto to a domain value and back.
///
/// The issues of a random payload say which parts of it must be made again, and which texts and numbers must not be
/// tried there again, so that soon all payloads are valid.
struct RoundTrips {
  let shapes: [String: PayloadShape]
  /// In addition to those that every program tries.
  let texts: [String]
  /// The paths of the issues of a map.
  let problems: (any Error) -> [String]?
  /// Runs its argument, and returns the paths of what was replaced or left out.
  let fallbacks: (() throws -> Void) throws -> [String]

  /// In each run of the program.
  private static let count = 200 / JSONSpacing.allCases.count

  /// What a map promises about payloads that come back; see `RoundTripPromise`.
  enum Promise {
    case everyPayload
    case normalizedPayloads
    case settledPayloads
  }

  /// For maps that can fail, and for those that cannot.
  func made<Value>(_ value: Value) throws -> Value { value }

  /// For a value that is not a payload by itself, but a part of one.
  func check<Part: Equatable, Value>(
    _ parts: [Part], _ forth: (Part) throws -> Value, _ back: (Value) throws -> Part
  ) {
    for part in parts {
      do {
        let returned = try back(forth(part))
        if returned != part { print("\(part) comes back as \(returned)") }
      } catch {
        print("\(part): \(error)")
      }
    }
  }

  func check<Payload: Readable & Writable, Value: Equatable>(
    _ shape: String, _ promise: Promise, _ forth: (Payload) throws -> Value,
    _ back: (Value) throws -> Payload
  ) {
    var source = PayloadSource(shapes: shapes, texts: texts, run: spacing.position)
    var found: Set<String> = []
    var attempts = 0
    while found.count < Self.count, attempts < 12_000 {
      attempts += 1
      let json = source.payload(.named(shape))
      do {
        let payload = try decode(json, as: Payload.self)
        var values: [Value] = []
        let replaced = try fallbacks { values.append(try forth(payload)) }
        guard replaced.isEmpty, let value = values.first else {
          source.learn(from: replaced)
          continue
        }
        found.insert(json)
        let returned = try back(value)
        let (before, after) = (try encode(payload), try encode(returned))
        if promise == .everyPayload, before != after {
          let isCompleted = try tree(after).completes(tree(before))
          if !isCompleted { print("\(shape)\n  \(before)\n  comes back as\n  \(after)") }
        }
        let valueAgain = try forth(returned)
        if promise != .settledPayloads, valueAgain != value {
          print("\(shape)\n  \(before)\n  means something else as\n  \(after)")
        }
        let again = try encode(back(valueAgain))
        if again != after { print("\(shape)\n  \(after)\n  does not settle, as in\n  \(again)") }
        source.advance()
      } catch let error as DecodingError {
        source.learn(from: [path(of: error)])
      } catch {
        if let paths = problems(error) {
          source.learn(from: paths)
          continue
        }
        print("\(shape): \(error)\n  \(json)")
        return
      }
    }
    // Some shapes have fewer payloads than that.
    if found.count < min(Self.count, 2) { print("\(shape) has \(found.count) valid payloads") }
  }
}

extension RoundTrips {
  private func tree(_ json: String) throws -> JSONTree {
    try JSONDecoder().decode(JSONTree.self, from: Data(json.utf8))
  }

  /// Of several problems of one value, the error has the place of the first. Then the whole field is made again.
  private func path(of error: DecodingError) -> String {
    guard case .dataCorrupted(let context) = error,
      let paths = context.underlyingError.flatMap(problems), paths.count > 1
    else { return error.path }
    return error.path(Array(context.codingPath.prefix(1)))
  }
}

extension DecodingError {
  /// The path as maps write it.
  fileprivate var path: String {
    switch self {
    case .keyNotFound(let key, let context): path(context.codingPath + [key])
    case .valueNotFound(_, let context), .typeMismatch(_, let context),
      .dataCorrupted(let context):
      path(context.codingPath)
    @unknown default: ""
    }
  }

  fileprivate func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      key.intValue.map { "\(path)[\($0)]" } ?? path.member(key.stringValue)
    }
  }
}

/// Any JSON, for comparison.
private indirect enum JSONTree: Decodable, Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
      return
    }
    do { self = .flag(try container.decode(Bool.self)) } catch DecodingError.typeMismatch {
      do { self = .number(try container.decode(Double.self)) } catch DecodingError.typeMismatch {
        do { self = .text(try container.decode(String.self)) } catch DecodingError.typeMismatch {
          do { self = .array(try container.decode([JSONTree].self)) } catch DecodingError
            .typeMismatch
          { self = .object(try container.decode([String: JSONTree].self)) }
        }
      }
    }
  }

  /// Whether it is `other`, except for what was missing there: defaults only apply forward.
  func completes(_ other: JSONTree) -> Bool {
    switch (self, other) {
    case (_, .null): true
    case (.array(let ours), .array(let others)):
      ours.count == others.count && zip(ours, others).allSatisfy { $0.completes($1) }
    case (.object(let ours), .object(let others)):
      others.allSatisfy { key, value in ours[key]?.completes(value) ?? (value == .null) }
    default: self == other
    }
  }
}
