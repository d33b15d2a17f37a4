package import Diagnostics
import SchemaSyntax

/// Checks the protocols after the colon. Protocols that the language does not know are passed on, since only Swift can tell
/// whether a type conforms to them.
package struct ConformanceCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .identifiableWithoutID, .comparableWithoutKey, .unorderedKey, .duplicateConformance,
    .redundantConformance, .halfCodable, .typeAsProtocol, .strayKey, .unknownConditionField,
    .differentIDs,
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
  private let typesByName: [String: TypeID]
  private let aliasesByName: [String: ResolvedAlias]

  private init(_ schema: ResolvedSchema) {
    self.schema = schema
    paths = FieldPaths(schema)
    typesByName = Dictionary(
      schema.types.map { ($0.qualifiedName, $0.id) }, uniquingKeysWith: { first, _ in first })
    aliasesByName = Dictionary(
      schema.aliases.map { ($0.qualifiedName, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func check(_ type: ResolvedType) -> [ValidConformance] {
    var first: [String: SourceSpan] = [:]
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
    switch name {
    case "Identifiable": return isIdentifiable(conformance, type) ? plain : nil
    case "Comparable": return comparable(conformance, type)
    case "Hashable", "Equatable", "Sendable": return inherent(conformance, type) ? nil : plain
    case "Codable", "Encodable", "Decodable": return coding(conformance, type)
    default: return plain
    }
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
      if record.fields.contains(where: { $0.swiftName == "id" }) { return true }
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

extension ResolvedType {
  var isRecord: Bool {
    if case .record = kind { true } else { false }
  }
}
