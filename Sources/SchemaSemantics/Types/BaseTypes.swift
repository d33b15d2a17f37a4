/// What each `type` wraps in the end, through other `type`s that it may be made of.
struct BaseTypes {
  /// One for each type of the schema: itself, unless it is a wrapper; unknown, if wrappers go in a circle.
  private let bases: [SchemaType]

  init(_ schema: ResolvedSchema) {
    var bases = [SchemaType?](repeating: nil, count: schema.types.count)
    for type in schema.types {
      var chain: [TypeID] = []
      var current = SchemaType.declared(type.id)
      while let id = current.declaredID {
        if let known = bases[id.index] {
          current = known
          break
        }
        guard case .wrapper(let wrapper) = schema[id].kind else {
          bases[id.index] = current
          break
        }
        // What comes back to this wrapper finds it unknown.
        bases[id.index] = .unknown
        chain.append(id)
        current = wrapper.base
      }
      for id in chain { bases[id.index] = current }
    }
    self.bases = bases.map { $0 ?? .unknown }
  }

  subscript(id: TypeID) -> SchemaType { bases[id.index] }

  /// `type` itself, unless it is a `type` of the schema. An optional stays one.
  func base(of type: SchemaType) -> SchemaType {
    switch type {
    case .declared(let id): self[id]
    case .optional(let wrapped): .optional(base(of: wrapped))
    default: type
    }
  }
}
