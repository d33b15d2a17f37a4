package import Diagnostics
import SchemaSyntax

/// Checks the protocols after the colon. Protocols that the language does not know are passed on, since only Swift can tell
/// whether a type conforms to them.
package struct ConformanceCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .identifiableWithoutID, .comparableWithoutKey, .unorderedKey, .duplicateConformance,
    .redundantConformance, .halfCodable, .typeAsProtocol, .strayKey, .unknownConditionField,
    .differentIDs, .codingKeys,
  ]

  /// For each type, the protocols to declare, without those that it conforms to in any case.
  package static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic])
    -> [[ValidConformance]]
  {
    var check = ConformanceCheck(schema)
    let conformances = schema.types.map { type in check.check(type) }
    diagnostics += check.diagnostics
    return conformances
  }

  let schema: ResolvedSchema
  var paths: FieldPaths
  var diagnostics: [Diagnostic] = []
  let typesByName: [String: TypeID]
  let aliasesByName: [String: ResolvedAlias]

  private init(_ schema: ResolvedSchema) {
    self.schema = schema
    paths = FieldPaths(schema)
    typesByName = Dictionary(
      firstOf: schema.types.filter(\.isDeclared).map { ($0.qualifiedName, $0.id) })
    aliasesByName = Dictionary(firstOf: schema.aliases.map { ($0.qualifiedName, $0) })
  }

  private mutating func check(_ type: ResolvedType) -> [ValidConformance] {
    var first: [String: SourceSpan] = [:]
    checkCodingKeys(type)
    return type.conformances.compactMap { conformance in
      let name = conformance.name.text
      if let span = first[name] {
        reportDuplicate(conformance, of: span)
        return nil
      }
      first[name] = conformance.span
      return check(conformance, of: type)
    }
  }

  private mutating func check(_ conformance: Conformance, of type: ResolvedType)
    -> ValidConformance?
  {
    let name = conformance.name.text
    let plain = ValidConformance(name: name, key: [])
    if let parameter = type.parameters.first(where: { schema[$0].name.text == name }) {
      refuse(
        conformance, "`\(name)` is a type parameter and not a protocol",
        declaredAt: schema[parameter].head)
      return nil
    }
    if let declared = declaredType(name, from: type) {
      reportType(conformance, declared, on: type)
      return nil
    }
    if let alias = declaredAlias(name, from: type) {
      reportAlias(conformance, alias)
      return nil
    }
    if let namespace = schema.namespaces.first(where: { $0.name.text == name }) {
      reportNamespace(conformance, namespace)
      return nil
    }
    if let attribute = KnownAttribute(rawValue: name) {
      reportAttribute(conformance, attribute)
      return nil
    }
    if Scalar(rawValue: name) != nil {
      reportScalar(conformance, on: type)
      return nil
    }
    if let key = conformance.key, name != "Comparable" || !type.isRecord {
      reportStrayKey(key, of: conformance)
      return nil
    }
    switch KnownProtocol(rawValue: name) {
    case .identifiable: return isIdentifiable(conformance, type) ? plain : nil
    case .comparable: return comparable(conformance, type)
    case .hashable, .equatable, .sendable: return inherent(conformance, type) ? nil : plain
    case .codable, .encodable, .decodable: return coding(conformance, type)
    case nil:
      guard let meant = KnownProtocol(spelling: name) else { return plain }
      reportSpelling(conformance, meant.rawValue)
      return nil
    }
  }

  /// `codable`: what differs by case alone is no protocol of the app.
  private mutating func reportSpelling(_ conformance: Conformance, _ meant: String) {
    let name = conformance.name
    diagnostics.report(
      .typeAsProtocol, "`\(name.text)` is not a protocol", at: name.span,
      label: Diagnostic.question(about: meant), help: "write `\(meant)`",
      fix: .propose(meant, for: name.span))
  }

  private func declaredType(_ name: String, from type: ResolvedType) -> TypeID? {
    declaration(name, from: type, in: typesByName)
  }

  private func declaredAlias(_ name: String, from type: ResolvedType) -> ResolvedAlias? {
    declaration(name, from: type, in: aliasesByName)
  }

  /// Looks the name up as Swift would: in the type first, then outwards.
  private func declaration<Found>(
    _ name: String, from type: ResolvedType, in known: [String: Found]
  ) -> Found? {
    var scope = type.parent
    while let id = scope {
      if let found = known[schema[id].qualifiedName + "." + name] { return found }
      scope = schema[id].parent
    }
    if let namespace = type.namespace, let found = known["\(namespace).\(name)"] { return found }
    return known[name]
  }

  /// Whether the type conforms to the protocol in any case.
  private mutating func inherent(_ conformance: Conformance, _ type: ResolvedType) -> Bool {
    if Territory(type.kind) == .dto, conformance.name.text != "Sendable" { return false }
    reportRedundant(conformance, "\(Territory(type.kind).noun) is `\(conformance.name.text)`")
    return true
  }

  /// Which of these conformances a type of the wire has in any case depends on the maps and on the configuration, so
  /// asking for one is never reported as useless. How a domain type is stored is not said in its declaration.
  private mutating func coding(_ conformance: Conformance, _ type: ResolvedType)
    -> ValidConformance?
  {
    switch Territory(type.kind) {
    case .dto, .model, .foreign: return ValidConformance(name: conformance.name.text, key: [])
    case .domain, .wrapper, .enumeration:
      if conformance.name.text != "Codable" { reportHalfCodable(conformance, of: type) }
      return nil
    }
  }

  private mutating func isIdentifiable(_ conformance: Conformance, _ type: ResolvedType) -> Bool {
    switch type.kind {
    case .record(let record):
      if let field = record.fields.first(where: { $0.swiftName == "id" }) {
        checkNames(within: type, with: field.type, conformance)
        return true
      }
      reportMissingID(conformance, of: record, type)
      return false
    case .union(let union):
      return isIdentifiable(conformance, union, type)
    case .wrapper, .enumeration:
      reportNoRecord(conformance, type)
      return false
    case .foreign: return true
    }
  }
}

/// The protocols that the language knows.
private enum KnownProtocol: String, CaseIterable {
  case identifiable = "Identifiable", comparable = "Comparable"
  case hashable = "Hashable", equatable = "Equatable", sendable = "Sendable"
  case codable = "Codable", encodable = "Encodable", decodable = "Decodable"

  /// Whatever letters are capitals.
  init?(spelling name: String) {
    let folded = name.lowercased()
    guard let known = Self.allCases.first(where: { $0.rawValue.lowercased() == folded }) else {
      return nil
    }
    self = known
  }
}

extension ResolvedType {
  var isRecord: Bool {
    if case .record = kind { true } else { false }
  }
}

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
    refuse(
      conformance, "`\(name)` is not a protocol, and types do not inherit from each other",
      declaredAt: schema[id].head,
      help: type.isRecord
        ? "repeat the fields that are needed, or add a field of type `\(name)`" : nil)
  }

  private mutating func refuse(
    _ conformance: Conformance, _ message: String, declaredAt span: SourceSpan? = nil,
    help: String? = nil
  ) {
    diagnostics.report(
      .typeAsProtocol, message, at: conformance.name.span,
      secondary: span.map { [.init($0, "declared here")] } ?? [],
      help: help ?? "write only protocols after the colon")
  }

  private mutating func reportGroup(
    _ conformance: Conformance, _ group: ResolvedType, on type: ResolvedType
  ) {
    let isSpread = type.record?.spreads.contains { $0.groups.contains(group.id) } == true
    refuse(
      conformance, "`\(group.qualifiedName)` is a group of fields", declaredAt: group.head,
      help: isSpread
        ? "remove it: `...\(group.name.text)` says this, and everything else that is needed"
        : type.isRecord ? "remove it, and write `...\(group.name.text)` among the fields" : nil)
  }

  mutating func reportAlias(_ conformance: Conformance, _ alias: ResolvedAlias) {
    refuse(
      conformance, "`\(alias.qualifiedName)` is an alias, not a protocol",
      declaredAt: alias.syntax.head)
  }

  mutating func reportNamespace(_ conformance: Conformance, _ namespace: ResolvedNamespace) {
    refuse(
      conformance, "`\(namespace.name.text)` is a namespace and not a protocol",
      declaredAt: namespace.name.span)
  }

  /// What is meant to hide a value would do nothing as a protocol.
  mutating func reportAttribute(_ conformance: Conformance, _ attribute: KnownAttribute) {
    refuse(
      conformance, "`\(attribute.rawValue)` is an attribute and not a protocol",
      help:
        "write `\(attribute.usage)` before the declaration, and only protocols after the colon")
  }

  mutating func reportScalar(_ conformance: Conformance, on type: ResolvedType) {
    let name = conformance.name.text
    var help: String?
    if case .enumeration = type.kind {
      help = "write the raw type of an enum first after the colon"
    } else if case .wrapper = type.kind {
      help = "write the wrapped type after `=`: `type \(type.name.text) = \(name)`"
    }
    refuse(conformance, "`\(name)` is not a protocol", help: help)
  }

  mutating func reportStrayKey(_ key: Path, of conformance: Conformance) {
    let name = conformance.name.text
    diagnostics.report(
      .strayKey,
      name == "Comparable"
        ? "there are no fields here to compare by" : "`\(name)` does not take a `by`",
      at: key.span, help: "write `\(name)` alone",
      fix: .remove(conformance.name.span.after.through(key.span)))
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
      """,
    wrong: """
      domain User: Identifiable { userID: String, name: String }
      """,
    right: """
      domain User: Identifiable { id: String, name: String }
      """)

  static let duplicateConformance = DiagnosticKind(
    "G0705", .error, "a protocol that is named twice",
    explanation: """
      List each protocol only once after the colon of a declaration.
      """,
    wrong: """
      domain User: Identifiable, Identifiable { id: String }
      """,
    right: """
      domain User: Identifiable { id: String }
      """)

  static let redundantConformance = DiagnosticKind(
    "G0706", .warning, "a redundant conformance",
    explanation: """
      Domain types, models, `type`s and enums are always `Hashable` and `Sendable`, and dtos are `Sendable`. Writing
      these conformances changes nothing. A dto is `Hashable` or `Equatable` only if you write so. Whether a dto or a
      model is `Codable` depends on the maps that use it and on the configuration, so you can always write `Codable`.
      """,
    wrong: """
      domain User: Hashable { name: String }
      """,
    right: """
      domain User { name: String }
      """)

  static let halfCodable = DiagnosticKind(
    "G0707", .error, "a domain type that is only `Encodable` or only `Decodable`",
    explanation: """
      A domain type that is `Codable` can be stored: it has a form of its own, with the names that it has in Swift. An app
      reads what it has stored, so there is no form for one direction alone. What comes from the wire, or goes there, is a
      dto or a `model`, and these may be `Encodable` or `Decodable` alone.
      """,
    wrong: """
      domain Country: Encodable { code: String }
      """,
    right: """
      domain Country: Codable { code: String }
      """)

  static let typeAsProtocol = DiagnosticKind(
    "G0708", .error, "a name after the colon that is not a protocol",
    explanation: """
      The names after the colon of a declaration are protocols. The types of a schema do not inherit from each other:
      repeat the fields that they have in common, or put these into a type of their own, and add a field of that type.
      """,
    wrong: """
      domain Person { name: String }
      domain Member: Person { since: Int }
      """,
    right: """
      domain Person { name: String }
      domain Member { person: Person, since: Int }
      """)

  static let strayKey = DiagnosticKind(
    "G0723", .error, "a `by` after a protocol that does not take one",
    explanation: """
      `Comparable by createdAt` says which field of a record decides the order. No other protocol takes a `by`, and a
      type without fields is compared as a whole.
      """,
    wrong: """
      domain User: Identifiable by id { id: String }
      """,
    right: """
      domain User: Identifiable { id: String }
      """)
}
