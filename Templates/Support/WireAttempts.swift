/// The attempts at a union by shape, of which several cases may hold the same.
nonisolated struct WireAttempts {
  private let union: ObjectIdentifier
  private let node: WireNode
  /// The one around, and the way from there.
  private let outer: WireNode?
  private let way: [any CodingKey]

  init(at decoder: any Decoder, of union: ObjectIdentifier) {
    let codingPath = decoder.codingPath
    let outer = WireNode.around(decoder)
    self.union = union
    self.outer = outer
    way = outer.map { Array(codingPath.dropFirst($0.depth)) } ?? []
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
    let place = WireNode.Place(
      path: way.map(\.stringValue), union: union, caseName: caseName)
    return try outer.once(place, by: WirePath(way), attempt)
  }
}

/// A place in a payload where there is a union that is being decoded, and what came of decoding the unions within it. They
/// are decoded for the first case that holds them, and the others take what came of that. Otherwise each level would
/// double the time.
private nonisolated final class WireNode: @unchecked Sendable {
  /// Decoding does not leave its thread.
  @TaskLocal private static var innermost: WireNode?

  let depth: Int
  /// Kept, so that no other has its identity. Those that have none are not the same twice.
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
    /// A `Result`.
    let result: any Sendable
    let reports: [@Sendable () -> Void]
    let way: WirePath

    /// Reports name the keys on the way, which the schema knows for one case and not for another.
    func holds(by way: WirePath) -> Bool { reports.isEmpty || self.way == way }
  }

  init(_ decoder: any Decoder, depth: Int) {
    self.decoder = decoder as AnyObject
    self.depth = depth
  }

  /// The innermost one, if `decoder` is within it.
  static func around(_ decoder: any Decoder) -> WireNode? {
    innermost.flatMap { $0.decoder === decoder as AnyObject ? $0 : nil }
  }

  func asInnermost<Value>(_ decode: () throws -> Value) rethrows -> Value {
    try Self.$innermost.withValue(self, operation: decode)
  }

  func beginAttempt() { attempt += 1 }

  func once<Value: Sendable>(
    _ place: Place, by way: WirePath, _ decode: () throws -> Value
  ) throws -> Value {
    let attempt = attempt
    if let known = outcomes[place] {
      if known.attempt == attempt {
        // A decoder says of two places that they are one: nothing that it says can be relied on.
        isTrusted = false
        outcomes = [:]
      } else if let result = known.result as? Result<Value, any Error>, known.holds(by: way) {
        for report in known.reports { HeldReports.current?.add(report) }
        return try result.get()
      }
    }
    let held = HeldReports.current
    let count = held?.count ?? 0
    let result = Result { try decode() }
    if isTrusted {
      let reports = held?.reports(after: count) ?? []
      outcomes[place] = Outcome(attempt: attempt, result: result, reports: reports, way: way)
    }
    return try result.get()
  }
}
