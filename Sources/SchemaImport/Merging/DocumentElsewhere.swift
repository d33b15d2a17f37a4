package import Diagnostics

extension Diagnostic {
  /// - Parameters:
  ///   - document: what is imported now, together with others.
  ///   - former: the schema that the document has for itself.
  package static func documentElsewhere(
    _ document: String, with former: String, importedInto schema: String
  ) -> Diagnostic {
    Diagnostic(
      .documentElsewhere,
      "`\(document)` has the schema `\(former)`, and is now part of `\(schema)` as well",
      at: .nowhere,
      help:
        "restore the folder from your repository, and import each document with a command of its own; or remove `\(former)`, if the other schema is to take its place"
    )
  }
}

extension DiagnosticKind {
  static let documentElsewhere = DiagnosticKind(
    "G2309", .warning, "a document that is imported into two schemas",
    explanation: """
      Documents that are imported together make one schema, which is named after the first. If one of them has been imported by
      itself before, it has a schema of its own in the same folder, and all that it describes is declared there already. So
      the same types are declared a second time, under other names, such as `InvoiceValue` beside `Invoice`.

      To keep a schema for each document, take the folder from your repository as it was committed, with its
      `gatehouse.import.json`, and import each document with a command of its own. To have one schema for all, remove the others
      first: what you have edited in them is not taken over.
      """)
}
