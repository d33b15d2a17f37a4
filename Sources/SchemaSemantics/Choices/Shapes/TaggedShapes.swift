import SchemaSyntax

/// Unions with tags are objects: for each case, one that has its tag at the key, beside what the payload has. The case without a
/// tag is an object of its own.
extension ShapeReader {
  mutating func parts(of union: ResolvedUnion, _ id: TypeID, isHeld: Bool) -> [ShapePart] {
    switch union.syntax.discriminator {
    case .tag(let tag), .adjacent(let tag, _), .keyedByTag(let tag):
      isHeld ? heldParts(of: union, id, tag) : parts(of: union, id, tag)
    case .key: [.opaqueObject(id)]
    // Within a tagged union, the tag tells what is carried apart.
    case .shape:
      isHeld || !openUnions.isEmpty ? [.unknown] : parts(ofShapesIn: union, id)
    case nil: [.unknown]
    }
  }

  /// Up to this number, unions within unions with tags are told apart by all of their tags.
  private static let objectLimit = 256

  /// What is within a value is only told apart by its tag.
  private func heldParts(of union: ResolvedUnion, _ id: TypeID, _ tag: Name) -> [ShapePart] {
    // It can contain the value again.
    if union.cases.contains(where: { $0.wireValue.kind == .null }) { return [.opaqueObject(id)] }
    let tags =
      union.cases.compactMap { tagPart($0.wireValue) }
      + (union.syntax.isOpen ? unknownTags(of: union) : [])
    let key = ObjectShape.Key(name: tag.text, parts: tags, isRequired: true)
    return [.object(ObjectShape(name: schema[id].qualifiedName, keys: [key], isPartial: true))]
  }

  private mutating func parts(of union: ResolvedUnion, _ id: TypeID, _ tag: Name) -> [ShapePart] {
    if let known = unions[id] { return known }
    // Unions can carry each other, and each level multiplies the objects.
    let (outer, count) = (openObjects, openObjects * max(union.cases.count, 1))
    guard openUnions.isEmpty || count <= Self.objectLimit, openUnions.insert(id).inserted else {
      return heldParts(of: union, id, tag)
    }
    openObjects = count
    let name = schema[id].qualifiedName
    var result: [ShapePart] = []
    for item in union.cases {
      if let part = tagPart(item.wireValue) {
        let key = ObjectShape.Key(name: tag.text, parts: [part], isRequired: true)
        result += objects(of: item, union.syntax.discriminator).map { $0.object(name, with: key) }
      } else if item.wireValue.kind == .null {
        let key = ObjectShape.Key(name: tag.text, parts: [.null], isRequired: false)
        result += objects(of: item, union.syntax.discriminator).map {
          $0.object(name, with: key, isAbsent: true)
        }
      }
    }
    if union.syntax.isOpen {
      let key = ObjectShape.Key(name: tag.text, parts: unknownTags(of: union), isRequired: true)
      result.append(.object(ObjectShape(name: name, keys: [key])))
    }
    openUnions.remove(id)
    openObjects = outer
    if openUnions.isEmpty { unions[id] = result }
    return result
  }

  private func tagPart(_ tag: Literal) -> ShapePart? {
    switch tag.kind {
    case .name, .string: tag.textOnWire.map { .texts([$0]) }
    case .integer(let digits): .integers([digits])
    case .boolean(let flag): .onlyFlag(flag)
    case .decimal, .null, .array, .dictionary, .invalid: nil
    }
  }

  /// Those that an open union keeps.
  private func unknownTags(of union: ResolvedUnion) -> [ShapePart] {
    var texts: Set<String> = []
    var integers: Set<String> = []
    var flags: Set<Bool> = []
    for tag in union.cases.map(\.wireValue) {
      switch tag.kind {
      case .name, .string: if let text = tag.textOnWire { texts.insert(text) }
      case .integer(let digits): integers.insert(digits)
      case .boolean(let flag): flags.insert(flag)
      case .decimal, .null, .array, .dictionary, .invalid: break
      }
    }
    return (texts.isEmpty ? [] : [.textsBesides(texts)])
      + (integers.isEmpty ? [] : [.integersBesides(integers)])
      + [true, false].filter { flags.count == 1 && !flags.contains($0) }.map { .onlyFlag($0) }
  }

  /// What the object of a case has beside its tag.
  private mutating func objects(
    of item: ResolvedCase, _ distinction: UnionDeclaration.Discriminator?
  ) -> [ShapePart] {
    guard let payload = item.payload else { return [.object(ObjectShape(name: "", keys: []))] }
    let content: String?
    switch distinction {
    case .adjacent(_, let key): content = key.text
    case .keyedByTag: content = item.wireValue.textOnWire
    case .tag, .key, .shape, nil: content = nil
    }
    guard let content else { return objects(of: payload) }
    let key = ObjectShape.Key(
      name: content,
      parts: item.converters.first.map { parts(readBy: $0, of: payload) }
        ?? parts(of: payload, isHeld: true),
      isRequired: !payload.isOptional)
    return [.object(ObjectShape(name: "", keys: [key]))]
  }

  private mutating func objects(of payload: SchemaType) -> [ShapePart] {
    guard let union = unionByShape(payload) else { return parts(of: payload, isHeld: false) }
    return union.cases.flatMap { $0.payload.map { parts(of: $0, isHeld: false) } ?? [.null] }
  }
}

extension ShapePart {
  /// The object that a union makes of a payload. Of one that is not known, only the tag is.
  fileprivate func object(
    _ name: String, with key: ObjectShape.Key, isAbsent: Bool = false
  ) -> ShapePart {
    guard case .object(let shape) = self else {
      return isAbsent ? self : .object(ObjectShape(name: name, keys: [key], isPartial: true))
    }
    return .object(
      ObjectShape(
        name: name, keys: [key] + shape.keys.filter { $0.name != key.name }, rest: shape.rest,
        absentKey: isAbsent ? key.name : nil, isPartial: shape.isPartial))
  }
}
