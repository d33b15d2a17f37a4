/// The attempts to decode a union by shape, several cases of which may contain the same.
nonisolated struct WireAttempts {
  private let union: ObjectIdentifier
  private let node: WireNode
  /// The union around it, and the path from there.
  private let outer: WireNode?
  private let way: [String]

  init(at decoder: any Decoder, of union: ObjectIdentifier) {
    let codingPath = decoder.codingPath
    let outer = WireNode.around(decoder)
    self.union = union
    self.outer = outer
    way = outer.map { codingPath.dropFirst($0.depth).map(\.stringValue) } ?? []
    // A case of a union may be another union, at the same place.
    node =
      outer.flatMap { $0.depth == codingPath.count ? $0 : nil }
      ?? WireNode(decoder, depth: codingPath.count)
  }

  func once<Value: Sendable>(_ caseName: String, _ decode: () throws -> Value) throws -> Value {
    node.beginAttempt()
    func attempt() throws -> Value {
      try HeldReports.attempt { try node.asInnermost(decode) }
    }
    guard let outer else { return try attempt() }
    let place = WireNode.Place(path: way, union: union, caseName: caseName)
    return try outer.once(place, attempt)
  }
}

/// A place in a payload where a union is being decoded, and the results of decoding the unions inside it. Each is decoded
/// for the first case that contains it, and other cases use the result. Otherwise the time would double with each level.
private nonisolated final class WireNode: @unchecked Sendable {
  /// Decoding stays on one thread.
  @TaskLocal private static var innermost: WireNode?

  let depth: Int
  /// Kept alive, so that no other decoder has its identity. A decoder without an identity is never
  /// the same as another.
  private let decoder: AnyObject
  private var attempt = 0
  private var outcomes: [Place: Outcome] = [:]
  private var isTrusted = true

  nonisolated struct Place: Hashable {
    let path: [String]
    let union: ObjectIdentifier
    let caseName: String
  }

  private nonisolated struct Outcome {
    let attempt: Int
    /// The `Result` of decoding.
    let result: any Sendable
    /// They show the keys on the way as the first case knows them: to the schema, a key may be a
    /// field of one case, and of a dictionary in another.
    let reports: [@Sendable () -> Void]
  }

  init(_ decoder: any Decoder, depth: Int) {
    self.decoder = decoder as AnyObject
    self.depth = depth
  }

  /// The innermost node, if `decoder` is the one that it belongs to.
  static func around(_ decoder: any Decoder) -> WireNode? {
    innermost.flatMap { $0.decoder === decoder as AnyObject ? $0 : nil }
  }

  func asInnermost<Value>(_ decode: () throws -> Value) rethrows -> Value {
    try Self.$innermost.withValue(self, operation: decode)
  }

  func beginAttempt() { attempt += 1 }

  func once<Value: Sendable>(
    _ place: Place, _ decode: () throws -> Value
  ) throws -> Value {
    let attempt = attempt
    if let known = outcomes[place] {
      if known.attempt == attempt {
        // The decoder gives the same path for two places, so its paths cannot be relied on.
        isTrusted = false
        outcomes = [:]
      } else if let result = known.result as? Result<Value, any Error> {
        for report in known.reports { HeldReports.current?.add(report) }
        return try result.get()
      }
    }
    let held = HeldReports.current
    let count = held?.count ?? 0
    let result = Result { try decode() }
    if isTrusted {
      let reports = held?.reports(after: count) ?? []
      outcomes[place] = Outcome(attempt: attempt, result: result, reports: reports)
    }
    return try result.get()
  }
}
