import Foundation

/// Tries the cases of a union one after the other, if only their payloads tell them apart.
nonisolated struct JSONShapes {
  private let start: JSONReader.Mark
  private var misfits: [Misfit] = []

  private var foundKeys: JSONKeys?

  /// The type of the union, if several of its cases may contain the same.
  var union: ObjectIdentifier?

  /// A case that does not fit.
  private nonisolated enum Misfit {
    case tried(caseName: String, JSONFailure)
    /// It lacks a key. Reading it would show what else is wrong.
    case untried((inout JSONShapes, inout JSONReader) -> Void)
  }

  /// The place of the next value.
  init(_ json: inout JSONReader) {
    start = json.mark()
  }

  /// Nil if the value is not the payload of that case.
  @inline(never)
  mutating func read<Payload: JSONReadable>(
    case name: String, from json: inout JSONReader
  ) -> Payload? {
    attempt(name, &json) { Payload(from: &$0) }
  }

  mutating func attempt<Payload>(
    _ name: String, _ json: inout JSONReader, _ read: (inout JSONReader) -> Payload?
  ) -> Payload? {
    let count = json.beginAttempt()
    let payload = read(&json)
    json.endAttempt(after: count)
    reject(name, &json)
    return payload
  }

  /// Makes the reader go on if it has failed.
  mutating func reject(_ name: String, _ json: inout JSONReader) {
    if let failure = json.takeFailure(since: start) {
      misfits.append(.tried(caseName: name, failure))
    }
  }

  /// Fails because no case fits.
  @inline(never)
  mutating func fail(_ json: inout JSONReader) {
    let failures = failures(&json)
    if json.hasFailed { return }
    let depth = json.wirePath(of: start).steps.count
    json.skip()
    guard json.isIntact else { return }
    let all = failures.map { name, failure in
      JSONShapeMismatch(caseName: name, error: json.error(failure), depth: depth)
    }
    json.fail(JSONShapeMismatches(all: all), at: start)
  }

  /// Why each case does not fit, in the order of the cases.
  private mutating func failures(_ json: inout JSONReader) -> [(String, JSONFailure)] {
    let cases = misfits
    misfits = []
    for misfit in cases {
      switch misfit {
      case .tried: misfits.append(misfit)
      case .untried(let attempt): attempt(&self, &json)
      }
    }
    return misfits.compactMap { misfit in
      if case .tried(let name, let failure) = misfit { (name, failure) } else { nil }
    }
  }
}

nonisolated extension JSONShapes {
  /// Whether the value is an object with these keys.
  mutating func hasAll(_ names: [StaticString], _ json: inout JSONReader) -> Bool {
    let keys = foundKeys ?? JSONKeys(of: &json)
    foundKeys = keys
    return names.allSatisfy { keys.contains($0) }
  }

  mutating func leaveUntried(
    _ attempt: @escaping (inout JSONShapes, inout JSONReader) -> Void
  ) {
    misfits.append(.untried(attempt))
  }
}

nonisolated struct JSONShapeMismatches: LocalizedError, CustomStringConvertible {
  let all: [JSONShapeMismatch]
  /// Made in advance, since the errors in it may be nested as deep as the payload.
  let description: String

  fileprivate static let summary = "No case fits."

  fileprivate init(all: [JSONShapeMismatch]) {
    self.all = all
    let reasons = all.map(\.description).map { $0.hasSuffix(".") ? $0 : "\($0)." }
    description = ([Self.summary] + reasons).joined(separator: " ")
  }

  var errorDescription: String? { description }
}

/// One case of a union, and why the value is not that case.
nonisolated struct JSONShapeMismatch: Error, CustomStringConvertible {
  let caseName: String
  let error: JSONError
  /// How many keys lead to the union itself.
  fileprivate let depth: Int

  var description: String {
    let path = WirePath(Array(error.path.steps.dropFirst(depth)))
    let place = path.steps.isEmpty ? "" : ", at \(path)"
    return "Read as \(caseName)\(place): \(problem)"
  }

  /// The problem of a union inside is repeated for each case that contains it, so it is shortened if it would get long.
  private var problem: String {
    if case .rejected(let within as JSONShapeMismatches) = error.problem,
      within.description.utf8.count > 10_000
    {
      return JSONShapeMismatches.summary
    }
    return "\(error.problem)"
  }
}
