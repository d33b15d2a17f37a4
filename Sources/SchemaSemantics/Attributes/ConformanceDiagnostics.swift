import Diagnostics
import SchemaSyntax

extension ConformanceCheck {
  mutating func reportDuplicate(_ conformance: Conformance, of first: SourceSpan) {
    diagnostics.report(
      .duplicateConformance, "`\(conformance.name.text)` is given twice",
      at: conformance.span, secondary: [.init(first, "the first one")], help: "remove one of them"
    )
  }

  mutating func reportType(_ conformance: Conformance, _ id: TypeID, on type: ResolvedType) {
    let name = schema[id].qualifiedName
    if schema[id].isGroup {
      reportGroup(conformance, schema[id], on: type)
      return
    }
    diagnostics.report(
      .typeAsProtocol, "`\(name)` is not a protocol, and types do not inherit from each other",
      at: conformance.name.span, secondary: [.init(schema[id].head, "declared here")],
      help: type.isRecord
        ? "repeat the fields that are needed, or add a field of type `\(name)`"
        : "write only protocols after the colon")
  }

  private mutating func reportGroup(
    _ conformance: Conformance, _ group: ResolvedType, on type: ResolvedType
  ) {
    let isSpread = type.record?.spreads.contains { $0.groups.contains(group.id) } == true
    diagnostics.report(
      .typeAsProtocol, "`\(group.qualifiedName)` is a group of fields",
      at: conformance.name.span, secondary: [.init(group.head, "declared here")],
      help: isSpread
        ? "remove it: `...\(group.name.text)` says this, and everything else that is needed"
        : type.isRecord
          ? "remove it, and write `...\(group.name.text)` among the fields"
          : "write only protocols after the colon")
  }

  mutating func reportAlias(_ conformance: Conformance, _ alias: ResolvedAlias) {
    diagnostics.report(
      .typeAsProtocol, "`\(alias.qualifiedName)` is an alias, not a protocol",
      at: conformance.name.span, secondary: [.init(alias.syntax.head, "declared here")],
      help: "write only protocols after the colon")
  }

  mutating func reportNamespace(_ conformance: Conformance, _ namespace: ResolvedNamespace) {
    diagnostics.report(
      .typeAsProtocol, "`\(namespace.name.text)` is a namespace and not a protocol",
      at: conformance.name.span, secondary: [.init(namespace.name.span, "declared here")],
      help: "write only protocols after the colon")
  }

  /// What is meant to hide a value would do nothing as a protocol.
  mutating func reportAttribute(_ conformance: Conformance, _ attribute: KnownAttribute) {
    diagnostics.report(
      .typeAsProtocol, "`\(attribute.rawValue)` is an attribute and not a protocol",
      at: conformance.name.span,
      help:
        "write `\(attribute.usage)` before the declaration, and only protocols after the colon")
  }

  mutating func reportScalar(_ conformance: Conformance, on type: ResolvedType) {
    let name = conformance.name.text
    var help = "write only protocols after the colon"
    if case .enumeration = type.kind {
      help = "write the raw type of an enum first after the colon"
    } else if case .wrapper = type.kind {
      help = "write the wrapped type after `=`: `type \(type.name.text) = \(name)`"
    }
    diagnostics.report(
      .typeAsProtocol, "`\(name)` is not a protocol", at: conformance.name.span, help: help)
  }

  mutating func reportStrayKey(_ key: Path, of conformance: Conformance) {
    let name = conformance.name.text
    diagnostics.report(
      .strayKey,
      name == "Comparable"
        ? "there are no fields here to compare by" : "`\(name)` does not take a `by`",
      at: key.span, help: "write `\(name)` alone",
      fix: .remove(
        SourceSpan(file: key.span.file, start: conformance.name.span.end, end: key.span.end)))
  }

  mutating func reportRedundant(_ conformance: Conformance, _ statement: String) {
    diagnostics.report(
      .redundantConformance, "\(statement) anyway", at: conformance.name.span,
      help: "remove `\(conformance.name.text)`")
  }

  mutating func reportHalfCodable(_ conformance: Conformance, of type: ResolvedType) {
    diagnostics.report(
      .halfCodable, "\(Territory(type.kind).noun) cannot be only `\(conformance.name.text)`",
      at: conformance.name.span,
      notes: ["an app reads what it has stored, so the form is the same in both directions"],
      help: "write `Codable`", fix: .propose("Codable", for: conformance.name.span))
  }

  mutating func reportNoRecord(_ conformance: Conformance, _ type: ResolvedType) {
    diagnostics.report(
      .identifiableWithoutID,
      "\(Territory(type.kind).noun) without fields cannot be `Identifiable`",
      at: conformance.name.span, help: "remove `Identifiable`")
  }

  mutating func reportMissingID(
    _ conformance: Conformance, of record: ResolvedRecord, _ type: ResolvedType
  ) {
    let names = record.fields.map(\.swiftName)
    let candidate =
      names.firstIndex { $0.lowercased() == type.name.text.lowercased() + "id" }
      ?? names.firstIndex { $0.hasSuffix("ID") || $0 == "uuid" }
    let name = candidate.map { record.fields[$0].wireName }
    diagnostics.report(
      .identifiableWithoutID, "`\(type.qualifiedName)` has no field `id`",
      at: conformance.name.span,
      secondary: candidate.map {
        [.init(record.fields[$0].syntax.nameSpan, "is this what identifies it?")]
      } ?? [],
      help: name.map {
        record.layer == .domain
          ? "rename `\($0)` to `id`, or add a field" : "write `\($0) as id`, or add a field `id`"
      } ?? "add a field `id`, or remove `Identifiable`")
  }
}

extension DiagnosticKind {
  static let identifiableWithoutID = DiagnosticKind(
    "G0701", .error, "`Identifiable` without an `id`",
    explanation: """
      `Identifiable` is Swift's protocol for values that have an identity. It requires a field with the Swift name `id`. A
      union has the `id` of what its case carries, so each case must carry something with an `id`.

      ```gate
      domain User: Identifiable { userID: String, name: String }
      ```

      ```gate
      domain User: Identifiable { id: String, name: String }
      ```
      """)

  static let duplicateConformance = DiagnosticKind(
    "G0705", .error, "a protocol that is named twice",
    explanation: """
      List each protocol only once after the colon of a declaration.

      ```gate
      domain User: Identifiable, Identifiable { id: String }
      ```

      ```gate
      domain User: Identifiable { id: String }
      ```
      """)

  static let redundantConformance = DiagnosticKind(
    "G0706", .warning, "a redundant conformance",
    explanation: """
      Domain types, models, `type`s and enums are always `Hashable` and `Sendable`, and dtos are `Sendable`. Writing
      these conformances changes nothing. A dto is `Hashable` or `Equatable` only if you write so. Whether a dto or a
      model is `Codable` depends on the maps that use it and on the configuration, so you can always write `Codable`.

      ```gate
      domain User: Hashable { name: String }
      ```

      ```gate
      domain User { name: String }
      ```
      """)

  static let halfCodable = DiagnosticKind(
    "G0707", .error, "a domain type that is only `Encodable` or only `Decodable`",
    explanation: """
      A domain type that is `Codable` can be stored: it has a form of its own, with the names that it has in Swift. An app
      reads what it has stored, so there is no form for one direction alone. What comes from the wire, or goes there, is a
      dto or a `model`, and these may be `Encodable` or `Decodable` alone.

      ```gate
      domain Country: Encodable { code: String }
      ```

      ```gate
      domain Country: Codable { code: String }
      ```
      """)

  static let typeAsProtocol = DiagnosticKind(
    "G0708", .error, "a name after the colon that is not a protocol",
    explanation: """
      The names after the colon of a declaration are protocols. The types of a schema do not inherit from each other:
      repeat the fields that they have in common, or put these into a type of their own, and add a field of that type.

      ```gate
      domain Person { name: String }
      domain Member: Person { since: Int }
      ```

      ```gate
      domain Person { name: String }
      domain Member { person: Person, since: Int }
      ```
      """)

  static let strayKey = DiagnosticKind(
    "G0723", .error, "a `by` after a protocol that does not take one",
    explanation: """
      `Comparable by createdAt` says which field of a record decides the order. No other protocol takes a `by`, and a
      type without fields is compared as a whole.

      ```gate
      domain User: Identifiable by id { id: String }
      ```

      ```gate
      domain User: Identifiable { id: String }
      ```
      """)
}
