import Diagnostics
import JSON

extension DescriptionReading {
  mutating func reportMalformed(
    _ member: JSONValue.Member, of site: SchemaSite, _ expected: String
  ) {
    report(
      .malformedKeyword, member, of: site, { "`\($0)` is not \(expected)" },
      help: "correct the document; this keyword is passed over")
  }

  /// Of a keyword that is a list, and a flag at each property in the oldest drafts of JSON Schema.
  mutating func reportMalformedRequired(_ use: CombinedSchema.Use) {
    let steps = use.site.origin.steps
    guard use.value.flag == true, let name = steps.last, steps.dropLast().last == "properties"
    else {
      return reportMalformed(use.member, of: use.site, "a list of texts")
    }
    report(
      .malformedKeyword, use, { "`\($0)` is not a list of texts, and is passed over" },
      help: "write `\(name)` into the list `required` of the object that has this property")
  }

  /// What is not a type says nothing of values.
  mutating func reportUnknownTypes(of combined: CombinedSchema) {
    for use in combined.uses(of: .type) where JSONKinds(types: use.value) == nil {
      let names = use.value.elements ?? [use.value]
      guard let wrong = names.first(where: { JSONKinds(types: $0) == nil }), let name = wrong.text
      else {
        reportMalformed(use.member, of: use.site, "a type, or a list of types")
        continue
      }
      let report = Report(
        origin: use.site.origin, code: DiagnosticKind.malformedKeyword.code, keyword: "type")
      guard reported.insert(report).inserted else { continue }
      diagnostics.append(
        .unknownText(
          .malformedKeyword,
          "`\(use.site.origin.appending("type").pointer)` is passed over: there is no type `\(name)`",
          at: span(wrong.place, in: use.site.resource), nearest: JSONKinds.nearestType(to: name),
          help: "write one of the types of JSON Schema, such as `\"string\"` or `\"object\"`"))
    }
  }

  mutating func reportNoSchema(_ value: JSONValue, at origin: Origin, in resource: Int) {
    let report = Report(origin: origin, code: DiagnosticKind.malformedKeyword.code, keyword: "")
    guard reported.insert(report).inserted else { return }
    diagnostics.report(
      .malformedKeyword, "`\(origin.pointer)` is not a schema",
      at: span(value.place, in: resource),
      help: "write an object, or `true` for any value")
  }

  /// - Parameters:
  ///   - origin: where the reference is.
  ///   - resource: what it starts from.
  mutating func report(
    _ fault: References.Fault, _ text: String, _ member: JSONValue.Member, at origin: Origin,
    in resource: Int
  ) {
    let place = span(member.value.place, in: resource)
    // What is missing is reported once, however many references lead there.
    let missing = fault.missingDocument.map { Origin(document: $0, steps: []) }
    let report = Report(
      origin: missing ?? origin, code: DiagnosticKind.brokenReference.code, keyword: "$ref")
    guard reported.insert(report).inserted else { return }
    switch fault {
    case .unknownDocument(let address):
      diagnostics.report(
        .missingDocument, "`\(text)` leads to a document that is not there", at: place,
        notes: Address.isAbsolute(address) ? ["nothing is fetched from the network"] : [],
        help: Address.isAbsolute(address)
          ? "download it, and import it with the others; its `$id` must be `\(address)`"
          : "correct the reference, or import `\(address)` with the others")
    case .missing(let origin, let step, let names):
      diagnostics.append(
        .unknownName(
          .brokenReference,
          "`\(text)` leads to nothing: there is no `\(step)` in `\(origin.pointer)`",
          at: place, nearest: Spelling(names).nearest(to: step), help: "correct the reference",
          fix: nil))
    case .unknownAnchor(let name):
      diagnostics.report(
        .brokenReference, "`\(text)` leads to nothing: no schema has the anchor `\(name)`",
        at: place, help: "write `#/` and the way to the schema, or give it an `$anchor`")
    case .noSchema(let origin):
      diagnostics.report(
        .brokenReference, "`\(text)` leads to something that is not a schema", at: place,
        help: "refer to a schema within `\(origin.pointer)`")
    }
  }

  mutating func reportTooDeep(_ site: SchemaSite) {
    let report = Report(origin: site.origin, code: DiagnosticKind.tooDeep.code, keyword: "")
    guard reported.insert(report).inserted else { return }
    let place = site.entries.first?.member.namePlace ?? 0..<0
    diagnostics.report(
      .tooDeep, "`\(site.origin.pointer)` is more than \(Self.depthLimit) schemas deep",
      at: span(place, in: site.resource),
      help: "move a schema from the middle to the definitions, and refer to it")
  }
}

extension DiagnosticKind {
  static let malformedKeyword = DiagnosticKind(
    "G2105", .warning, "a keyword with a value that it cannot have",
    explanation: """
      Each keyword has a form: `required` is a list of keys, and `minLength` is a whole number that is not negative. The
      import passes over a keyword whose value has another form, since it would have to guess what is meant, and reads
      everything else in the schema as it is.

      ```json
      { "$defs": { "User": {
        "type": "object",
        "properties": { "name": { "type": "string" } },
        "required": "name"
      } } }
      ```

      Correct the document and import it again, or say in the schema what the document means. What you write there stays
      when the document is imported again:

      ```gate
      dto UserDTO { name: String }
      ```
      """)

  static let brokenReference = DiagnosticKind(
    "G2101", .error, "a reference that leads to nothing",
    explanation: """
      A `$ref` holds the address of a document, or nothing for the same one, and after `#` the path to a schema, such as
      `#/components/schemas/User`, or the name of an anchor. In names, `~` is written `~0`, and `/` is written `~1`.
      Here there is nothing at that place, so the document does not say what the value is.

      ```json
      { "$defs": {
        "User": { "type": "object", "properties": { "role": { "$ref": "#/$defs/Rolle" } } },
        "Role": { "type": "string" }
      } }
      ```

      Nothing is written then. Correct the reference, or add the schema that it leads to, and import the document again:

      ```json
      { "$defs": {
        "User": { "type": "object", "properties": { "role": { "$ref": "#/$defs/Role" } } },
        "Role": { "type": "string" }
      } }
      ```
      """)

  static let missingDocument = DiagnosticKind(
    "G2102", .error, "a reference to a document that is not there",
    explanation: """
      A `$ref` may lead to another document. It is looked up by its path, relative to the file with the reference, and
      by its `$id`: among the files of the run, and in the folder of the document that you import and the folders in it.
      Nothing else on your machine is read, and nothing is ever fetched from the network.

      ```json
      { "type": "object", "properties": { "team": { "$ref": "team.json" } } }
      ```

      Where the document is needed, the schema has `JSON`. Correct the reference, or pass a document that is elsewhere:

      ```text
      gatehouse import api/user.json shared/team.json --into Schemas
      ```
      """)

  static let tooDeep = DiagnosticKind(
    "G2106", .error, "schemas that are nested too deeply",
    explanation: """
      Schemas within schemas are read up to a depth of 64. Only the nesting counts: named schemas that refer to each
      other may form a chain of any length, or a circle.

      Nothing is written then. Move a schema from the middle to the definitions, `components.schemas` or `$defs`, and
      write a `$ref` in its place.
      """)
}
