package import Diagnostics
package import SchemaSyntax

/// Looks up the names of all files together: declares every type, looks up every type name, and gives every member its
/// Swift name.
package struct SchemaResolver {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .duplicateType, .reservedTypeName, .unknownType, .namespaceAsType, .duplicateMember,
    .nameCollision,
    .unnameableMember, .optionalPatch, .enumRawType,
    .repeatedMember, .groupCycle, .groupAsType, .notAGroup, .groupOfOtherLayer, .declarationInGroup,
    .unknownGroup, .nestedProtocol, .groupDepth, .aliasPlace, .aliasCycle, .aliasSize,
    .typeArguments, .unusedParameter, .parameterName, .growingType, .genericSize, .typeArgument,
    .declarationInGeneric, .turnedPremise, .nestedElsewhere,
  ]

  let index: TypeIndex
  let conventions: NamingConventions
  var types: TypeResolver
  var diagnostics: [Diagnostic] = []
  var groups = ResolvedGroups()

  package static func resolve(
    _ schemas: [ParsedSchema], conventions: NamingConventions = NamingConventions(),
    into diagnostics: inout [Diagnostic]
  ) -> ResolvedSchema {
    var resolver = SchemaResolver(schemas, conventions: conventions)
    let resolved = resolver.resolve(schemas)
    diagnostics += resolver.diagnostics + resolver.types.diagnostics
    return resolved
  }

  private init(_ schemas: [ParsedSchema], conventions: NamingConventions) {
    index = TypeIndex(schemas, into: &diagnostics)
    types = TypeResolver(index)
    self.conventions = conventions
  }

  private mutating func resolve(_ schemas: [ParsedSchema]) -> ResolvedSchema {
    let resolvedTypes = index.entries.compactMap { resolve($0) }
    let aliases = index.entries.compactMap { resolve(alias: $0) }
    let converters = schemas.flatMap(\.outermostDeclarations).compactMap { resolve(converter: $0) }
    var maps: [ResolvedMap] = []
    var repositories: [ResolvedRepository] = []
    for schema in schemas {
      collect(schema.declarations, in: .topLevel, maps: &maps, repositories: &repositories)
    }
    var generics = GenericResolution(index, types.instances, types.mapParameterLayers)
    generics.check(resolvedTypes)
    let expanded = generics.expanded(maps, among: resolvedTypes)
    let all = generics.types(resolvedTypes)
    diagnostics += generics.diagnostics
    return ResolvedSchema(
      types: all, aliases: aliases, namespaces: index.namespaces.all, converters: converters,
      maps: expanded,
      repositories: repositories, conventions: conventions)
  }

  /// Nil for an alias, which is not a type.
  private mutating func resolve(_ entry: TypeIndex.Entry) -> ResolvedType? {
    switch entry.syntax {
    case .record(let record):
      var resolved = resolve(record, in: entry)
      resolved.typeParameterList = record.typeParameterList
      var type = Self.make(
        entry, .record(resolved), record.preamble, record.conformances,
        head: record.head, span: record.span)
      type.parameters = types.instances.ownArguments(of: entry.id).compactMap(\.declaredID)
      return type
    case .wrapper(let wrapper):
      let base = types.resolve(wrapper.base, in: entry.place, as: .part(of: .domain))
      return Self.make(
        entry, .wrapper(ResolvedWrapper(syntax: wrapper, base: base)), wrapper.preamble,
        wrapper.conformances, head: wrapper.name.span,
        span: wrapper.span)
    case .enumeration(let enumeration):
      let (resolved, protocols) = resolve(enumeration, in: entry)
      return Self.make(
        entry, .enumeration(resolved), enumeration.preamble, protocols, head: enumeration.name.span,
        span: enumeration.span)
    case .union(let union):
      return Self.make(
        entry, .union(resolve(union, in: entry)), union.preamble, union.conformances,
        head: union.head, span: union.span)
    case .group(let group):
      let members = group.members
      return Self.make(
        entry, .record(resolve(group, in: entry)), members.preamble, [], head: members.head,
        span: members.span)
    case .parameter(let name, let layer):
      return Self.make(
        entry, .record(.parameter(of: types.mapParameterLayers[entry.id] ?? layer)), .none, [],
        head: name.span, span: name.span)
    case .foreign(let type):
      return Self.make(
        entry, .foreign(type), type.preamble, type.conformances, head: type.head, span: type.span)
    case .alias:
      return nil
    }
  }

  private mutating func resolve(converter declaration: Declaration) -> ResolvedConverter? {
    guard case .converter(let converter) = declaration else { return nil }
    return ResolvedConverter(
      syntax: converter, wire: types.resolve(converter.wire, in: .topLevel, as: .wireSide),
      swift: types.resolve(converter.swift, in: .topLevel, as: .swiftSide),
      written: [converter.wire, converter.swift].map { types.spelling(of: $0, in: .topLevel) })
  }

  private mutating func resolve(alias entry: TypeIndex.Entry) -> ResolvedAlias? {
    entry.alias.map { alias in
      ResolvedAlias(
        syntax: alias, qualifiedName: entry.qualifiedName, parent: entry.parent,
        namespace: entry.namespace,
        target: types.target(of: entry.id),
        written: types.spelling(of: alias.target, in: entry.place))
    }
  }

  /// Static, since a method would keep a copy of `self` alive while its arguments are made, and each diagnostic would then
  /// copy all earlier ones.
  private static func make(
    _ entry: TypeIndex.Entry, _ kind: ResolvedType.Kind, _ preamble: Preamble,
    _ conformances: [Conformance], head: SourceSpan, span: SourceSpan
  ) -> ResolvedType {
    ResolvedType(
      id: entry.id, name: entry.name, qualifiedName: entry.qualifiedName, parent: entry.parent,
      namespace: entry.namespace,
      children: entry.children, kind: kind, preamble: preamble, conformances: conformances,
      head: head, span: span)
  }

  private mutating func resolve(_ union: UnionDeclaration, in entry: TypeIndex.Entry)
    -> ResolvedUnion
  {
    var names = MemberNames(
      owner: entry.qualifiedName, hasWireNames: union.layer != .domain, conventions: conventions)
    let cases = union.cases.map { unionCase in
      let payload = unionCase.payload.map {
        types.resolve($0, in: .type(entry.id), as: .part(of: union.layer))
      }
      return ResolvedCase(
        wireValue: unionCase.wireValue,
        swiftName: names.swiftName(of: unionCase.wireValue, given: unionCase.swiftName),
        payload: payload,
        converters: unionCase.converters,
        written: unionCase.payload.map { types.spelling(of: $0, in: .type(entry.id)) } ?? .plain,
        preamble: unionCase.preamble,
        nameSpan: unionCase.swiftName?.span ?? unionCase.wireValue.span, span: unionCase.span)
    }
    diagnostics += names.diagnostics
    return ResolvedUnion(syntax: union, cases: cases)
  }

  /// Also for `int` and `string`, which are reported.
  private mutating func rawScalar(named name: Path) -> Scalar? {
    if let scalar = Scalar(rawValue: name.text) { return scalar }
    let type = TypeExpression(.named(name), span: name.span)
    guard let scalar = Scalar(rawValue: type.respelled), scalar == .string || scalar.isInteger
    else { return nil }
    diagnostics.append(.foreignType(name.text, meaning: type))
    return scalar
  }

  /// The first name after the colon may be the raw type; without one, the values are strings.
  private mutating func resolve(_ enumeration: EnumDeclaration, in entry: TypeIndex.Entry)
    -> (ResolvedEnum, protocols: [Conformance])
  {
    var protocols = enumeration.conformances
    var rawType = Scalar.string
    var rawTypeSpan: SourceSpan?
    if let first = protocols.first, let scalar = rawScalar(named: first.name) {
      protocols.removeFirst()
      rawType = scalar
      rawTypeSpan = first.span
      if scalar != .string, !scalar.isInteger {
        diagnostics.report(
          .enumRawType, "the cases of an enum are strings or integers", at: first.span,
          help: "write `String`, which can be left out, or one of the integer types")
      }
    }
    var names = MemberNames(
      owner: entry.qualifiedName, hasWireNames: true, conventions: conventions)
    let cases = enumeration.cases.map { enumCase in
      let isValue = enumCase.wireValue.isValue(ofEnumOver: rawType)
      return ResolvedCase(
        wireValue: enumCase.wireValue,
        swiftName: isValue || enumCase.swiftName != nil
          ? names.swiftName(of: enumCase.wireValue, given: enumCase.swiftName)
          : enumCase.wireValue.shown,
        payload: nil, converters: [], written: .plain, preamble: enumCase.preamble,
        nameSpan: enumCase.swiftName?.span ?? enumCase.wireValue.span, span: enumCase.span)
    }
    diagnostics += names.diagnostics
    let resolved = ResolvedEnum(
      isOpen: enumeration.isOpen, rawType: rawType, rawTypeSpan: rawTypeSpan, cases: cases)
    return (resolved, protocols)
  }

  /// Maps and repositories may be declared in a type or a namespace; their names are then looked up from there.
  /// Converters may not.
  private mutating func collect(
    _ declaration: Declaration, in scope: Scope, maps: inout [ResolvedMap],
    repositories: inout [ResolvedRepository]
  ) {
    switch declaration {
    case .map(let map):
      types.enter(map.premises, of: map, in: scope)
      defer { types.leaveMap() }
      maps.append(
        ResolvedMap(
          syntax: map,
          sources: map.parameters.map { types.resolve($0.type, in: scope, as: .mapped) },
          target: types.resolve(map.target, in: scope, as: .mapped),
          written: (map.parameters.map(\.type) + [map.target]).map {
            types.spelling(of: $0, in: scope)
          }, premises: types.premises(of: map)))
    case .repository(let repository):
      repositories.append(resolve(repository, in: scope))
    case .converter(let converter):
      if scope != .topLevel { reportNested("a converter", at: converter.head, in: scope) }
    case .foreign(let type):
      if case .namespace = scope {
        reportNested("a type from elsewhere", at: type.head, in: scope)
      }
    case .namespace(let namespace):
      let inner = scope.type == nil ? index.namespaces[namespace.name.text] : nil
      collect(
        declaration.nestedDeclarations, in: inner.map { .namespace($0.name.text) } ?? scope,
        maps: &maps, repositories: &repositories)
    case .record, .wrapper, .enumeration, .union, .group, .alias:
      let id = TypeSyntax(declaration).flatMap { index.child($0.name.text, in: scope) }
      collect(
        declaration.nestedDeclarations, in: id.map(Scope.type) ?? .topLevel, maps: &maps,
        repositories: &repositories)
    }
  }

  private mutating func collect(
    _ declarations: [Declaration], in scope: Scope, maps: inout [ResolvedMap],
    repositories: inout [ResolvedRepository]
  ) {
    for inner in declarations {
      collect(inner, in: scope, maps: &maps, repositories: &repositories)
    }
  }

  private mutating func resolve(_ repository: RepositoryDeclaration, in scope: Scope)
    -> ResolvedRepository
  {
    let operations = repository.operations.map { operation in
      ResolvedRepository.Operation(
        syntax: operation,
        parameters: operation.parameters.map { types.resolve($0.type, in: scope, as: .operation) },
        result: types.resolve(operation.result, in: scope, as: .operation),
        source: types.resolve(operation.source, in: scope, as: .answer))
    }
    let sources = repository.sources.map { source in
      ResolvedRepository.Source(
        syntax: source,
        answers: source.answers.map { types.resolve($0.dto, in: scope, as: .answer) })
    }
    let answers =
      repository.operations.map(\.source) + repository.sources.flatMap { $0.answers.map(\.dto) }
    return ResolvedRepository(
      syntax: repository, namespace: index.namespace(around: scope), parent: scope.type,
      operations: operations, sources: sources,
      written: answers.map { types.spelling(of: $0, in: scope) })
  }
}

extension SchemaResolver {
  private mutating func reportNested(_ sort: String, at span: SourceSpan, in scope: Scope) {
    diagnostics.report(
      .nestedElsewhere,
      "\(sort) cannot be declared within \(scope.type == nil ? "a namespace" : "a type")",
      at: span, notes: ["what is written in Swift is found by its name from everywhere"],
      help: scope.type == nil
        ? "move it out of the namespace, or to a file without one"
        : "move it to the top level of a file")
  }
}

extension DiagnosticKind {
  static let nestedElsewhere = DiagnosticKind(
    "G0350", .error, "what is written in Swift, declared within a type or a namespace",
    explanation: """
      A type from elsewhere and a converter are written in Swift, at the top level or in a module. So they are declared on
      their own, and not within a type or a namespace.
      """,
    wrong: """
      domain Place {
        at: Coordinate
        foreign Coordinate
      }
      """,
    right: """
      foreign Coordinate
      domain Place {
        at: Coordinate
      }
      """)

  static let enumRawType = DiagnosticKind(
    "G0501", .error, "an enum of something other than strings or integers",
    explanation: """
      The cases of an enum are strings or integers on the wire.
      """,
    wrong: """
      enum Rate: Double { 1 as low, 2 as high }
      """,
    right: """
      enum Rate: Int { 1 as low, 2 as high }
      """)
}
