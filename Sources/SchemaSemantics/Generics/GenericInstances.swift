import Diagnostics
import SchemaSyntax

/// The generic records of a schema with the types that they are about. Each combination is a type of its own, so that what
/// is proved of records is proved of it, too.
struct GenericInstances {
  struct Entry {
    let id: TypeID
    let instance: TypeInstance
    /// As messages say it: `Page<UserDTO>`.
    let text: String
    /// As it is part of other names: `PageOfUserDTO`.
    let name: String
    /// How many parts its types have.
    let size: Int
    /// How deep its types are within each other.
    let depth: Int
    /// Those in which it was found, from the outside in; empty if its types mention no parameter there.
    let ancestors: [TypeInstance]
  }

  private let index: TypeIndex
  private(set) var entries: [Entry] = []
  private var idByInstance: [TypeInstance: TypeID] = [:]

  static let sizeLimit = 64
  /// For each level, the compiler takes several times as long.
  static let depthLimit = 10
  static let countLimit = 4096

  init(_ index: TypeIndex) {
    self.index = index
  }

  subscript(id: TypeID) -> Entry? {
    let position = id.index - index.typeCount
    return entries.indices.contains(position) ? entries[position] : nil
  }

  func id(of instance: TypeInstance) -> TypeID? {
    instance.arguments == ownArguments(of: instance.generic)
      ? instance.generic : idByInstance[instance]
  }

  /// The generic record of which the type is an instance.
  func generic(of type: SchemaType) -> TypeID? {
    type.declaredID.flatMap { self[$0]?.instance.generic }
  }

  /// The parameters of a generic record as its types: within its declaration, that is the record itself.
  func ownArguments(of generic: TypeID) -> [SchemaType] {
    let entry = index.entries[generic.index]
    return entry.typeParameters.compactMap { index.child($0.text, of: generic) }
      .map(SchemaType.declared)
  }

  mutating func add(_ instance: TypeInstance, ancestors: [TypeInstance]) -> TypeID {
    if let known = id(of: instance) { return known }
    let id = TypeID(index: index.typeCount + entries.count)
    let generic = index.entries[instance.generic.index]
    let arguments = instance.arguments
    entries.append(
      Entry(
        id: id, instance: instance,
        text: "\(generic.qualifiedName)<\(arguments.map(text).joined(separator: ", "))>",
        name: generic.qualifiedName.filter { $0 != "." } + "Of"
          + arguments.map(name).joined(separator: "And"),
        size: size(of: instance), depth: depth(of: instance), ancestors: ancestors))
    idByInstance[instance] = id
    return id
  }

  func size(of instance: TypeInstance) -> Int {
    instance.arguments.reduce(1) { $0 + size(of: $1) }
  }

  /// Whether the compiler would be done with the type in a short time.
  func isSmall(_ instance: TypeInstance) -> Bool {
    size(of: instance) <= Self.sizeLimit && depth(of: instance) <= Self.depthLimit
  }

  func depth(of instance: TypeInstance) -> Int {
    (instance.arguments.map(depth).max() ?? 0) + 1
  }

  /// Whether a parameter of a generic record or map is part of the type.
  func mentionsParameter(_ type: SchemaType) -> Bool {
    type.declaredTypes.contains { id in
      if let entry = self[id] { return entry.instance.arguments.contains(where: mentionsParameter) }
      if case .parameter = index.entries[id.index].syntax { return true }
      return !index.entries[id.index].typeParameters.isEmpty
    }
  }

  /// The type with other types in place of parameters, of which instances are made where they are new.
  mutating func replaced(
    _ type: SchemaType, by arguments: [TypeID: SchemaType], ancestors: [TypeInstance]
  ) -> SchemaType {
    var found: [TypeID: SchemaType] = [:]
    for id in type.declaredTypes {
      if let argument = arguments[id] {
        found[id] = argument
      } else if let inner = self[id]?.instance ?? ownInstance(of: id) {
        let types = inner.arguments.map { replaced($0, by: arguments, ancestors: ancestors) }
        if types != inner.arguments {
          found[id] = .declared(
            add(TypeInstance(generic: inner.generic, arguments: types), ancestors: ancestors))
        }
      }
    }
    return type.replacing { found[$0] ?? .declared($0) }
  }

  private func ownInstance(of id: TypeID) -> TypeInstance? {
    guard self[id] == nil, id.index < index.typeCount,
      !index.entries[id.index].typeParameters.isEmpty
    else { return nil }
    return TypeInstance(generic: id, arguments: ownArguments(of: id))
  }
}

extension GenericInstances {
  func text(of type: SchemaType) -> String {
    type.text { self[$0]?.text ?? index.entries[$0.index].qualifiedName }
  }

  private func name(of type: SchemaType) -> String {
    switch type {
    case .scalar(let scalar): scalar.rawValue
    case .declared(let id):
      self[id]?.name ?? index.entries[id.index].qualifiedName.filter { $0 != "." }
    case .optional(let inner): "Optional" + name(of: inner)
    case .array(let inner, _): "ListOf" + name(of: inner)
    case .set(let inner): "SetOf" + name(of: inner)
    case .patch(let inner): "PatchOf" + name(of: inner)
    case .dictionary(let key, let value): "DictionaryFrom\(name(of: key))To\(name(of: value))"
    case .unknown: ""
    }
  }

  private func size(of type: SchemaType) -> Int {
    if let id = type.declaredID { return self[id]?.size ?? 1 }
    return type.parts.reduce(1) { $0 + size(of: $1) }
  }

  private func depth(of type: SchemaType) -> Int {
    if let id = type.declaredID { return self[id]?.depth ?? 0 }
    return type.parts.map { depth(of: $0) + 1 }.max() ?? 0
  }
}
