package import SchemaSemantics

/// How types of the schema are written in a given place of the generated Swift.
package struct TypeNames: Sendable {
  /// One for each type.
  private let places: [Place]
  /// One for each alias.
  private let aliasPlaces: [AliasPlace]
  private let aliasesByPlace: [TypeID: [AliasID]]
  /// The namespaces that the domain declares.
  private let namespacesOfDomain: Set<String>
  /// Every simple name that the schema declares: a type of Swift or Foundation with the same name must be qualified.
  private let declaredNames: Set<String>
  /// The names of types of Swift and Foundation, and of these modules, that members have, too. Where a value of such a type is
  /// made, Swift could find the member.
  private let membersLikeTypes: Set<String>
  private let domainModule: String?
  private let supportPrefix: String

  private struct AliasPlace {
    let name: String
    let parent: TypeID?
    let namespace: String?
    let isInDomain: Bool
  }

  /// How the name of a type is looked up.
  private struct Place {
    let name: String
    let instance: TypeInstance?
    let isParameter: Bool
    let parameters: [TypeID]
    let parent: TypeID?
    let namespace: String?
    let isInDomain: Bool
    let foreignModule: String?
    let children: [String: TypeID]
  }

  /// - Parameter domainModule: set if the domain is a module of its own.
  package init(_ schema: ValidatedSchema, domainModule: String?, supportPrefix: String = "") {
    places = schema.types.map { type in
      Place(
        name: type.name, instance: type.instance, isParameter: type.isParameter,
        parameters: type.parameters,
        parent: type.parent, namespace: type.namespace, isInDomain: type.ownLayer == .domain,
        foreignModule: type.foreignModule,
        children: Dictionary(
          type.children.map { (schema[$0].name, $0) }, uniquingKeysWith: { first, _ in first }))
    }
    aliasPlaces = schema.aliases.map {
      AliasPlace(
        name: $0.name, parent: $0.parent, namespace: $0.namespace, isInDomain: $0.isOfModel)
    }
    var aliasesByPlace: [TypeID: [AliasID]] = [:]
    for alias in schema.aliases {
      if let parent = alias.parent { aliasesByPlace[parent, default: []].append(alias.id) }
    }
    self.aliasesByPlace = aliasesByPlace
    membersLikeTypes = schema.members(
      namedLike: StandardNames.swift.union(StandardNames.foundation).union(["Foundation", "Swift"]))
    namespacesOfDomain = Set(schema.namespaces(in: .domain).map(\.name))
    self.domainModule = domainModule
    self.supportPrefix = supportPrefix
    declaredNames = Set(schema.placesOfNames().keys)
      .union(schema.members(namedLike: SupportType.allCases.map { supportPrefix + $0.rawValue }))
  }

  /// The type where a value of it is made, which could be within a type that has a member of the same name.
  func made(_ name: String) -> String {
    let module = StandardNames.swift.contains(name) ? "Swift" : "Foundation"
    guard membersLikeTypes.contains(name), !declaredNames.contains(name) else {
      return qualified(name, by: module)
    }
    // If they have the name of the module, too, only a module selector is left, which needs Swift 6.3.
    let isTaken = declaredNames.contains(module) || membersLikeTypes.contains(module)
    return isTaken ? "\(module)::\(name)" : "\(module).\(name)"
  }

  /// The type as it is written in the declaration of `scope`, or at the top level of a file.
  package func text(of type: SchemaType, in scope: TypeID?) -> String {
    switch type {
    case .scalar(let scalar): text(of: scalar)
    case .declared(let id): text(of: id, in: scope)
    case .optional(let wrapped): text(of: wrapped, in: scope) + "?"
    case .array(let element, _): "[\(text(of: element, in: scope))]"
    case .set(let element): "\(standard("Set"))<\(text(of: element, in: scope))>"
    case .dictionary(let key, let value):
      "[\(text(of: key, in: scope)): \(text(of: value, in: scope))]"
    case .patch(let wrapped): "\(support(.patch))<\(text(of: wrapped, in: scope))>"
    case .unknown: ""
    }
  }

  package func text(of scalar: Scalar) -> String {
    switch scalar {
    case .decimal, .date, .url, .uuid, .data: foundation(scalar.rawValue)
    case .calendarDate: support(.calendarDate)
    case .json: support(.json)
    default: standard(scalar.rawValue)
    }
  }

  /// A name of the standard library: `Error`, or `Swift.Error` if the schema declares an `Error`.
  package func standard(_ name: String) -> String { qualified(name, by: "Swift") }

  package func foundation(_ name: String) -> String { qualified(name, by: "Foundation") }

  /// A protocol that the schema asks for. One that is not known was written by hand, and where it is asked for, nothing else
  /// has its name.
  func asked(_ name: String) -> String {
    if StandardNames.swift.contains(name) { return standard(name) }
    return StandardNames.foundation.contains(name) ? foundation(name) : name
  }

  /// A name of the support code, which gives way to names of the schema.
  package func support(_ type: SupportType) -> String { free(supportPrefix + type.rawValue) }

  subscript(type: SupportType) -> SwiftExpression { .word(support(type)) }

  /// `Optional.some`
  var someOptional: SwiftExpression { .member(.word(made("Optional")), "some") }

  /// `WireFormat<String, URL>`
  func format(from wire: String, to value: String) -> SwiftExpression {
    .word("\(support(.wireFormat))<\(wire), \(value)>")
  }

  /// The name of something that generated code declares, which gives way to names of the schema.
  func free(_ name: String) -> String {
    declaredNames.contains(name) ? free("Gatehouse\(name)") : name
  }

  /// The name that support code uses instead of each name that the schema has taken. Nested types count as well, since
  /// code inside them would otherwise get the nested type.
  func replacements(of schema: ValidatedSchema) -> [String: String] {
    var replacements: [String: String] = [:]
    for name in declaredNames where !StandardNames.isKnown(name) { replacements[name] = free(name) }
    let types = schema.types.filter { $0.isAtTop && $0.isDeclared }.map(\.name)
    let protocols = schema.protocols.filter { $0.namespace == nil }.map(\.name)
    let aliases = schema.aliases.filter(\.isAtTop).map(\.name)
    let others = schema.namespaces.map(\.name) + schema.repositories.flatMap(\.allNames)
    for name in types + protocols + aliases + others
    where StandardNames.isKnown(name) {
      replacements[name] =
        StandardNames.swift.contains(name) ? standard(name) : foundation(name)
    }
    return replacements
  }

  /// Whether the schema declares something of this name, anywhere.
  func isDeclared(_ name: String) -> Bool { declaredNames.contains(name) }

  /// A schema that has also taken the name of the module is an error (see ``HiddenModule``).
  func qualified(_ name: String, by module: String) -> String {
    let isOfApps = StandardNames.ofApps.contains(name) && !declaredNames.contains(module)
    return isOfApps || declaredNames.contains(name) ? "\(module).\(name)" : name
  }

  /// The shortest name that means `id` within `scope`.
  package func text(of id: TypeID, in scope: TypeID?) -> String {
    if let instance = places[id.index].instance {
      let arguments = instance.arguments.map { text(of: $0, in: scope) }
      return "\(text(of: instance.generic, in: scope))<\(arguments.joined(separator: ", "))>"
    }
    if places[id.index].isParameter { return SwiftIdentifier.declared(places[id.index].name) }
    var outermost = id
    var path = SwiftIdentifier.declared(places[id.index].name)
    while let owner = places[outermost.index].parent, !isVisible(outermost, from: scope) {
      path = "\(SwiftIdentifier.declared(places[owner.index].name)).\(path)"
      outermost = owner
    }
    let place = places[outermost.index]
    if let module = place.foreignModule {
      return module != "Foundation" && FoundationNames.contains(place.name)
        ? "\(module).\(path)" : path
    }
    guard place.parent == nil else { return path }
    if let namespace = place.namespace {
      // Within a generic type, Swift supplies the arguments only if its name is written alone.
      let own = scope == id ? places[id.index].parameters.map { text(of: $0, in: id) } : []
      let arguments = own.isEmpty ? "" : "<\(own.joined(separator: ", "))>"
      return inNamespace(namespace, path + arguments)
    }
    return place.isInDomain ? fromDomain(path, place.name) : path
  }

  /// A name that is declared in a namespace, with it. It is written so everywhere: only within the declaration itself would
  /// the short name do.
  private func inNamespace(_ namespace: String, _ path: String) -> String {
    let full = "\(SwiftIdentifier.declared(namespace)).\(path)"
    return namespacesOfDomain.contains(namespace) ? fromDomain(full, namespace) : full
  }

  func isNamespaceOfDomain(_ namespace: String?) -> Bool {
    namespace.map(namespacesOfDomain.contains) ?? false
  }

  /// A namespace, as an extension names it.
  func extended(_ namespace: String?) -> String? {
    namespace.map { name in
      let text = SwiftIdentifier.declared(name)
      return namespacesOfDomain.contains(name) ? fromDomain(text, name) : text
    }
  }

  /// A protocol, by its full name.
  func text(ofProtocol name: String) -> String {
    guard let dot = name.firstIndex(of: ".") else { return SwiftIdentifier.declared(name) }
    return inNamespace(
      String(name[..<dot]), SwiftIdentifier.declared(String(name[name.index(after: dot)...])))
  }

  /// The aliases that are declared within a type.
  func aliases(in type: TypeID) -> [AliasID]? { aliasesByPlace[type] }

  /// The shortest name that means the alias within `scope`.
  func text(of alias: AliasID, in scope: TypeID?) -> String {
    let place = aliasPlaces[alias.index]
    let name = SwiftIdentifier.declared(place.name)
    guard let parent = place.parent else {
      if let namespace = place.namespace { return inNamespace(namespace, name) }
      return place.isInDomain ? fromDomain(name, place.name) : name
    }
    var current = scope
    while let around = current {
      if around == parent { return name }
      current = places[around.index].parent
    }
    return "\(text(of: parent, in: scope)).\(name)"
  }

  /// A repository, as types that conform to it write it.
  func text(of repository: ValidRepository) -> String {
    fromDomain(SwiftIdentifier.declared(repository.name), repository.name)
  }

  /// Neither of two imported modules takes precedence for a name.
  private func fromDomain(_ text: String, _ name: String) -> String {
    guard let domainModule, FoundationNames.contains(name) else { return text }
    return "\(domainModule).\(text)"
  }

  /// Whether the simple name of `id` means it in `scope`, with no nearer type of that name.
  private func isVisible(_ id: TypeID, from scope: TypeID?) -> Bool {
    let name = places[id.index].name
    var current = scope
    while let place = current {
      if place == id { return true }
      if let found = places[place.index].children[name] { return found == id }
      if places[place.index].name == name { return false }
      current = places[place.index].parent
    }
    return places[id.index].parent == nil
  }
}

extension ValidAlias {
  /// Whether it is declared at the top level.
  var isAtTop: Bool { parent == nil && namespace == nil }
}

extension ValidType {
  /// Whether it is declared at the top level.
  var isAtTop: Bool { parent == nil && namespace == nil }

  /// Whether its name hides others in Swift. A parameter of a map is not part of Swift.
  var hasName: Bool { instance == nil && !(isParameter && parent == nil) }

  /// What other names are made of: `User.Profile`, `PageOfUserDTO`.
  var plainName: String { instance == nil ? qualifiedName : name }
}

extension ValidatedSchema {
  /// Members with one of these names, which Swift would find before a type of that name. The parameters of operations are
  /// found just like members.
  fileprivate func members(namedLike types: some Sequence<String>) -> Set<String> {
    let names = Set(types)
    let members = self.types.flatMap(\.memberNames) + repositories.flatMap(\.memberNames)
    return Set(members.filter { $0.mayNameType && names.contains($0) })
  }
}
