import SchemaSyntax

/// Unions with tags are objects that have one of the tags at its key. The case without a tag is an object of its own.
extension ShapeReader {
  mutating func parts(of union: ResolvedUnion, _ id: TypeID, isHeld: Bool) -> [ShapePart] {
    switch union.syntax.discriminator {
    case .tag(let tag), .adjacent(let tag, _), .keyedByTag(let tag):
      let untagged = union.cases.first { $0.wireValue.kind == .null }
      // What is within a value can contain the value again.
      if isHeld, untagged != nil { return [.opaqueObject(id)] }
      let key = ObjectShape.Key(name: tag.text, parts: tags(of: union), isRequired: true)
      let tagged = ShapePart.object(ObjectShape(name: schema[id].qualifiedName, keys: [key]))
      guard let untagged else { return [tagged] }
      return [tagged] + parts(of: untagged, in: union, id, tag: tag)
    case .key: return [.opaqueObject(id)]
    case .shape, nil: return [.unknown]
    }
  }

  private func tags(of union: ResolvedUnion) -> [ShapePart] {
    let tags = union.cases.map(\.wireValue)
    let texts = Set(tags.compactMap(\.textOnWire))
    var integers: Set<String> = []
    var flags: [ShapePart] = []
    for tag in tags {
      switch tag.kind {
      case .integer(let digits): integers.insert(digits)
      case .boolean(let flag): flags.append(.onlyFlag(flag))
      case .name, .string, .decimal, .null, .array, .dictionary, .invalid: break
      }
    }
    if union.syntax.isOpen {
      return (texts.isEmpty ? [] : [.text]) + (integers.isEmpty ? [] : [.integer(.int)])
        + (flags.isEmpty ? [] : [.flag])
    }
    return (texts.isEmpty ? [] : [.texts(texts)])
      + (integers.isEmpty ? [] : [.integers(integers)]) + flags
  }

  private mutating func parts(
    of untagged: ResolvedCase, in union: ResolvedUnion, _ id: TypeID, tag: Name
  ) -> [ShapePart] {
    let name = schema[id].qualifiedName
    let noTag = ObjectShape.Key(name: tag.text, parts: [.null], isRequired: false)
    guard let payload = untagged.payload else {
      return [.object(ObjectShape(name: name, keys: [noTag]))]
    }
    if case .adjacent(_, let content) = union.syntax.discriminator {
      let key = ObjectShape.Key(
        name: content.text,
        parts: untagged.converters.isEmpty ? parts(of: payload, isHeld: true) : [.unknown],
        isRequired: !payload.isOptional)
      return [.object(ObjectShape(name: name, keys: [noTag, key]))]
    }
    // Unions can carry each other where there is no tag.
    guard untaggedUnions.insert(id).inserted else { return [.unknown] }
    defer { untaggedUnions.remove(id) }
    return objects(of: payload).map { part in
      guard case .object(let shape) = part else { return part }
      return .object(ObjectShape(name: name, keys: [noTag] + shape.keys, rest: shape.rest))
    }
  }

  private mutating func objects(of payload: SchemaType) -> [ShapePart] {
    guard let id = payload.declaredID, case .union(let union) = schema[id].kind,
      case .shape = union.syntax.discriminator
    else { return parts(of: payload, isHeld: false) }
    return union.cases.flatMap { $0.payload.map { parts(of: $0, isHeld: false) } ?? [.null] }
  }
}
