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
    json.skipHidingKeys(isKeyKnown: true)
    guard json.isIntact else { return }
    let mismatches = failures.map { name, failure in
      JSONShapeMismatch(caseName: name, error: json.error(failure), depth: depth)
    }
    // Texts, since errors may be nested as deep as the payload.
    let reasons = mismatches.map(\.description).joined(separator: "; ")
    json.fail(MappingError(.noCase(known: failures.map(\.0), reasons: reasons)), at: start)
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

/// One case of a union, and why the value is not that case.
private nonisolated struct JSONShapeMismatch: CustomStringConvertible {
  let caseName: String
  let error: JSONError
  /// How many keys lead to the union itself.
  let depth: Int

  /// `as count: is an array, and not a whole number`, or `as image, at width: 0 must be at least 1`
  var description: String {
    let path = WirePath(Array(error.path.steps.dropFirst(depth)))
    let place = path.steps.isEmpty ? "" : ", at \(path)"
    return "as \(caseName)\(place): \(problem)"
  }

  /// The problem of a union inside is repeated for each case that contains it, so it is shortened if it would get long.
  private var problem: String {
    if case .rejected(let within as MappingError) = error.problem,
      case .noCase(_, let reasons?)? = within.issues.first?.problem, reasons.utf8.count > 10_000
    {
      return within.redactedDescription
    }
    return error.problem.description
  }
}
