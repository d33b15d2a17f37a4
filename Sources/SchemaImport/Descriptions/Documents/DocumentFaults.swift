import Diagnostics
import JSON

extension DescriptionReading {
  mutating func reportNoDescription(_ document: ImportedDocument) {
    let isObject = document.value.members != nil
    diagnostics.report(
      .noDescription,
      isObject
        ? "`\(document.path)` is neither a JSON Schema nor an OpenAPI document"
        : "`\(document.path)` describes nothing: it is not an object",
      at: document.span(start(of: document.value)),
      help: "import samples by themselves; a JSON Schema has `$schema`, OpenAPI has `openapi`")
  }

  mutating func reportVersion(_ member: JSONValue.Member, _ document: ImportedDocument) {
    diagnostics.report(
      .unknownVersion, "`\(document.path)` has a version of OpenAPI that is not known",
      at: document.span(member.value.place),
      help: "convert it to Swagger 2.0, or to OpenAPI 3.0, 3.1 or 3.2")
  }

  mutating func reportNoSchemas(_ document: ImportedDocument) {
    diagnostics.report(
      .noSchemas, "`\(document.path)` holds no schema",
      at: document.span(start(of: document.value)),
      help: "schemas are under `components.schemas`, `definitions` or `$defs`, and in bodies")
  }

  mutating func reportUnknown(_ wanted: Set<String>, _ roots: [SchemaRoot]) {
    let known = Set(roots.flatMap(\.names))
    let spelling = Spelling(roots.flatMap(\.names))
    for name in wanted.sorted() where !known.contains(name) {
      let nearest = spelling.nearest(to: name)
      diagnostics.report(
        .unknownSchema, "no schema is called `\(name)`", at: .nowhere,
        help: nearest.map { "ask for `\($0)`" } ?? "ask for a name that the document has")
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
      A description is a JSON Schema, an OpenAPI document, or a Swagger 2.0 document, and says so with `$schema`,
      `openapi` or `swagger`. A JSON Schema without `$schema` is also recognized by keywords such as `properties` or
      `$defs`. This document is something else. It may well be a sample of the data itself.

      Nothing is written then. Import samples by themselves, and descriptions by themselves:

      ```text
      gatehouse import openapi.json --into Schemas
      gatehouse import answer.json --as UserDTO --into Schemas
      ```
      """)

  static let unknownVersion = DiagnosticKind(
    "G2108", .error, "a version of OpenAPI that is not known",
    explanation: """
      Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2 can be read. The same keywords mean something else in older versions, and
      nobody knows yet what they mean in newer ones, so the import does not guess.

      ```json
      { "swagger": "3.0.3", "info": { "title": "Weather", "version": "1" }, "paths": {},
        "components": { "schemas": { "Wind": { "type": "string", "enum": ["calm", "storm"] } } } }
      ```

      Nothing is written then. Correct the version, or convert the document. From version 3 on, the key is `openapi`:

      ```json
      { "openapi": "3.0.3", "info": { "title": "Weather", "version": "1" }, "paths": {},
        "components": { "schemas": { "Wind": { "type": "string", "enum": ["calm", "storm"] } } } }
      ```
      """)

  static let noSchemas = DiagnosticKind(
    "G2109", .error, "a description without schemas",
    explanation: """
      Types are made of schemas: of those with names, and of those for the JSON bodies of requests and answers. This
      document has neither, so it says nothing about any value.

      ```json
      { "openapi": "3.1.0", "info": { "title": "Weather", "version": "1" }, "paths": {} }
      ```

      Nothing is written then. If the schemas are in another file, import that one as well. If nobody has described the
      answers of this API, save some of them, and import these as samples:

      ```text
      gatehouse import answers/*.json --as WindDTO
      ```
      """)

  static let unknownSchema = DiagnosticKind(
    "G2136", .error, "a schema that no document has",
    explanation: """
      `--only` asks for schemas by the names that the documents give them, such as `User` for
      `#/components/schemas/User`, and not by the names of the types that are made of them, such as `UserDTO`.

      ```text
      gatehouse import openapi.json --only User,Order
      ```

      Nothing is written then. Import without `--only` to see which schemas there are, or correct the name.
      """)
}
