import SchemaSemantics

extension UnionCoding {
  mutating func decoding(isWithinDeprecated: Bool) -> UnionDecodingModel {
    let hasDeprecated = union.cases.contains { $0.notes.deprecation != nil }
    let needsProtocol = hasDeprecated && !isWithinDeprecated
    if needsProtocol { call(.deprecatedCaseDecoding) }
    let decoder: SwiftArguments = ["_": .word("decoder")]
    return UnionDecodingModel(
      decoderType: names.standard("Decoder"),
      deprecatedCases: needsProtocol ? names.support(.deprecatedCaseDecoding) : nil,
      opening: union.discriminator == .shape
        ? "var shapes = \(names[.wireShapes](decoder + sharedReadingArgument).attempted())"
        : "let object = \(names[.wireObject](decoder).attempted())",
      form: decodingForm())
  }

  private mutating func decodingForm() -> UnionReadingForm {
    switch union.discriminator {
    case .shape, nil:
      return .shapes(union.cases.indices.map { shape($0) })
    case .tag(let key), .adjacent(let key, _), .keyedByTag(let key):
      call(.wireObject)
      let key = SwiftExpression.string(key)
      let tag = readTag(at: key)
      if isLarge { return .lookup(lookup(at: key)) }
      return .choice(
        UnionChoiceModel(
          known: nil, subject: tag.value.infix(.cast, .word(tag.type)).attempted().text,
          branches: branches(unknownAt: key, known: knownTags)))
    case .key:
      call(.wireObject, .wireObjectUnions)
      if isLarge { return .lookup(lookup(at: nil)) }
      let known = union.isOpen ? SwiftExpression.word("known") : knownTags
      return .choice(
        UnionChoiceModel(
          known: union.isOpen ? knownTags.text : nil, subject: caseKey(among: known).text,
          branches: branches(unknownAt: nil, known: known)))
    }
  }

  /// The key of the object that names the case.
  func caseKey(among known: SwiftExpression) -> SwiftExpression {
    let key = object.calling("caseKey", ["among": known])
    let either = object.calling("unrecognizedKey", ["besides": known]).infix(.coalesce, key)
    return (union.isOpen ? either : key).attempted()
  }

  var object: SwiftExpression { .word("object") }

  /// - Parameter key: where the tag is; nil where it is the key itself.
  private mutating func branches(unknownAt key: SwiftExpression?, known: SwiftExpression)
    -> [UnionBranchModel]
  {
    var branches = union.cases.indices.map { position in
      UnionBranchModel(
        comment: readComment(position), pattern: readPattern(position),
        statements: [.assignment(.word("self"), value(position))])
    }
    if !union.isCertainOfCase {
      let name = key == nil ? "key" : "tag"
      branches.append(
        UnionBranchModel(
          pattern: unknownPattern(name),
          statements: [otherwise(.word(name), at: key ?? .word(name), known: known)]))
    }
    return branches
  }

  func readPattern(_ position: Int) -> SwiftPattern {
    isOnlyOtherKey(position) ? .otherwise : .anyOf([tagPattern(position)])
  }

  /// Why the last case needs no pattern.
  func readComment(_ position: Int) -> CommentLine? {
    isOnlyOtherKey(position)
      ? CommentLine("The only other key is \(tagPattern(position)).") : nil
  }

  /// Whether the key stands for this case if it stands for none before: it was looked for among those of the cases.
  private func isOnlyOtherKey(_ position: Int) -> Bool {
    union.discriminator == .key && !union.isOpen && position == union.cases.count - 1
  }

  /// What is done for a tag that stands for no case.
  mutating func otherwise(
    _ tag: SwiftExpression, at key: SwiftExpression, known: SwiftExpression
  ) -> SwiftStatement {
    if union.isOpen, type.isStored { return storedUnrecognized(tag, known: known) }
    if union.isOpen {
      call(.jsonWire)
      let body = names[.jsonWire](["from": .word("decoder")]).member("json").attempted()
      return .assignment(
        .word("self"), .call(.member(nil, "unrecognized"), ["tag": tag, "body": body]))
    }
    call(.wireObjectUnions)
    return .failure(
      object.calling("unknownTag", ["_": tag, "at": key, "known": known]).attempted())
  }

  mutating func value(_ position: Int) -> SwiftExpression {
    guard let payload = payloads[position] else { return reference(position) }
    let read: SwiftExpression =
      union.payloadKey(of: position).map { reading(payload, at: .string($0)) }
      ?? .call(.word(payload.type), ["from": .word("decoder")])
    return reference(position)(["_": read.attempted()])
  }

  private mutating func reading(_ payload: UnionPayload, at key: SwiftExpression)
    -> SwiftExpression
  {
    if payload.format != nil { call(.wireObjectFormats) }
    let missing: SwiftArguments = payload.convertsNull ? ["default": .nothing] : [:]
    return object.calling(
      payload.isOptional ? "getIfPresent" : "get", ["_": key] + payload.formatArgument + missing)
  }

  private mutating func shape(_ position: Int) -> UnionShapeModel {
    let name = SwiftExpression.string(union.cases[position].swiftName)
    let shapes = SwiftExpression.word("shapes")
    call(.wireShapes)
    guard let payload = payloads[position] else {
      call(.wireShapesNull)
      return UnionShapeModel(
        condition: shapes.calling("decodeNull", ["case": name]).attempted().text,
        value: reference(position).text)
    }
    let isShared = shapeCases.sharingReading.contains(position)
    let keys = keysArgument(position)
    if !keys.isEmpty { call(.wireShapesKeys) }
    if isShared { call(.wireShapesOnce) }
    if payload.format != nil { call(isShared ? .wireShapesOnceFormats : .wireShapesFormats) }
    let reading = shapes.calling(
      isShared ? "decodeOnce" : "decode", ["case": name] + keys + wholeFormatArgument(payload))
    return UnionShapeModel(
      condition: "let payload: \(payload.type) = \(reading.attempted())",
      value: reference(position)(["_": .word("payload")]).text)
  }
}
