import Diagnostics
import SchemaSemantics
import SchemaSyntax

/// Where the declarations of a version use fields: in maps, by their names or because both sides have the name, in rules and
/// after `by`.
struct FieldUses {
  /// A field, by its declaration and its position there.
  struct Field: Hashable {
    let declaration: Int
    let member: Int
  }

  /// A field where it is used, and where its name ends.
  struct Use {
    let field: Field
    let end: Int
  }

  private struct Start: Hashable {
    let file: Int
    let offset: Int
  }

  private let version: SchemaVersion
  private let conventions: NamingConventions
  private var names: [Int: [String: Int]] = [:]
  private var swiftNames: [Int: SwiftNames] = [:]
  private(set) var places: [Field: [SourceSpan]] = [:]
  private var uses: [Start: Use] = [:]

  /// Members of the other side of a map that get their value from a field because they have its name.
  private(set) var alike: [Field: [Field]] = [:]

  /// For a field of the target of a map, the only field of the source that its value is made of.
  private(set) var sources: [Field: Field] = [:]

  init(in version: SchemaVersion, _ conventions: NamingConventions) {
    self.version = version
    self.conventions = conventions
    for id in version.declarations.indices {
      switch version.declarations[id].node {
      case .map(let map): find(in: map, scope: id)
      case .record(let record): find(in: record, scope: id)
      case .group(let group): find(in: group.members, scope: id)
      case .wrapper, .enumeration, .union, .repository, .alias, .foreign, .converter, .namespace:
        break
      }
    }
  }

  private mutating func find(in record: RecordDeclaration, scope: Int) {
    for rule in record.rules { rule.condition.paths.forEach { use($0.names, in: scope) } }
    for key in record.conformances.compactMap(\.key) { use(key.names, in: scope) }
  }

  private mutating func find(in map: MapDeclaration, scope: Int) {
    let sources = map.parameters.map { (label: $0.label?.text, type: target(of: $0.type, scope)) }
    let entries = map.entries.map(\.source) + map.rows.map(\.body) + map.choices
    for expression in entries {
      for path in expression.paths { use(path, from: sources) }
    }
    for path in map.ignored.flatMap(\.fields) { use(path, from: sources) }
    useAlike(map, from: sources.first { $0.label == nil }?.type, to: target(of: map.target, scope))
    guard let reverse = map.reverse else { return }
    let results = [(label: String?.none, type: target(of: map.target, scope))]
    for expression in reverse.entries.map(\.source) + reverse.rows.map(\.body) + reverse.choices {
      for path in expression.paths { use(path, from: results) }
    }
  }

  // MARK: Uses without words

  /// What no entry gives a value to comes from the member of the other side with the same name.
  private mutating func useAlike(_ map: MapDeclaration, from source: Int?, to target: Int?) {
    guard let source, let target else { return }
    let (given, taken) = (swiftNames(of: source), swiftNames(of: target))
    for entry in map.entries {
      guard let member = taken.members[entry.target.text] else { continue }
      let field = Field(declaration: target, member: member)
      places[field, default: []].append(entry.target.span)
      if sources[field] == nil { sources[field] = onlyField(in: entry, of: source) }
    }
    let entries = Set(map.entries.map(\.target.text))
    for (name, member) in taken.ordered where !entries.contains(name) {
      guard let other = given.members[name] else { continue }
      let pair = (
        Field(declaration: source, member: other), Field(declaration: target, member: member)
      )
      alike[pair.0, default: []].append(pair.1)
      if sources[pair.1] == nil { sources[pair.1] = pair.0 }
      if map.isReversible { alike[pair.1, default: []].append(pair.0) }
    }
  }

  private mutating func onlyField(in entry: MapDeclaration.Entry, of source: Int) -> Field? {
    // A list has other rules than its elements.
    let makesList =
      entry.converters.contains { $0.name.text == "split" }
      || entry.source.all.contains { if case .list = $0.kind { true } else { false } }
    guard !makesList else { return nil }
    let paths = entry.source.paths.map(\.names)
    guard paths.count == 1, let path = paths.first,
      let (member, length) = field(at: path[...], in: source), length == path.count
    else { return nil }
    return Field(declaration: source, member: member)
  }

  /// What the name that begins at a place of an expression stands for.
  func use(at offset: Int, in file: Int) -> Use? { uses[Start(file: file, offset: offset)] }

  /// Where a field is declared.
  func span(of field: Field) -> SourceSpan {
    let owner = version.declarations[field.declaration]
    let member = owner.members[field.member]
    return SourceSpan(file: owner.file, start: member.head, end: member.place.upperBound)
  }

  private mutating func swiftNames(of declaration: Int) -> SwiftNames {
    if let known = swiftNames[declaration] { return known }
    let found = SwiftNames(of: version.declarations[declaration], conventions)
    swiftNames[declaration] = found
    return found
  }

  private func target(of type: TypeExpression, _ scope: Int) -> Int? {
    guard case .named(let path) = type.kind else { return nil }
    return version.lookUp(path.names.map(\.text), from: scope)
  }

  private mutating func use(_ path: Path, from sources: [(label: String?, type: Int?)]) {
    if let source = sources.first(where: { $0.label == path.first.text }) {
      if let type = source.type { use(path.rest, in: type) }
    } else if let type = sources.first(where: { $0.label == nil })?.type {
      use(path.names, in: type)
    }
  }

  /// Goes along the fields that `path` leads through, as far as they are known.
  private mutating func use(_ path: [Name], in declaration: Int) {
    var rest = path[...]
    var declaration = declaration
    while let first = rest.first {
      guard let (member, length) = field(at: rest, in: declaration) else { return }
      let span = first.span.through(rest[rest.startIndex + length - 1].span)
      let field = Field(declaration: declaration, member: member)
      places[field, default: []].append(span)
      uses[Start(file: span.file, offset: span.start)] = Use(field: field, end: span.end)
      rest = rest.dropFirst(length)
      guard let next = holder(of: member, in: declaration) else { return }
      declaration = next
    }
  }

  /// No person flattens more levels into one field.
  private static let longestName = 8

  /// The field that `path` begins with, and how many names of it lead there.
  private mutating func field(at path: ArraySlice<Name>, in declaration: Int) -> (Int, Int)? {
    let names = names(of: declaration)
    for length in 1...Self.longestName where length <= path.count {
      let key = path.prefix(length).map(\.text).joined(separator: "\u{0}")
      if let member = names[key] { return (member, length) }
    }
    return nil
  }

  /// The declaration that holds what comes after a field on a path.
  private func holder(of member: Int, in declaration: Int) -> Int? {
    let owner = version.declarations[declaration]
    guard let type = owner.members[member].part(.type).ranges.first else { return nil }
    return version.mentions(in: type, file: owner.file).first?.target
  }

  /// What the fields of a declaration can be called.
  private mutating func names(of declaration: Int) -> [String: Int] {
    if let known = names[declaration] { return known }
    var found: [String: Int] = [:]
    if case .record(let record) = version.declarations[declaration].node {
      for (position, member) in version.declarations[declaration].members.enumerated()
      where member.key.kind == .field { found[member.key.text] = position }
      for field in record.fields {
        guard let position = found[field.identity] else { continue }
        let known = field.swiftName?.text ?? conventions.swiftName(for: field.wireName.text)
        if let known, found[known] == nil { found[known] = position }
      }
    }
    names[declaration] = found
    return found
  }
}

extension Condition {
  /// The parser has limited how deep a condition can be.
  fileprivate var paths: [Path] {
    switch kind {
    case .path(let path): [path]
    case .comparison(_, let left, let right): left.paths + right.paths
    case .and(let links), .or(let links): links.flatMap(\.paths)
    case .not(let inner), .contained(let inner, _): inner.paths
    case .literal, .invalid: []
    }
  }
}

extension MapExpression {
  fileprivate var paths: [Path] {
    all.flatMap { part -> [Path] in
      switch part.kind {
      case .path(let path): [path]
      case .interpolation(let segments):
        segments.compactMap { if case .path(let path) = $0 { path } else { nil } }
      case .match(let subjects, _): subjects
      case .source, .literal, .coalesce, .required, .construction, .custom, .converted, .list,
        .record, .refusal, .invalid:
        []
      }
    }
  }
}
