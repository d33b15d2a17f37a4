import Diagnostics
import SchemaSyntax

/// Looks up the names in written types.
struct TypeResolver {
  let index: TypeIndex
  var diagnostics: [Diagnostic] = []

  /// The names of the types within a type, or of those at the top level, prepared only once, however many are misspelt.
  private var spellings: [Scope: Spelling] = [:]
  private var proposals = Proposals(limit: 256)

  var aliases = ResolvedAliases()
  var instances: GenericInstances

  init(_ index: TypeIndex) {
    self.index = index
    instances = GenericInstances(index)
  }

  /// Those of the map whose head is looked at.
  var mapParameters = MapParameters()
  /// Whether the name that is looked up is an argument of a generic record.
  var isWithinArguments = false
  /// Of each parameter of a map, the layer of the records that it is an argument of.
  var mapParameterLayers: [TypeID: Layer] = [:]

  /// What a type that is unknown could be declared as, given its place.
  var role = TypeRole.mapped

  mutating func resolve(_ expression: TypeExpression, in scope: Scope, as role: TypeRole)
    -> SchemaType
  {
    self.role = role
    return resolve(expression, in: scope)
  }

  mutating func resolve(_ expression: TypeExpression, in scope: Scope) -> SchemaType {
    switch expression.kind {
    case .named(let path):
      return resolve(path, in: scope)
    case .optional(let wrapped), .nullable(let wrapped):
      let inner = resolve(wrapped, in: scope)
      return inner == .unknown ? .unknown : .optional(inner)
    case .array(let element, let skips):
      let inner = resolve(element, in: scope)
      return inner == .unknown ? .unknown : .array(inner, skipsInvalid: skips != nil)
    case .set(let element):
      let inner = resolve(element, in: scope)
      return inner == .unknown ? .unknown : .set(inner)
    case .patch(let wrapped):
      return resolvePatch(wrapped, in: scope)
    case .dictionary(let key, let value):
      let keyType = resolve(key, in: scope)
      let valueType = resolve(value, in: scope)
      if keyType == .unknown || valueType == .unknown { return .unknown }
      return .dictionary(key: keyType, value: valueType)
    case .generic(let path, let arguments):
      return resolve(path, with: arguments, at: expression.span, in: scope)
    case .invalid:
      return .unknown
    }
  }

  private mutating func resolvePatch(_ wrapped: TypeExpression, in scope: Scope) -> SchemaType {
    var inner = resolve(wrapped, in: scope)
    if case .optional(let value) = inner {
      diagnostics.report(
        .optionalPatch, "a `Patch` is optional already", at: wrapped.span,
        help: "remove the `?`: a `Patch` is absent, null or a value")
      inner = value
    }
    return inner == .unknown ? .unknown : .patch(inner)
  }

  private mutating func resolve(_ path: Path, in scope: Scope) -> SchemaType {
    if path.rest.isEmpty, mapParameters.broken.contains(path.text) { return .unknown }
    if path.rest.isEmpty, let parameter = mapParameters.types[path.text] {
      return .declared(parameter)
    }
    if let id = index.lookUp(path, from: scope) {
      switch index.entries[id.index].syntax {
      case .record(let record):
        guard record.typeParameters.isEmpty else {
          reportMissingArguments(of: index.entries[id.index], at: path)
          return .unknown
        }
        return .declared(id)
      case .wrapper, .enumeration, .union, .foreign: return .declared(id)
      case .parameter:
        guard path.rest.isEmpty else { break }
        return .declared(id)
      case .alias: return resolve(alias: id, at: path)
      case .group:
        report(group: index.entries[id.index], at: path)
        return .unknown
      }
    }
    if path.rest.isEmpty, let scalar = Scalar(rawValue: path.text) { return .scalar(scalar) }
    report(path, in: scope)
    return .unknown
  }

  mutating func report(_ path: Path, in scope: Scope) {
    if let namespace = index.namespace(named: path, from: scope) {
      reportAsType(namespace, at: path.span)
      return
    }
    let match = index.longestMatch(of: path, from: scope)
    let (owner, missing) = (match.owner, match.missing)
    if owner == .topLevel, let foreign = ForeignTypeNames.meanings[missing.text] {
      diagnostics.report(
        .unknownType, "there is no type `\(missing.text)`", at: missing.span,
        help: "write `\(foreign)`",
        fix: .replace(
          missing.span, with: foreign, isCertain: ForeignTypeNames.isSpelling(missing.text)))
      return
    }
    let nearest = nearest(to: missing.text, in: owner, from: scope)
      .flatMap { owner != .topLevel || mayBeMeant($0, from: scope) ? $0 : nil }
    if owner == .topLevel,
      let problem = Diagnostic.inNamespaces(
        .unknownType, "type", missing,
        index.inNamespaces(missing.text, where: { $0.group == nil }))
    {
      diagnostics.append(problem)
      return
    }
    let ownerName = index.name(of: owner)
    diagnostics.append(
      .unknownName(
        .unknownType,
        ownerName.map { "`\($0)` has no type `\(missing.text)`" }
          ?? "there is no type `\(missing.text)`",
        at: missing.span, nearest: nearest,
        secondary: index.span(of: owner).map { [.init($0, "declared here")] } ?? [],
        help: help(for: missing, owner)))
  }

  private mutating func reportAsType(_ namespace: ResolvedNamespace, at span: SourceSpan) {
    let name = namespace.name.text
    let example = index.names(in: .namespace(name)).first
    diagnostics.report(
      .namespaceAsType, "`\(name)` is a namespace and not a type", at: span,
      secondary: [.init(namespace.name.span, "declared here")],
      help: example.map { "write a type that it holds, such as `\(name).\($0)`" }
        ?? "declare a type in it, and write `\(name).` before its name")
  }

  private func help(for missing: Name, _ owner: Scope) -> String {
    let help = "declare it with \(role.keywords)"
    guard isWithinArguments, owner == .topLevel, case .mapped = role else { return help }
    return help + "; for a map of any types, write `where` and its parameters after the target: "
      + "`where A -> B`"
  }

  /// Searches in `owner`; without one, wherever Swift would look from `scope`.
  private mutating func nearest(to name: String, in owner: Scope, from scope: Scope) -> String? {
    guard proposals.mayGoOn() else { return nil }
    if owner != .topLevel { return spelling(in: owner).nearest(to: name) }
    var found: [String] = []
    for place in index.surroundings(of: scope) {
      if let nearest = spelling(in: place).nearest(to: name) { found.append(nearest) }
    }
    return Spelling(found).nearest(to: name)
  }

  /// A domain holds no dto, however similar its name is.
  private func mayBeMeant(_ name: String, from scope: Scope) -> Bool {
    let path = Path(Name(name, span: .nowhere))
    return role.canBeAlias || index.lookUp(path, from: scope).map(index.isDTO) != true
  }

  private mutating func spelling(in place: Scope) -> Spelling {
    if let known = spellings[place] { return known }
    var names = index.names(in: place)
    if place == .topLevel { names += Scalar.allCases.map(\.rawValue) }
    let spelling = Spelling(all: names)
    spellings[place] = spelling
    return spelling
  }
}

extension DiagnosticKind {
  static let unknownType = DiagnosticKind(
    "G0204", .error, "a type that is not declared",
    explanation: """
      A type is either built in (`String`, `Int`, `Date`, …) or declared by a file of this run. Within the type or the
      namespace around it, a type is found by its own name, and elsewhere by its full name: `User.Profile`,
      `V2.UserDTO`.
      """,
    wrong: """
      domain User { email: Email }
      """,
    right: """
      type Email = String where email
      domain User { email: Email }
      """)

  static let namespaceAsType = DiagnosticKind(
    "G0214", .error, "a namespace as a type",
    explanation: """
      A namespace only holds the names of types. Where a type is expected, write the name of one of these after the name
      of the namespace.
      """,
    wrong: """
      namespace V2 {
        dto UserDTO { name: String }
      }
      dto GroupDTO { owner: V2 }
      """,
    right: """
      namespace V2 {
        dto UserDTO { name: String }
      }
      dto GroupDTO { owner: V2.UserDTO }
      """)

  static let optionalPatch = DiagnosticKind(
    "G0301", .error, "an optional within a `Patch`",
    explanation: """
      `Patch<T>` has three states: the key is absent, its value is null, or there is a value. An optional `T` would be
      a second way to say null.
      """,
    wrong: """
      dto UserPatchDTO { name: Patch<String?> }
      """,
    right: """
      dto UserPatchDTO { name: Patch<String> }
      """)
}
