import Diagnostics
import SchemaSyntax

/// Checks that the names of types can be told apart by readers, by Swift, and by disks.
struct TypeNameCheck {
  private struct FoldedName: Hashable {
    let place: Scope
    let name: String
  }

  /// A type, a group of fields, an alias or a namespace.
  private struct Named {
    let name: Name
    let qualifiedName: String
    let place: Scope

    var parent: TypeID? { place.type }

    init(_ type: ResolvedType) {
      name = type.name
      qualifiedName = type.qualifiedName
      place = type.place
    }

    init(_ alias: ResolvedAlias) {
      name = alias.syntax.name
      qualifiedName = alias.qualifiedName
      place = alias.place
    }

    init(_ namespace: ResolvedNamespace) {
      name = namespace.name
      qualifiedName = namespace.name.text
      place = .topLevel
    }
  }

  private let schema: ResolvedSchema
  private var diagnostics: [Diagnostic] = []
  private var firstByFoldedName: [FoldedName: Named] = [:]
  /// The converters that are written by hand, by the names of the types with their functions.
  private let converters: [String: Name]

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    let converters = schema.converters.map(\.syntax.name)
    var check = TypeNameCheck(
      schema: schema,
      converters: Dictionary(firstOf: converters.map { (WrittenConverterNames($0.text).type, $0) }))
    for namespace in schema.namespaces { check.check(Named(namespace)) }
    for type in schema.types where type.instance == nil {
      // The parameter of a map means nothing outside of its head.
      if type.isParameter, type.parent == nil {
        check.checkLetter(of: Named(type))
      } else {
        check.check(Named(type))
      }
    }
    for alias in schema.aliases { check.check(Named(alias)) }
    diagnostics += check.diagnostics
  }

  private mutating func check(_ type: Named) {
    if let first = claim(type) {
      if first.name.text != type.name.text { reportCase(of: type, and: first) }
    } else if type.name.isLowercase {
      reportLowercase(type)
    } else if let outer = surroundingType(named: type.name.text, of: type) {
      reportNested(type, in: outer)
    } else if type.name.text == "ValidationError" {
      reportGenerated(
        type, "each type with rules has an `enum ValidationError` with one case for each rule")
    } else if let converter = converters[type.name.text], type.place != .topLevel {
      reportGenerated(
        type, "the functions of the converter `\(converter.text)` are in an enum of this name")
    } else if type.name.text == "TaskLocal", type.place == .topLevel {
      reportGenerated(type, "Swift would use it instead of its own type for `@TaskLocal`")
    } else if ["Type", "Protocol"].contains(type.name.text), let outer = owner(of: type.place) {
      reportMetatype(type, in: outer)
    }
  }

  private mutating func checkLetter(of type: Named) {
    if type.name.isLowercase { reportLowercase(type) }
  }

  /// The earlier type whose name differs only by case.
  private mutating func claim(_ type: Named) -> Named? {
    let key = FoldedName(place: type.place, name: type.name.text.lowercased())
    if let first = firstByFoldedName[key] { return first }
    firstByFoldedName[key] = type
    return nil
  }

  /// The name of the type or the namespace; nil for the top level.
  private func owner(of place: Scope) -> Name? {
    switch place {
    case .topLevel: nil
    case .namespace(let name): schema.namespace(named: name)?.name
    case .type(let id): schema[id].name
    }
  }

  /// Declarations are nested at most 64 deep, so this loop is short.
  private func surroundingType(named name: String, of type: Named) -> ResolvedType? {
    var outer = type.parent
    while let id = outer {
      if schema[id].name.text == name { return schema[id] }
      outer = schema[id].parent
    }
    return nil
  }
}

extension TypeNameCheck {
  private mutating func reportCase(of type: Named, and first: Named) {
    diagnostics.report(
      .typeNamesDifferInCase,
      "`\(first.qualifiedName)` and `\(type.qualifiedName)` differ only in case",
      at: type.name.span, secondary: [.init(first.name.span, "the first one")],
      notes: ["files are named after types, and on many disks these two names are the same"],
      help: "rename one of them")
  }

  private mutating func reportLowercase(_ type: Named) {
    let name = type.name.capitalized
    let other = schema.types.first { $0.place == type.place && $0.name.text == name }?.name
    let renaming = TypeRenaming(of: type.name, in: schema)?.fix(to: [name])
    diagnostics.report(
      .lowercaseTypeName, "the name of a type must begin with an upper-case letter",
      at: type.name.span,
      secondary: other.map { [.init($0.span, "`\(name)` is taken")] } ?? [],
      help: other == nil
        ? "call it `\(name)`, here and wherever it is used"
        : "call it something else that begins with an upper-case letter, here and wherever it is used",
      fix: other == nil ? renaming?.fix : nil)
  }

  private mutating func reportNested(_ type: Named, in outer: ResolvedType) {
    diagnostics.report(
      .nestedLikeOuter, "`\(type.qualifiedName)` has the same name as a type around it",
      at: type.name.span,
      secondary: [
        .init(outer.name.span, "within this, `\(type.name.text)` would mean the inner one")
      ],
      help: "rename the inner one")
  }

  private mutating func reportGenerated(_ type: Named, _ note: String) {
    diagnostics.report(
      .generatedName, "`\(type.name.text)` is a name that generated code uses",
      at: type.name.span,
      notes: [note],
      help: "choose another name")
  }

  private mutating func reportMetatype(_ type: Named, in outer: Name) {
    let word = type.name.text
    let names = (word == "Type" ? ["Kind"] : []) + [outer.text + word]
    let renaming = TypeRenaming(of: type.name, in: schema)?.fix(to: names)
    diagnostics.report(
      .generatedName,
      "`\(type.qualifiedName)` is something else in Swift: the type of `\(outer.text)` itself",
      at: type.name.span, secondary: [.init(outer.span, "it is declared within this")],
      help: renaming.map { "call it `\($0.name)`, here and wherever it is used" }
        ?? "choose another name, such as `\(names[0])`",
      fix: renaming?.fix)
  }
}

extension Name {
  var isLowercase: Bool { text.first { $0 != "_" }?.isLowercase == true }

  var capitalized: String {
    text.drop { $0 == "_" }.capitalizedFirst
  }
}

extension DiagnosticKind {
  static let typeNamesDifferInCase = DiagnosticKind(
    "G0208", .error, "type names that differ only in case",
    explanation: """
      The generated files are named after types. On many disks `Userlist.swift` and `UserList.swift` are the same file,
      and readers confuse the two as well.
      """,
    wrong: """
      domain UserList { names: [String] }
      domain Userlist { names: [String] }
      """,
    right: """
      domain UserList { names: [String] }
      domain GuestList { names: [String] }
      """)

  static let lowercaseTypeName = DiagnosticKind(
    "G0209", .error, "a type that is named like a member",
    explanation: """
      In Swift the names of types begin with an upper-case letter, and those of members with a lower-case one. A type
      `email` beside a property `email` would not compile. The same holds for namespaces, which become enums, and for
      repositories, which become protocols.
      """,
    wrong: """
      type email = String where email
      """,
    right: """
      type Email = String where email
      """)

  static let nestedLikeOuter = DiagnosticKind(
    "G0210", .error, "a nested type with the same name as a type around it",
    explanation: """
      Within a type, the names of its nested types come first. If a nested type had the name of the type around it, the
      outer type could no longer be named there.
      """,
    wrong: """
      domain User {
        name: String
        domain User { name: String }
      }
      """,
    right: """
      domain User {
        name: String
        domain Guest { name: String }
      }
      """)

  static let generatedName = DiagnosticKind(
    "G0211", .error, "a name that generated code needs",
    explanation: """
      Some names are already used in the generated code: each type with rules has a `ValidationError`, each enum lists
      its cases as `allCases`, each open enum and each open union has a case `unrecognized`, and what is `Hashable` has
      a `hashValue`. If a case is deprecated, all cases are also listed as `everyCase` and `casesIncludingDeprecated`.
      Within a type, Swift itself uses `Type` and `Protocol`, and `ID` for the type of the `id` of what is `Identifiable`.
      The functions of a converter `price` are in an enum `PriceConverter`, so nothing else can have that name. All this
      also holds for `custom` functions, which are members of the type that they help to make. All other names can be
      used: if Swift reserves one, the generated code puts it in backticks.
      """,
    wrong: """
      domain ValidationError { reason: String }
      """,
    right: """
      domain Rejection { reason: String }
      """)
}
