import Diagnostics

extension DescriptionReading {
  /// - Parameter isNull: whether null is the one value that there can be.
  mutating func reportNothing(at origin: Origin, isNull: Bool) {
    let report = Report(origin: origin, code: DiagnosticKind.nothing.code, keyword: "")
    guard reported.insert(report).inserted else { return }
    diagnostics.report(
      .nothing,
      isNull
        ? "`\(origin.pointer)` can only be null, and becomes `JSON`, which holds any value"
        : "no value conforms to `\(origin.pointer)`, which becomes `JSON`, and holds any value",
      at: OriginPlaces(documents: documents).span(of: origin),
      help: isNull
        ? "if you know what else it can be, write that in the schema"
        : "if your app must refuse it, check that in the app")
  }
}

extension DiagnosticKind {
  static let nothing = DiagnosticKind(
    "G2143", .warning, "a schema to which hardly any value conforms",
    explanation: """
      The schema `false` excludes every value, and `"type": "null"` every value but null. No type of a schema is as
      narrow as that. So the value becomes `JSON`, which holds anything.

      ```json
      { "$defs": { "User": { "type": "object", "required": ["name", "team"], "properties": {
        "name": { "type": "string" },
        "team": { "type": "null" }
      } } } }
      ```

      Most often the author of the document had seen no other value yet. If you know what it can be, write that in the
      schema, where it stays when the document is imported again:

      ```gate
      dto UserDTO { name: String, team: TeamDTO or null }
      dto TeamDTO { name: String }
      ```
      """)
}
