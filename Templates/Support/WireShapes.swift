/// Tries the cases of a union one after the other, if only their payloads tell them apart.
nonisolated struct WireShapes {
  let decoder: any Decoder
  private var mismatches: [WireShapeMismatch] = []

  init(_ decoder: any Decoder) throws {
    try decoder.checkDepth()
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
    mismatches.append(
      WireShapeMismatch(caseName: name, error: error, depth: decoder.codingPath.count))
  }

  /// Why the value is none of the cases.
  var error: DecodingError {
    let reasons = mismatches.map { $0.description.hasSuffix(".") ? "\($0)" : "\($0)." }
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath,
        debugDescription: (["No case fits."] + reasons).joined(separator: " "),
        underlyingError: WireShapeMismatches(all: mismatches)))
  }
}

nonisolated struct WireShapeMismatches: Error {
  let all: [WireShapeMismatch]
}

/// One case of a union, and why the value is not that case.
nonisolated struct WireShapeMismatch: Error, CustomStringConvertible {
  let caseName: String
  let error: any Error
  /// How many keys lead to the union itself.
  fileprivate let depth: Int

  var description: String {
    guard let context = (error as? DecodingError)?.context else {
      return "Read as \(caseName): \(error)"
    }
    let path = WirePath(Array(context.codingPath.dropFirst(depth)))
    let place = path.steps.isEmpty ? "" : ", at \(path)"
    return "Read as \(caseName)\(place): \(context.debugDescription)"
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
