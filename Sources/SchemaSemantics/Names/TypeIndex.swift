import Diagnostics
import SchemaSyntax

/// Every declared type of a run, by its place in the nesting, for looking names up.
struct TypeIndex {
  struct Entry {
    let id: TypeID
    let syntax: TypeSyntax
    let name: Name
    let qualifiedName: String
    let place: Scope
    /// The name of the namespace that it is in, however deep.
    let namespace: String?
    var children: [TypeID] = []

    /// The type that it is declared in.
    var parent: TypeID? { place.type }
  }

  private struct Key: Hashable {
    let place: Scope
    let name: String
  }

  private(set) var entries: [Entry] = []
  /// The names of all entries, wherever they are declared, without type parameters.
  private(set) var names: Set<String> = []
  private var idByName: [Key: TypeID] = [:]
  /// The types that are not declared within others, by their places.
  private var outermost: [Scope: [TypeID]] = [:]
  private(set) var namespaces = Namespaces()

  /// Groups of fields come after all types of Swift, and aliases after these, so that leaving them out changes the number
  /// of no other.
  private var namesOnlyByPlace: [Scope: [TypeID]] = [:]
  /// The parameters of maps, by their places in `where`.
  private(set) var mapParameters: [SourceSpan: TypeID] = [:]
  private var groups: [(declaration: Declaration, place: Scope)] = []
  private var aliases: [(declaration: Declaration, place: Scope)] = []
  private var firstAlias = 0
  /// How many types there are before the groups.
  private(set) var typeCount = 0

  init(_ schemas: [ParsedSchema], into diagnostics: inout [Diagnostic]) {
    for schema in schemas {
      for declaration in schema.declarations {
        add(declaration, in: .topLevel, to: &diagnostics)
      }
    }
    typeCount = entries.count
    // Those within other groups, where they cannot be, are found while these are entered.
    var next = 0
    while next < groups.count {
      enter(groups[next].declaration, in: groups[next].place, to: &diagnostics)
      next += 1
    }
    firstAlias = entries.count
    for (declaration, place) in aliases {
      enter(declaration, in: place, to: &diagnostics)
    }
  }

  /// Maps and repositories declare no type.
  private mutating func add(
    _ declaration: Declaration, in place: Scope, to diagnostics: inout [Diagnostic]
  ) {
    switch declaration {
    case .group: groups.append((declaration, place))
    case .alias: aliases.append((declaration, place))
    case .record, .wrapper, .enumeration, .union:
      enter(declaration, in: place, to: &diagnostics)
    case .foreign:
      // In a namespace it is reported, and found as if it were outside.
      enter(declaration, in: place.type == nil ? .topLevel : place, to: &diagnostics)
    case .namespace(let namespace):
      if namespaces[namespace.name.text] == nil {
        reportReserved(namespace.name, isForeign: false, to: &diagnostics)
      }
      let inner = namespaces.add(namespace, in: place)
      for declaration in namespace.declarations { add(declaration, in: inner, to: &diagnostics) }
    case .map(let map): enterParameters(of: map, to: &diagnostics)
    case .converter, .repository: break
    }
  }

  private mutating func enter(
    _ declaration: Declaration, in place: Scope, to diagnostics: inout [Diagnostic]
  ) {
    guard let syntax = TypeSyntax(declaration), !syntax.name.text.isEmpty else { return }
    let prefix = name(of: place).map { $0 + "." } ?? ""
    let id = enter(syntax, as: prefix + syntax.name.text, in: place, to: &diagnostics)
    if case .record(let record) = declaration {
      for parameter in record.typeParameters {
        enter(
          .parameter(parameter, record.layer), as: parameter.text, in: .type(id), to: &diagnostics)
      }
    }
    for inner in declaration.nestedDeclarations {
      add(inner, in: .type(id), to: &diagnostics)
    }
  }

  @discardableResult
  private mutating func enter(
    _ syntax: TypeSyntax, as qualifiedName: String, in place: Scope,
    to diagnostics: inout [Diagnostic]
  ) -> TypeID {
    let name = syntax.name
    let id = TypeID(index: entries.count)
    entries.append(
      Entry(
        id: id, syntax: syntax, name: name, qualifiedName: qualifiedName, place: place,
        namespace: namespace(around: place)))
    if !syntax.isParameter { names.insert(name.text) }
    if !syntax.isType {
      namesOnlyByPlace[place, default: []].append(id)
    } else if let parent = place.type {
      entries[parent.index].children.append(id)
    } else {
      outermost[place, default: []].append(id)
    }
    let key = Key(place: place, name: name.text)
    if let first = idByName[key] {
      diagnostics.append(duplicate(entries[id.index], of: entries[first.index]))
    } else {
      idByName[key] = id
      reportReserved(name, isForeign: syntax.isForeign, to: &diagnostics)
    }
    return id
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
          place: .topLevel, namespace: nil)
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

  /// The place of an alias among the aliases; nil for anything else.
  func aliasID(of id: TypeID) -> AliasID? {
    entries[id.index].alias.map { _ in AliasID(index: id.index - firstAlias) }
  }

  func isDTO(_ id: TypeID) -> Bool {
    switch entries[id.index].syntax {
    case .record(let record): record.layer == .dto
    case .union(let union): union.layer == .dto
    case .wrapper, .enumeration, .group, .alias, .parameter, .foreign: false
    }
  }

  /// The names of the groups of fields that are declared in `place`, or at the top level.
  func groupNames(in place: Scope) -> [String] {
    namesOnlyByPlace[place, default: []].filter { entries[$0.index].group != nil }
      .map { entries[$0.index].name.text }
  }

  func child(_ name: String, in place: Scope) -> TypeID? {
    idByName[Key(place: place, name: name)]
  }

  /// The names of the types and aliases that are declared in `place`. Those of namespaces are part of the top level.
  func names(in place: Scope) -> [String] {
    let types = place.type.map { entries[$0.index].children } ?? outermost[place, default: []]
    let aliases = namesOnlyByPlace[place, default: []].filter { entries[$0.index].alias != nil }
    return (types + aliases).map { entries[$0.index].name.text }
      + (place == .topLevel ? namespaces.all.map(\.name.text) : [])
  }

  /// Not everything is found in the order in which it is written.
  private func duplicate(_ one: Entry, of other: Entry) -> Diagnostic {
    let (first, second) =
      one.name.span < other.name.span ? (one, other) : (other, one)
    return Diagnostic(
      .duplicateType, "`\(second.qualifiedName)` is declared twice", at: second.name.span,
      secondary: [.init(first.name.span, "the first one")],
      help: "rename one of them; all files of a run share their names")
  }

  private func reportReserved(
    _ name: Name, isForeign: Bool, to diagnostics: inout [Diagnostic]
  ) {
    let isReserved =
      name.text == "Set" || name.text == "Patch"
      || (Scalar(rawValue: name.text).map { $0.isNative || isForeign } ?? false)
    let isSelf = name.text == "Self"
    guard isReserved || isSelf else { return }
    diagnostics.report(
      .reservedTypeName,
      isSelf ? "`Self` is a reserved word of Swift" : "`\(name.text)` is a built-in type",
      at: name.span,
      help: isSelf
        ? "choose another name: within every type, `Self` means the type itself"
        : isForeign
          ? "remove the declaration: `\(name.text)` can be used without it"
          : "choose another name: every schema relies on what `\(name.text)` means")
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

extension DiagnosticKind {
  static let duplicateType = DiagnosticKind(
    "G0201", .error, "two types with the same name",
    explanation: """
      All files given to one run share their names, in any order. Within one type, within one namespace, and at the top
      level, each name can be declared only once.
      """,
    wrong: """
      domain User { name: String }
      domain User { email: String }
      """,
    right: """
      domain User { name: String }
      domain Account { email: String }
      """)

  static let reservedTypeName = DiagnosticKind(
    "G0202", .error, "a type with the name of a built-in type",
    explanation: """
      The built-in types (`String`, `Int`, `Bool`, …, `Set`, `Patch`, `JSON`) cannot be declared again, because readers
      could no longer tell what a field holds. `Self` cannot be declared either, because Swift does not allow it. Names
      such as `Data`, `Result` or `Error` can be used.
      """,
    wrong: """
      type String = Int
      """,
    right: """
      type Text = String
      """)
}
