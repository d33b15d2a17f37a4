import Diagnostics
import SchemaSemantics
import SchemaSyntax

/// Where the declarations of a version name cases of enums: in defaults of fields, and in those of entries of maps.
struct CaseUses {
  /// A case, by its enum and its position there.
  struct Use {
    let place: Range<Int>
    let owner: Int
    let member: Int
  }

  /// Those of each file, by their places.
  private var uses: [[Int: Use]]
  private let version: SchemaVersion
  private let conventions: NamingConventions

  /// The cases of the enums that are looked for.
  private var names: [Int: [String: Int]] = [:]

  init(of enums: [Int], in version: SchemaVersion, _ conventions: NamingConventions) {
    self.version = version
    self.conventions = conventions
    uses = version.texts.map { _ in [:] }
    for id in enums {
      names[id] = SwiftNames(of: version.declarations[id], conventions).members
    }
    guard !names.isEmpty else { return }
    for declaration in version.declarations {
      switch declaration.node {
      case .record(let record): find(in: record.fields, declaration.file)
      case .group(let group): find(in: group.members.fields, declaration.file)
      case .map(let map): find(in: map, declaration.file)
      case .wrapper, .enumeration, .union, .repository, .alias, .foreign, .converter, .namespace:
        break
      }
    }
  }

  /// The case whose name begins at a place.
  func use(at offset: Int, in file: Int) -> Use? { uses[file][offset] }

  func all(in file: Int) -> some Sequence<Use> { uses[file].values }

  private mutating func find(in fields: [Field], _ file: Int) {
    for field in fields {
      guard let standard = field.defaultValue else { continue }
      find(in: standard, of: type(in: field.type.span.range, file))
    }
  }

  /// What is after `??` is a value of the field that the entry is for.
  private mutating func find(in map: MapDeclaration, _ file: Int) {
    guard !map.entries.isEmpty, let target = type(in: map.target.span.range, file) else { return }
    let owner = version.declarations[target]
    let fields = SwiftNames(of: owner, conventions).members
    for entry in map.entries {
      guard let field = fields[entry.target.text],
        let type = owner.members[field].part(.type).ranges.first.flatMap({
          self.type(in: $0, owner.file)
        })
      else { continue }
      for part in entry.source.all {
        guard case .coalesce(_, let standard) = part.kind else { continue }
        find(in: standard, of: type)
      }
    }
  }

  private mutating func find(in expression: MapExpression, of type: Int?) {
    switch expression.kind {
    case .path(let path) where path.rest.isEmpty: add(path.span, path.first.text, of: type)
    case .literal(let literal): find(in: literal, of: type)
    case .list(let elements): for element in elements { find(in: element.entry.source, of: type) }
    case .path, .source, .interpolation, .coalesce, .required, .match, .custom, .construction,
      .converted, .record, .refusal, .invalid:
      break
    }
  }

  private func type(in range: Range<Int>, _ file: Int) -> Int? {
    version.mentions(in: range, file: file).first?.target
  }

  private mutating func find(in literal: Literal, of type: Int?) {
    switch literal.kind {
    case .name(let name): add(literal.span, name, of: type)
    case .array(let elements):
      for element in elements { find(in: element, of: type) }
    case .dictionary(let entries):
      for entry in entries { find(in: entry.value, of: type) }
    case .boolean, .integer, .decimal, .string, .null, .invalid: break
    }
  }

  private mutating func add(_ span: SourceSpan, _ name: String, of type: Int?) {
    guard let type, let member = names[type]?[name] else { return }
    uses[span.file][span.start] = Use(place: span.range, owner: type, member: member)
  }
}
