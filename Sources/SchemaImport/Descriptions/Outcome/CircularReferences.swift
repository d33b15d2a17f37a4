import Diagnostics
import JSON

/// One of the references that lead only to each other.
struct CircularReference {
  /// What has the reference.
  let origin: Origin

  /// Where its text is, in the document of this resource.
  let place: Range<Int>
  let resource: Int
}

/// A way along references that has not come to an end yet.
struct ReferenceWay {
  private(set) var references: [CircularReference] = []
  private var positions: [Origin: Int] = [:]

  var origins: some Sequence<Origin> { positions.keys }

  /// - Returns: the circle, if the way has come back to where it was before.
  mutating func circle(with next: CircularReference) -> [CircularReference]? {
    if let start = positions[next.origin] { return Array(references[start...]) }
    positions[next.origin] = references.count
    references.append(next)
    return nil
  }
}

extension DescriptionReading {
  /// More places than a person wants to see at once.
  private static let shownReferences = 4

  /// Reports a circle once, wherever it was entered.
  mutating func reportCircle(_ circle: [CircularReference]) {
    let reports = circle.map {
      Report(origin: $0.origin, code: DiagnosticKind.endlessReference.code, keyword: "$ref")
    }
    guard let first = circle.first, reported.isDisjoint(with: reports) else { return }
    reported.formUnion(reports)
    let others = circle.dropFirst()
    diagnostics.report(
      .endlessReference, problem(first, others), at: span(first.place, in: first.resource),
      secondary: others.prefix(Self.shownReferences).map {
        .init(span($0.place, in: $0.resource), "it leads here")
      },
      help: "write in one of these places what it is, instead of a reference")
  }

  private func problem(
    _ first: CircularReference, _ others: ArraySlice<CircularReference>
  ) -> String {
    let name = "`\(first.origin.pointer)`"
    guard let second = others.first else { return name + " refers to itself, and to nothing else" }
    return others.count == 1
      ? "\(name) and `\(second.origin.pointer)` refer only to each other"
      : "\(name) and \(others.count) others refer only to each other"
  }
}

extension DiagnosticKind {
  static let endlessReference = DiagnosticKind(
    "G2104", .error, "a reference to itself",
    explanation: """
      Schemas may refer to each other in a circle, as long as one of them says something on the way: a comment with a
      list of comments is fine. References that lead only to each other do not describe any value, and in place of a
      path, a body or an answer they do not lead to one.

      ```json
      { "$defs": {
        "Pet": { "type": "object", "properties": { "owner": { "$ref": "#/$defs/Owner" } } },
        "Owner": { "$ref": "#/$defs/Holder" },
        "Holder": { "$ref": "#/$defs/Owner" }
      } }
      ```

      Nothing is written then. Let one of the schemas say what it is:

      ```json
      { "$defs": {
        "Pet": { "type": "object", "properties": { "owner": { "$ref": "#/$defs/Owner" } } },
        "Owner": { "$ref": "#/$defs/Holder" },
        "Holder": { "type": "string" }
      } }
      ```
      """)
}
