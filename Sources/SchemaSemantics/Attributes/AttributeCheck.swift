package import Diagnostics
import SchemaSyntax

/// Reads the documentation and the attributes of everything in a schema.
package struct AttributeCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .unknownAttribute, .attributeArguments, .duplicateAttribute, .misplacedAttribute, .formerName,
  ]

  package static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic])
    -> SchemaNotes
  {
    var check = AttributeCheck()
    check.readTypes(of: schema)
    for type in schema.types { check.readMembers(of: type) }
    for alias in schema.aliases { check.read(alias) }
    for namespace in schema.namespaces {
      check.notes.namespaces.append(
        namespace.preambles.map { check.read($0, of: .namespace, namespace.name.text) })
    }
    for converter in schema.converters {
      check.notes.converters.append(
        check.read(converter.syntax.preamble, of: .converter, converter.syntax.name.text))
    }
    for map in schema.maps { check.read(map) }
    for repository in schema.repositories { check.read(repository) }
    diagnostics += check.diagnostics
    return check.notes
  }

  private var notes = SchemaNotes()
  private var diagnostics: [Diagnostic] = []

  /// The former name of a type must not be taken where the type is declared.
  private mutating func readTypes(of schema: ResolvedSchema) {
    // A generic record is read again for each type that it is about.
    let places = schema.types.map { ($0.instance.map { schema[$0.generic] } ?? $0).place }
    var names: [Scope: TakenNames] = [:]
    for (type, place) in zip(schema.types, places) {
      names[place, default: TakenNames()].add(type.name.text, at: type.name.span)
    }
    for namespace in schema.namespaces {
      names[.topLevel, default: TakenNames()].add(namespace.name.text, at: namespace.name.span)
    }
    for (type, place) in zip(schema.types, places) {
      let bearer: AttributeBearer =
        switch type.kind {
        case .wrapper: .wrapper
        case .foreign: .foreign
        case .record(let record) where record.group != nil: .group
        case .record(let record): record.layer == .dto ? .dto : .record
        case .enumeration, .union: .choice
        }
      let reader = PreambleReader(bearer: bearer, name: type.name.text)
      notes.types.append(
        reader.read(
          type.preamble, siblings: &names[place, default: TakenNames()], into: &diagnostics))
    }
  }

  private mutating func readMembers(of type: ResolvedType) {
    switch type.kind {
    case .record(let record):
      readMembers(
        record.fields.map { ($0.swiftName, $0.syntax.nameSpan, $0.syntax.preamble) }, of: .field)
      for spread in record.spreads { _ = read(spread.preamble, of: .spread, "") }
      if let keys = record.undeclaredKeys { _ = read(keys.preamble, of: .undeclaredKeys, "") }
      for constant in record.constants {
        _ = read(constant.preamble, of: .constant, constant.wireName.text)
      }
      notes.invariants.append(record.invariants.map { read($0.preamble, of: .rule, $0.name.text) })
    case .enumeration(let enumeration):
      readMembers(
        enumeration.cases.map { ($0.swiftName, $0.nameSpan, $0.preamble) }, of: .unionOrEnumCase,
        beside: enumeration.listNames.map { ($0, type.head) })
      notes.invariants.append([])
    case .union(let union):
      readMembers(
        union.cases.map { ($0.swiftName, $0.nameSpan, $0.preamble) }, of: .unionOrEnumCase)
      notes.invariants.append([])
    case .wrapper, .foreign:
      notes.members.append([])
      notes.invariants.append([])
    }
  }

  private mutating func readMembers(
    _ members: [(name: String, span: SourceSpan, preamble: Preamble)], of bearer: AttributeBearer,
    beside others: [(name: String, span: SourceSpan)] = []
  ) {
    var names = TakenNames()
    for other in others { names.add(other.name, at: other.span) }
    // These names are only compared with the arguments of attributes.
    if members.contains(where: { !$0.preamble.attributes.isEmpty }) {
      for member in members { names.add(member.name, at: member.span) }
    }
    notes.members.append(
      members.map { member in
        PreambleReader(bearer: bearer, name: member.name)
          .read(member.preamble, siblings: &names, into: &diagnostics)
      })
  }

  private mutating func read(_ alias: ResolvedAlias) {
    notes.aliases.append(read(alias.syntax.preamble, of: .alias, alias.syntax.name.text))
  }

  private mutating func read(_ map: ResolvedMap) {
    notes.maps.append(read(map.syntax.preamble, of: .map, ""))
    for entry in map.syntax.entries + (map.syntax.reverse?.entries ?? []) {
      _ = read(entry.preamble, of: .mapEntry, entry.target.text)
    }
  }

  private mutating func read(_ repository: ResolvedRepository) {
    let syntax = repository.syntax
    notes.repositories.append(read(syntax.preamble, of: .repository, syntax.name.text))
    notes.operations.append(
      syntax.operations.map { read($0.preamble, of: .operation, $0.name.text) })
    notes.sources.append(syntax.sources.map { read($0.preamble, of: .source, $0.name.text) })
    for answer in syntax.sources.flatMap(\.answers) {
      _ = read(answer.preamble, of: .answer, answer.operation.text)
    }
    notes.strategies.append(
      syntax.strategies.map { read($0.preamble, of: .strategy, $0.name.text) })
    for row in syntax.strategies.flatMap(\.rows) {
      _ = read(row.preamble, of: .sourceOrder, row.operation.text)
    }
  }

  private mutating func read(_ preamble: Preamble, of bearer: AttributeBearer, _ name: String)
    -> ValidNotes
  {
    var none = TakenNames()
    return PreambleReader(bearer: bearer, name: name)
      .read(preamble, siblings: &none, into: &diagnostics)
  }
}

extension ResolvedEnum {
  /// What the lists of its cases are called in Swift.
  fileprivate var listNames: [String] {
    let hasDeprecated = cases.contains { $0.preamble.attribute(.deprecated) != nil }
    return ["allCases"] + (hasDeprecated ? ["everyCase", "casesIncludingDeprecated"] : [])
  }
}
