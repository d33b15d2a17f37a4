import Diagnostics
import SchemaSyntax

/// Every declared type of a run, by its place in the nesting, for looking names up.
struct TypeIndex {
  struct Entry {
    let id: TypeID
    let syntax: TypeSyntax
    let name: Name
    let qualifiedName: String
    let parent: TypeID?
    var children: [TypeID] = []
  }

  private struct Key: Hashable {
    let parent: TypeID?
    let name: String
  }

  private(set) var entries: [Entry] = []
  private var idByName: [Key: TypeID] = [:]
  private var topLevel: [TypeID] = []

  /// Groups of fields come after all types of Swift, and aliases after these, so that leaving them out changes the number
  /// of no other.
  private var namesOnlyByPlace: [TypeID?: [TypeID]] = [:]
  /// The parameters of maps, by their places in `where`.
  private(set) var mapParameters: [SourceSpan: TypeID] = [:]
  private var groups: [(declaration: Declaration, parent: TypeID?)] = []
  private var aliases: [(declaration: Declaration, parent: TypeID?)] = []
  private var firstAlias = 0
  /// How many types there are before the groups.
  private(set) var typeCount = 0

  init(_ schemas: [ParsedSchema], into diagnostics: inout [Diagnostic]) {
    for schema in schemas {
      for declaration in schema.declarations {
        add(declaration, in: nil, to: &diagnostics)
      }
    }
    typeCount = entries.count
    // Those within other groups, where they cannot be, are found while these are entered.
    var next = 0
    while next < groups.count {
      enter(groups[next].declaration, in: groups[next].parent, to: &diagnostics)
      next += 1
    }
    firstAlias = entries.count
    for (declaration, parent) in aliases {
      enter(declaration, in: parent, to: &diagnostics)
    }
  }

  /// Maps and repositories declare no type.
  private mutating func add(
    _ declaration: Declaration, in parent: TypeID?, to diagnostics: inout [Diagnostic]
  ) {
    switch declaration {
    case .group: groups.append((declaration, parent))
    case .alias: aliases.append((declaration, parent))
    case .record, .wrapper, .enumeration, .union, .foreign:
      enter(declaration, in: parent, to: &diagnostics)
    case .map(let map): enterParameters(of: map, to: &diagnostics)
    case .converter, .repository: break
    }
  }

  private mutating func enter(
    _ declaration: Declaration, in parent: TypeID?, to diagnostics: inout [Diagnostic]
  ) {
    guard let syntax = TypeSyntax(declaration), !syntax.name.text.isEmpty else { return }
    let name = syntax.name
    let id = TypeID(index: entries.count)
    let prefix = parent.map { entries[$0.index].qualifiedName + "." } ?? ""
    entries.append(
      Entry(
        id: id, syntax: syntax, name: name, qualifiedName: prefix + name.text,
        parent: parent))
    if syntax.isType {
      if let parent { entries[parent.index].children.append(id) } else { topLevel.append(id) }
    } else {
      namesOnlyByPlace[parent, default: []].append(id)
    }
    let key = Key(parent: parent, name: name.text)
    if let first = idByName[key] {
      diagnostics.append(duplicate(entries[id.index], of: entries[first.index]))
    } else {
      idByName[key] = id
      reportReserved(name, isForeign: syntax.isForeign, to: &diagnostics)
    }
    if case .record(let record) = declaration {
      for parameter in record.typeParameters {
        enter(parameter, of: record.layer, in: id, to: &diagnostics)
      }
    }
    for inner in declaration.nestedDeclarations {
      add(inner, in: id, to: &diagnostics)
    }
  }

  private mutating func enter(
    _ parameter: Name, of layer: Layer, in owner: TypeID, to diagnostics: inout [Diagnostic]
  ) {
    let id = TypeID(index: entries.count)
    entries.append(
      Entry(
        id: id, syntax: .parameter(parameter, layer), name: parameter,
        qualifiedName: parameter.text, parent: owner))
    entries[owner.index].children.append(id)
    let key = Key(parent: owner, name: parameter.text)
    if let first = idByName[key] {
      diagnostics.append(duplicate(entries[id.index], of: entries[first.index]))
    } else {
      idByName[key] = id
      reportReserved(parameter, isForeign: false, to: &diagnostics)
    }
  }

  /// The parameters of a map are known in its head only, so they have no place among the names.
  private mutating func enterParameters(
    of map: MapDeclaration, to diagnostics: inout [Diagnostic]
  ) {
    var first: [String: Name] = [:]
    for premise in map.premises {
      for (name, layer) in [(premise.source, Layer.dto), (premise.target, .domain)] {
        let id = TypeID(index: entries.count)
        let entry = Entry(
          id: id, syntax: .parameter(name, layer), name: name, qualifiedName: name.text,
          parent: nil)
        entries.append(entry)
        if let earlier = first[name.text].flatMap({ mapParameters[$0.span] }) {
          diagnostics.append(duplicate(entry, of: entries[earlier.index]))
        } else {
          first[name.text] = name
          reportReserved(name, isForeign: false, to: &diagnostics)
        }
        mapParameters[name.span] = id
      }
    }
  }

  func child(_ name: String, of parent: TypeID?) -> TypeID? {
    idByName[Key(parent: parent, name: name)]
  }

  /// What can be reached from outside, which a type parameter cannot.
  private func member(_ name: String, of parent: TypeID) -> TypeID? {
    guard let id = child(name, of: parent) else { return nil }
    if case .parameter = entries[id.index].syntax { return nil }
    return id
  }

  /// Looks `path` up as Swift would: in `scope`, then in what surrounds it, then at the top level.
  func lookUp(_ path: Path, from scope: TypeID?) -> TypeID? {
    guard var found = firstStep(path.first.text, from: scope) else { return nil }
    for name in path.rest {
      guard let next = member(name.text, of: found) else { return nil }
      found = next
    }
    return found
  }

  private func firstStep(_ name: String, from scope: TypeID?) -> TypeID? {
    var current = scope
    while let id = current {
      if let found = child(name, of: id) { return found }
      current = entries[id.index].parent
    }
    return child(name, of: nil)
  }

  /// How much of `path` can be found, for a message that says what is missing where.
  func longestMatch(of path: Path, from scope: TypeID?) -> (owner: TypeID?, missing: Name) {
    guard var found = firstStep(path.first.text, from: scope) else { return (nil, path.first) }
    for name in path.rest {
      guard let next = member(name.text, of: found) else { return (found, name) }
      found = next
    }
    return (found, path.last)
  }

  /// Where a name is looked for from `scope`: from the inside out, and finally at the top level.
  func surroundings(of scope: TypeID?) -> [TypeID?] {
    var places: [TypeID?] = []
    var current = scope
    while let id = current {
      places.append(id)
      current = entries[id.index].parent
    }
    return places + [nil]
  }

  /// The names of the types and aliases that are declared in `place`, or at the top level.
  func names(in place: TypeID?) -> [String] {
    let types = place.map { entries[$0.index].children } ?? topLevel
    let aliases = namesOnlyByPlace[place, default: []].filter { entries[$0.index].alias != nil }
    return (types + aliases).map { entries[$0.index].name.text }
  }

  /// The place of an alias among the aliases; nil for anything else.
  func aliasID(of id: TypeID) -> AliasID? {
    entries[id.index].alias.map { _ in AliasID(index: id.index - firstAlias) }
  }

  /// The names of the groups of fields that are declared in `place`, or at the top level.
  func groupNames(in place: TypeID?) -> [String] {
    namesOnlyByPlace[place, default: []].filter { entries[$0.index].group != nil }
      .map { entries[$0.index].name.text }
  }

  private func duplicate(_ second: Entry, of first: Entry) -> Diagnostic {
    Diagnostic(
      .duplicateType, "`\(second.qualifiedName)` is declared twice", at: second.name.span,
      secondary: [.init(first.name.span, "the first one")],
      help: "rename one of them; all files of a run form one namespace")
  }

  private func reportReserved(
    _ name: Name, isForeign: Bool, to diagnostics: inout [Diagnostic]
  ) {
    let isReserved =
      name.text == "Set" || name.text == "Patch"
      || (Scalar(rawValue: name.text).map { $0.isNative || isForeign } ?? false)
    let isSelf = name.text == "Self"
    guard isReserved || isSelf else { return }
    diagnostics.append(
      Diagnostic(
        .reservedTypeName,
        isSelf ? "`Self` is a reserved word of Swift" : "`\(name.text)` is a built-in type",
        at: name.span,
        help: isSelf
          ? "choose another name: within every type, `Self` means the type itself"
          : isForeign
            ? "remove the declaration: `\(name.text)` can be used without it"
            : "choose another name: every schema relies on what `\(name.text)` means"))
  }
}

extension TypeIndex.Entry {
  /// The names between `<` and `>`.
  var typeParameters: [Name] {
    if case .record(let record) = syntax { record.typeParameters } else { [] }
  }

  var group: FieldGroupDeclaration? {
    if case .group(let group) = syntax { group } else { nil }
  }

  var alias: AliasDeclaration? {
    if case .alias(let alias) = syntax { alias } else { nil }
  }
}

/// A declaration whose name can be looked up: any except converters, maps and repositories.
enum TypeSyntax {
  case record(RecordDeclaration)
  case wrapper(WrapperDeclaration)
  case enumeration(EnumDeclaration)
  case union(UnionDeclaration)
  case group(FieldGroupDeclaration)
  case alias(AliasDeclaration)
  /// Of a generic record or map.
  case parameter(Name, Layer)
  case foreign(ForeignTypeDeclaration)

  init?(_ declaration: Declaration) {
    switch declaration {
    case .record(let record): self = .record(record)
    case .wrapper(let wrapper): self = .wrapper(wrapper)
    case .enumeration(let enumeration): self = .enumeration(enumeration)
    case .union(let union): self = .union(union)
    case .group(let group): self = .group(group)
    case .alias(let alias): self = .alias(alias)
    case .foreign(let type): self = .foreign(type)
    case .converter, .map, .repository: return nil
    }
  }

  var name: Name {
    switch self {
    case .record(let record): record.name
    case .wrapper(let wrapper): wrapper.name
    case .enumeration(let enumeration): enumeration.name
    case .union(let union): union.name
    case .group(let group): group.members.name
    case .alias(let alias): alias.name
    case .parameter(let name, _): name
    case .foreign(let type): type.name
    }
  }

  var isForeign: Bool {
    if case .foreign = self { true } else { false }
  }

  /// Whether it is a type in Swift.
  var isType: Bool {
    switch self {
    case .record, .wrapper, .enumeration, .union, .parameter, .foreign: true
    case .group, .alias: false
    }
  }
}

extension Declaration {
  var nestedDeclarations: [Declaration] {
    switch self {
    case .record(let record): record.nested
    case .union(let union): union.nested
    case .group(let group): group.members.nested
    case .wrapper, .enumeration, .map, .repository, .alias, .foreign, .converter: []
    }
  }
}

extension DiagnosticKind {
  static let duplicateType = DiagnosticKind(
    "G0201", .error, "two types with the same name",
    explanation: """
      All files given to one run form one namespace, in any order. Within one type, and at the top level, each name can
      be declared only once.

      ```gate
      domain User { name: String }
      domain User { email: String }
      ```

      ```gate
      domain User { name: String }
      domain Account { email: String }
      ```
      """)

  static let reservedTypeName = DiagnosticKind(
    "G0202", .error, "a type with the name of a built-in type",
    explanation: """
      The built-in types (`String`, `Int`, `Bool`, …, `Set`, `Patch`, `JSON`) cannot be declared again, because readers
      could no longer tell what a field holds. `Self` cannot be declared either, because Swift does not allow it. Names
      such as `Data`, `Result` or `Error` can be used.

      ```gate
      type String = Int
      ```

      ```gate
      type Text = String
      ```
      """)
}
