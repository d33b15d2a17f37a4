import Foundation

/// Tries the cases of a union one after the other, if only their payloads tell them apart.
nonisolated struct JSONShapes {
  fileprivate let start: JSONReader.Mark
  private var mismatches: [(caseName: String, failure: JSONFailure)] = []

  /// The place of the next value.
  init(_ json: inout JSONReader) {
    start = json.mark()
  }

  /// Nil if the value is not the payload of that case.
  @inline(never)
  mutating func read<Payload: JSONReadable>(
    case name: String, from json: inout JSONReader
  ) -> Payload? {
    let count = json.beginAttempt()
    let payload = Payload(from: &json)
    json.endAttempt(after: count)
    reject(name, &json)
    return payload
  }

  /// Makes the reader go on if it has failed.
  mutating func reject(_ name: String, _ json: inout JSONReader) {
    if let failure = json.takeFailure(since: start) { mismatches.append((name, failure)) }
  }

  /// Fails because no case fits.
  @inline(never)
  func fail(_ json: inout JSONReader) {
    if json.hasFailed { return }
    let depth = json.path(of: start).steps.count
    json.skip()
    guard json.isIntact else { return }
    let all = mismatches.map { name, failure in
      JSONShapeMismatch(caseName: name, error: json.error(failure), depth: depth)
    }
    json.fail(JSONShapeMismatches(all: all), at: start)
  }
}

nonisolated struct JSONShapeMismatches: LocalizedError, CustomStringConvertible {
  let all: [JSONShapeMismatch]
  /// Put together at once, since the errors that it holds may be nested as deep as the payload.
  let description: String

  fileprivate init(all: [JSONShapeMismatch]) {
    self.all = all
    description = (["No case fits."] + all.map { "\($0)." }).joined(separator: " ")
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
    return "Read as \(caseName)\(place): \(error.problem)"
  }
}
