import Diagnostics
import JSON

extension DescriptionReading {
  mutating func reportNoDescription(_ document: ImportedDocument) {
    let isObject = document.value.members != nil
    diagnostics.append(
      Diagnostic(
        .noDescription,
        isObject
          ? "`\(document.path)` is neither a JSON Schema nor an OpenAPI document"
          : "`\(document.path)` describes nothing: it is not an object",
        at: document.span(start(of: document.value)),
        help: "a JSON Schema says so with `$schema`, an OpenAPI document with `openapi`"))
  }

  mutating func reportVersion(_ member: JSONValue.Member, _ document: ImportedDocument) {
    diagnostics.append(
      Diagnostic(
        .unknownVersion, "`\(document.path)` has a version of OpenAPI that is not known",
        at: document.span(member.value.place),
        help: "convert the document to `3.1.0`; Swagger `2.0` and OpenAPI `3.0` can be read, too"))
  }

  mutating func reportNoSchemas(_ document: ImportedDocument) {
    diagnostics.append(
      Diagnostic(
        .noSchemas, "`\(document.path)` holds no schema",
        at: document.span(start(of: document.value)),
        help: "schemas stand under `components.schemas`, `definitions` or `$defs`, and in bodies"))
  }

  mutating func reportUnknown(_ wanted: Set<String>, _ roots: [SchemaRoot]) {
    let known = Set(roots.flatMap(\.names))
    let spelling = Spelling(roots.flatMap(\.names))
    for name in wanted.sorted() where !known.contains(name) {
      let nearest = spelling.nearest(to: name)
      diagnostics.append(
        Diagnostic(
          .unknownSchema, "no schema is called `\(name)`", at: .nowhere,
          help: nearest.map { "ask for `\($0)`" } ?? "ask for a name that the document has"))
    }
  }

  /// The bracket that the document begins with.
  private func start(of value: JSONValue) -> Range<Int> {
    value.place.lowerBound..<min(value.place.lowerBound + 1, value.place.upperBound)
  }
}

extension DiagnosticKind {
  static let noDescription = DiagnosticKind(
    "G2107", .error, "a document that describes nothing",
    explanation: """
      A description is a JSON Schema, an OpenAPI document, or a Swagger 2.0 document. Anything else may be a sample of the data
      itself: import it as one.
      """)

  static let unknownVersion = DiagnosticKind(
    "G2108", .error, "a version of OpenAPI that is not known",
    explanation: """
      Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 can be read. What older versions say means something else, and what newer ones
      say is not known yet.
      """)

  static let noSchemas = DiagnosticKind(
    "G2109", .error, "a description without schemas",
    explanation: """
      Types are made of schemas: those with names, and those of the JSON bodies of requests and answers. A document that has
      neither gives nothing.
      """)

  static let unknownSchema = DiagnosticKind(
    "G2136", .error, "a schema that no document has",
    explanation: """
      Schemas are asked for by the names that the documents give them, such as `User` for `#/components/schemas/User`.
      """)
}
