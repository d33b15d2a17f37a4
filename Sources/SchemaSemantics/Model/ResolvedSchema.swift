package import Diagnostics
package import SchemaSyntax

/// All files of a run together: every declaration has its place, every type name has been looked up, every member has
/// its Swift name. Values, rules and maps have not been checked.
package struct ResolvedSchema: Sendable {
  /// All types, including nested ones, parents before children, in the order of the files; after them, groups of
  /// fields. A ``TypeID`` is an index into this list.
  package let types: [ResolvedType]
  /// An ``AliasID`` is an index into this list.
  package let aliases: [ResolvedAlias]
  package let namespaces: [ResolvedNamespace]
  /// A ``ConverterID`` is an index into this list.
  package let converters: [ResolvedConverter]
  package let maps: [ResolvedMap]
  package let repositories: [ResolvedRepository]
  package let conventions: NamingConventions

  package subscript(id: TypeID) -> ResolvedType { types[id.index] }

  func outermost(of type: ResolvedType) -> ResolvedType {
    var type = type
    while let parent = type.parent { type = self[parent] }
    return type
  }
}

/// A `dto`, `domain`, `model`, `type`, `enum`, union, type from elsewhere or group of fields, wherever it is declared.
package struct ResolvedType: Sendable {
  package let id: TypeID
  package let name: Name
  /// The name from the namespace or the outermost type on: `V2.User.Profile`.
  package let qualifiedName: String
  package let parent: TypeID?
  /// The name of the namespace that it is in, itself or the type around it.
  package let namespace: String?
  package let children: [TypeID]
  package let kind: Kind
  package let preamble: Preamble
  package let conformances: [Conformance]
  /// What a message points at.
  package let head: SourceSpan
  package let span: SourceSpan
  /// The types that its own types are known by, if it is generic. They are children as well.
  var parameters: [TypeID] = []
  /// Set if it is a generic record with its types.
  var instance: TypeInstance?

  package indirect enum Kind: Sendable {
    case record(ResolvedRecord)
    case wrapper(ResolvedWrapper)
    case enumeration(ResolvedEnum)
    case union(ResolvedUnion)
    case foreign(ForeignTypeDeclaration)
  }
}

package struct ResolvedRecord: Sendable {
  package let layer: Layer
  /// Its own, and those of the groups that it spreads, each where it is written or spread. The same holds for constants
  /// and rules.
  package let fields: [ResolvedField]
  package let constants: [ConstantField]
  package let invariants: [InvariantDeclaration]
  package internal(set) var spreads: [ResolvedSpread]
  /// `...else skip`
  let undeclaredKeys: UndeclaredKeys?
  /// Whether a group that it spreads is not known, which has been reported.
  let isIncomplete: Bool
  /// Set if it is a group, and not a type.
  let group: ResolvedGroup?
  /// Whether it stands for a type that is not known here. It has no members.
  var isParameter = false
  /// What is between `<` and `>` after its name, with these.
  var typeParameterList: SourceSpan?
}

/// What distinguishes a group of fields from a record.
struct ResolvedGroup: Sendable {
  let isLayerGuessed: Bool
  let hasProtocol: Bool
}

package struct ResolvedAlias: Sendable {
  package let syntax: AliasDeclaration
  package let qualifiedName: String
  package let parent: TypeID?
  package let namespace: String?
  package let target: SchemaType
  /// Which parts of the type are written as an alias.
  package let written: TypeSpelling
}

package struct ResolvedConverter: Sendable {
  package let syntax: ConverterDeclaration
  package let wire: SchemaType
  package let swift: SchemaType
  /// How both are written.
  let written: [TypeSpelling]
}

package struct ResolvedField: Sendable {
  package let syntax: Field
  package let swiftName: String
  package let type: SchemaType
  /// Which parts of the type are written as an alias.
  package let written: TypeSpelling

  /// The key as it is written in the schema and shown in messages.
  package var wireName: String { syntax.wireName.text }

  /// Whether it holds all keys that no other member of its record takes.
  package var isRest: Bool { syntax.isRest }

  /// Whether it is written `or null`: the key must be there, and its value may be null.
  package var isNullable: Bool {
    if case .nullable = syntax.type.kind { true } else { false }
  }

  /// `String? = "none"`: a missing key is the default, and null is nil.
  var hasDefaultBesideNull: Bool {
    guard case .optional = type, !isNullable, let literal = syntax.defaultValue else {
      return false
    }
    return literal.kind != .null
  }
}

package struct ResolvedWrapper: Sendable {
  package let syntax: WrapperDeclaration
  package let base: SchemaType
}

package struct ResolvedEnum: Sendable {
  package let isOpen: Bool
  /// `Int` in `enum Level: Int`; `String` if nothing is written. If it cannot be the raw type of an enum, that was
  /// reported.
  package let rawType: Scalar
  /// Where it is written; nil if nothing is written.
  let rawTypeSpan: SourceSpan?
  package let cases: [ResolvedCase]
}

package struct ResolvedUnion: Sendable {
  package let syntax: UnionDeclaration
  package let cases: [ResolvedCase]
}

/// A case of an enum or a union.
package struct ResolvedCase: Sendable {
  package let wireValue: Literal
  package let swiftName: String
  package let payload: SchemaType?
  /// Between the wire and the payload.
  package let converters: [ConverterUse]
  /// Which parts of the type are written as an alias.
  package let written: TypeSpelling
  package let preamble: Preamble
  /// Where the Swift name is written: after `as`, or as the wire value itself.
  package let nameSpan: SourceSpan
  package let span: SourceSpan
}

package struct ResolvedMap: Sendable {
  package let syntax: MapDeclaration
  /// One for each parameter.
  package let sources: [SchemaType]
  package let target: SchemaType
  /// How its ends are written.
  let written: [TypeSpelling]
  /// What it supposes of its parameters.
  var premises: [Premise] = []
  /// Whether it is about parameters, and so is not a function in Swift.
  var isGeneric = false

  struct Premise: Sendable {
    let source: TypeID
    let target: TypeID
    let isReversible: Bool
    let span: SourceSpan
  }
}

package struct ResolvedRepository: Sendable {
  package let syntax: RepositoryDeclaration
  /// That it is written in, itself or the type around it.
  let namespace: String?
  /// The type that it is written in.
  let parent: TypeID?
  package let operations: [Operation]
  package let sources: [Source]
  /// How the types that it gets its answers from are written.
  let written: [TypeSpelling]

  package struct Operation: Sendable {
    package let syntax: RepositoryDeclaration.Operation
    package let parameters: [SchemaType]
    package let result: SchemaType
    package let source: SchemaType
  }

  package struct Source: Sendable {
    package let syntax: RepositoryDeclaration.Source
    /// The answers to the operations that it names, in their order.
    package let answers: [SchemaType]
  }
}

extension ResolvedType {
  /// Where it is declared.
  var place: Scope { parent.map(Scope.type) ?? namespace.map(Scope.namespace) ?? .topLevel }

  var record: ResolvedRecord? {
    if case .record(let record) = kind { record } else { nil }
  }

  /// Whether it stands for the types that a generic record or map is about.
  var isParameter: Bool { record?.isParameter == true }

  /// Whether Swift has a declaration for it, if it is not a group.
  var isDeclared: Bool { instance == nil && !isParameter }

  /// Whether it says that it is `Comparable`.
  var isComparable: Bool { conformances.contains { $0.name.text == "Comparable" } }

  /// The edit that makes it conform to another protocol.
  func conforming(to name: String) -> Diagnostic.Fix {
    if let last = conformances.last?.span { return .insert(", \(name)", at: last.after) }
    switch kind {
    case .record(let record):
      return .insert(": \(name)", at: (record.typeParameterList ?? self.name.span).after)
    case .enumeration(let enumeration):
      return enumeration.rawTypeSpan.map { .insert(", \(name)", at: $0.after) }
        ?? .insert(": \(name)", at: self.name.span.after)
    case .foreign(let syntax):
      let end = syntax.module?.span ?? syntax.original?.span ?? self.name.span
      return .insert(": \(name)", at: end.after)
    case .wrapper, .union:
      return .insert(": \(name)", at: self.name.span.after)
    }
  }

  /// Whether it is written in Swift, and not generated.
  var isForeign: Bool {
    if case .foreign = kind { true } else { false }
  }

  /// Whether it is a `type` around a single value.
  var isWrapper: Bool {
    if case .wrapper = kind { true } else { false }
  }

  /// Whether it is a group of fields, for which there is no type in Swift.
  var isGroup: Bool { record?.group != nil }
}

extension ResolvedAlias {
  /// Where it is declared.
  var place: Scope { parent.map(Scope.type) ?? namespace.map(Scope.namespace) ?? .topLevel }
}

extension ResolvedSchema {
  /// The first that is declared with the name.
  func converter(named name: String) -> ResolvedConverter? {
    converters.first { $0.syntax.name.text == name }
  }

  /// The names that are taken at the top level of the generated code.
  var topLevelNames: [Name] {
    types.filter { $0.place == .topLevel && $0.isDeclared }.map(\.name)
      + aliases.filter { $0.place == .topLevel }.map(\.syntax.name)
      + namespaces.map(\.name)
  }

  /// A type as its author would write it.
  package func text(of type: SchemaType) -> String { type.text { self[$0].qualifiedName } }

  package func record(_ type: SchemaType) -> ResolvedRecord? {
    guard case .declared(let id) = type, case .record(let record) = self[id].kind else {
      return nil
    }
    return record
  }
}
