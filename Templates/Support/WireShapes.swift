/// Tries the cases of a union one after the other, if only their payloads tell them apart.
nonisolated struct WireShapes {
  let decoder: any Decoder
  private var misfits: [Misfit] = []

  private var foundKeys: Keys?

  /// The type of the union, if several of its cases may contain the same.
  var union: ObjectIdentifier?

  var unionAttempts: WireAttempts?

  /// A case that does not fit.
  private nonisolated enum Misfit {
    case tried(caseName: String, any Error)
    /// It lacks a key. Decoding it would show what else is wrong.
    case untried((inout WireShapes) throws -> Void)
  }

  private nonisolated enum Keys {
    case object(KeyedDecodingContainer<WireKey>)
    /// It is not an object.
    case none
  }

  init(_ decoder: any Decoder) throws {
    try decoder.checkNesting()
    self.decoder = decoder
  }

  /// Nil if the value is not the payload of that case.
  @inline(never)
  mutating func decode<Payload: Decodable>(case name: String) throws -> Payload? {
    do {
      return try HeldReports.attempt {
        try decoder.singleValueContainer().decode(Payload.self)
      }
    } catch {
      try reject(name, error)
      return nil
    }
  }

  /// Notes why a case does not fit. Throws `error` again if it is about the depth of the payload.
  mutating func reject(_ name: String, _ error: any Error) throws {
    if NestingTooDeep.isCause(of: error) { throw error }
    misfits.append(.tried(caseName: name, error))
  }

  /// Why the value belongs to none of the cases.
  var error: any Error {
    mutating get {
      do {
        return try error(because: mismatches())
      } catch {
        return error
      }
    }
  }

  private func error(because mismatches: [WireShapeMismatch]) -> DecodingError {
    let reasons = mismatches.map(\.description).joined(separator: "; ")
    let known = mismatches.map(\.caseName)
    // The underlying error does not repeat the reasons.
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: MappingProblem.noCase(known: known, reasons: reasons).description,
        underlyingError: MappingError(.noCase(known: known, reasons: nil))))
  }

  /// Why each case does not fit, in the order of the cases.
  private mutating func mismatches() throws -> [WireShapeMismatch] {
    let cases = misfits
    misfits = []
    for misfit in cases {
      switch misfit {
      case .tried: misfits.append(misfit)
      case .untried(let attempt): try attempt(&self)
      }
    }
    let depth = decoder.codingPath.count
    return misfits.compactMap { misfit in
      guard case .tried(let name, let error) = misfit else { return nil }
      return WireShapeMismatch(caseName: name, error: error, depth: depth)
    }
  }
}

nonisolated extension WireShapes {
  /// Whether the value is an object with these keys.
  mutating func hasAll(_ names: [StaticString]) -> Bool {
    let keys = foundKeys ?? findKeys()
    foundKeys = keys
    guard case .object(let container) = keys else { return false }
    return names.allSatisfy { container.contains(WireKey($0)) }
  }

  private func findKeys() -> Keys {
    do {
      return .object(try decoder.container(keyedBy: WireKey.self))
    } catch {
      return .none
    }
  }

  mutating func leaveUntried(_ attempt: @escaping (inout WireShapes) throws -> Void) {
    misfits.append(.untried(attempt))
  }
}

/// One case of a union, and why the value is not that case.
private nonisolated struct WireShapeMismatch: CustomStringConvertible {
  let caseName: String
  let error: any Error
  /// How many keys lead to the union itself.
  let depth: Int

  var description: String {
    guard let context = (error as? DecodingError)?.context else {
      return "as \(caseName): \(error)"
    }
    let path = WirePath(Array(context.codingPath.dropFirst(depth)))
    let place = path.steps.isEmpty ? "" : ", at \(path)"
    let problem = Self.problem(in: context)
    let clause = problem.hasSuffix(".") ? problem.dropLast() : problem[...]
    return "as \(caseName)\(place): \(clause)"
  }

  /// The problem of a union inside is repeated for each case that contains it, so it is shortened if it would get long.
  private static func problem(in context: DecodingError.Context) -> String {
    if context.debugDescription.utf8.count > 10_000,
      let within = context.underlyingError as? MappingError,
      case .noCase? = within.issues.first?.problem
    {
      return within.description
    }
    return context.debugDescription
  }
}

nonisolated extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
