package import Diagnostics

extension ImportingFolder {
  package static let diagnosticKinds: [DiagnosticKind] = [.otherDocument, .documentElsewhere]
}

extension Diagnostic {
  /// - Parameters:
  ///   - document: what is imported now.
  ///   - former: what the last import into `schema` was made from.
  package static func otherDocument(
    _ document: String, than former: String, in schema: String, otherSchema: String
  ) -> Diagnostic {
    Diagnostic(
      .otherDocument,
      "`\(schema)` was made from `\(former)`, which is still there, and now follows `\(document)`",
      at: .nowhere,
      help:
        "if this is not the next version of the same document, restore the folder from your repository, and import with `--into \(otherSchema)`"
    )
  }
}

extension DiagnosticKind {
  static let otherDocument = DiagnosticKind(
    "G2308", .warning, "a document that takes the place of another one",
    explanation: """
      An import into a folder writes the schema that is named after the document: `Schemas/Openapi.gate` for every
      `openapi.json`, wherever it is. If the schema was made from a document in another place, the new one is taken for its next
      version: what only the former one had is removed. Since that one is still there, both may be in use.

      If the new one is the next version, there is nothing to do; the next import does not ask again. If it describes another API,
      take the folder from your repository as it was committed, with its `gatehouse.import.json`, and import the document into a
      schema of its own: `--into Schemas/Billing.gate`. Whoever names the schema in this way is not asked.
      """)
}
