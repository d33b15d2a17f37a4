import Diagnostics
import JSON

extension DescriptionReading {
  mutating func reportMalformed(
    _ member: JSONValue.Member, of site: SchemaSite, _ expected: String
  ) {
    report(.malformedKeyword, member, of: site) { "`\($0)` is not \(expected)" }
  }

  mutating func reportNoSchema(_ value: JSONValue, at origin: Origin, in resource: Int) {
    let report = Report(origin: origin, code: DiagnosticKind.malformedKeyword.code, keyword: "")
    guard reported.insert(report).inserted else { return }
    diagnostics.append(
      Diagnostic(
        .malformedKeyword, "`\(origin.pointer)` is not a schema",
        at: span(value.place, in: resource),
        help: "write an object, or `true` for any value"))
  }

  mutating func report(
    _ fault: References.Fault, _ text: String, _ member: JSONValue.Member, of site: SchemaSite
  ) {
    let place = span(member.value.place, in: site.resource)
    let report = Report(
      origin: site.origin, code: DiagnosticKind.brokenReference.code, keyword: "$ref")
    guard reported.insert(report).inserted else { return }
    switch fault {
    case .unknownDocument(let address):
      diagnostics.append(
        Diagnostic(
          .missingDocument, "`\(text)` leads to a document that was not given", at: place,
          notes: Address.isAbsolute(address) ? ["nothing is fetched from the network"] : [],
          help: Address.isAbsolute(address)
            ? "download it, and give the file as well; its `$id` must be `\(address)`"
            : "give the file `\(address)` as well"))
    case .missing(let origin, let step, let names):
      diagnostics.append(
        .unknownName(
          .brokenReference,
          "`\(text)` leads to nothing: there is no `\(step)` in `\(origin.pointer)`",
          at: place, nearest: Spelling(names).nearest(to: step), help: "correct the reference",
          fix: nil))
    case .unknownAnchor(let name):
      diagnostics.append(
        Diagnostic(
          .brokenReference, "`\(text)` leads to nothing: no schema has the anchor `\(name)`",
          at: place, help: "write `#/` and the way to the schema, or give it an `$anchor`"))
    case .noSchema(let origin):
      diagnostics.append(
        Diagnostic(
          .brokenReference, "`\(text)` leads to something that is not a schema", at: place,
          help: "refer to a schema within `\(origin.pointer)`"))
    }
  }

  mutating func reportCircle(_ site: SchemaSite) {
    let report = Report(
      origin: site.origin, code: DiagnosticKind.endlessReference.code, keyword: "$ref")
    guard reported.insert(report).inserted else { return }
    let place = site[.reference]?.value.place ?? site.entries.first?.member.namePlace ?? 0..<0
    diagnostics.append(
      Diagnostic(
        .endlessReference, "`\(site.origin.pointer)` refers to itself, and to nothing else",
        at: span(place, in: site.resource),
        help: "let one of the schemas on the way say what it is"))
  }

  mutating func reportTooDeep(_ site: SchemaSite) {
    let report = Report(origin: site.origin, code: DiagnosticKind.tooDeep.code, keyword: "")
    guard reported.insert(report).inserted else { return }
    let place = site.entries.first?.member.namePlace ?? 0..<0
    diagnostics.append(
      Diagnostic(
        .tooDeep, "`\(site.origin.pointer)` is more than \(Self.depthLimit) schemas deep",
        at: span(place, in: site.resource),
        help: "move a schema from the middle to the definitions, and refer to it"))
  }
}

extension DiagnosticKind {
  static let malformedKeyword = DiagnosticKind(
    "G2105", .warning, "a keyword with a value that it cannot have",
    explanation: """
      Each keyword of a schema has a form, such as a list of texts for `required`. What does not have it is passed over, and
      everything else in the schema is read as it is.
      """)

  static let brokenReference = DiagnosticKind(
    "G2101", .error, "a reference that leads to nothing",
    explanation: """
      A `$ref` holds the address of a document, or nothing for the same one, and after `#` the way to a schema, such as
      `#/components/schemas/User`, or the name of an anchor. In names, `~` is written `~0` and `/` is written `~1`.
      """)

  static let missingDocument = DiagnosticKind(
    "G2102", .error, "a reference to a document that was not given",
    explanation: """
      A `$ref` may lead to another document. It is found among the files of the same run: by its path, seen from the file with
      the reference, or by its `$id`. Nothing is ever fetched from the network, so that the same files always give the same
      schema.
      """)

  static let endlessReference = DiagnosticKind(
    "G2104", .error, "a reference to itself",
    explanation: """
      Schemas may refer to each other in a circle, as long as one of them says something on the way: a list of comments that
      have comments is fine. References that lead only to each other describe nothing.
      """)

  static let tooDeep = DiagnosticKind(
    "G2106", .error, "schemas that are nested too deeply",
    explanation: """
      Schemas within schemas are read up to a depth of 64. Those that are deeper become `JSON`. Named schemas that refer to
      each other may be as many as you like.
      """)
}
