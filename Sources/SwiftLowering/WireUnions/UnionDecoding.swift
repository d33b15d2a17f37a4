import SchemaSemantics

extension UnionCoding {
  mutating func decoding(isWithinDeprecated: Bool) -> UnionDecodingModel {
    let hasDeprecated = union.cases.contains { $0.notes.deprecation != nil }
    let needsProtocol = hasDeprecated && !isWithinDeprecated
    if needsProtocol { call(.deprecatedCaseDecoding) }
    return UnionDecodingModel(
      decoderType: names.standard("Decoder"),
      deprecatedCases: needsProtocol ? names.support(.deprecatedCaseDecoding) : nil,
      opening: union.discriminator == .shape
        ? "var shapes = try \(names.support(.wireShapes))(decoder\(sharedReadingArgument))"
        : "let object = try \(names.support(.wireObject))(decoder)",
      form: decodingForm())
  }

  private mutating func decodingForm() -> UnionReadingForm {
    switch union.discriminator {
    case .shape, nil:
      return .shapes(union.cases.indices.map { shape($0) })
    case .tag(let key), .adjacent(let key, _):
      call(.wireObject)
      let key = StringLiteral(key).text
      if isLarge { return .lookup(lookup(at: key)) }
      return .choice(
        UnionChoiceModel(
          known: nil, subject: "try object.get(\(key)) as \(tagType)",
          branches: branches(unknownAt: key, known: knownTags)))
    case .key:
      call(.wireObject, .wireObjectUnions)
      if isLarge { return .lookup(lookup(at: nil)) }
      return .choice(
        UnionChoiceModel(
          known: knownTags, subject: caseKey(among: "known"),
          branches: branches(unknownAt: nil, known: "known")))
    }
  }

  /// The key of the object that names the case.
  func caseKey(among known: String) -> String {
    union.isOpen
      ? "try object.unrecognizedKey(besides: \(known)) ?? object.caseKey(among: \(known))"
      : "try object.caseKey(among: \(known))"
  }

  /// - Parameter key: the key of the tag; nil if the key is the tag.
  private mutating func branches(unknownAt key: String?, known: String) -> [UnionBranchModel] {
    var branches = union.cases.indices.map { position in
      UnionBranchModel(
        pattern: readPattern(position), statements: ["self = \(value(position))"])
    }
    if !union.isCertainOfCase {
      let name = key == nil ? "key" : "tag"
      branches.append(
        UnionBranchModel(
          pattern: "case let \(name)",
          statements: [otherwise(name, at: key ?? name, known: known)]))
    }
    return branches
  }

  /// If a key was looked for among those of the cases, it belongs to the last case if it belongs to none before.
  func readPattern(_ position: Int) -> String {
    let isRest = union.discriminator == .key && !union.isOpen && position == union.cases.count - 1
    return isRest ? "default" : "case \(tag(position))"
  }

  /// What is done for a tag that belongs to no case.
  mutating func otherwise(_ tag: String, at key: String, known: String) -> String {
    if union.isOpen {
      call(.jsonWire)
      let wire = names.support(.jsonWire)
      return "self = .unrecognized(tag: \(tag), body: try \(wire)(from: decoder).json)"
    }
    call(.wireObjectUnions)
    return "throw try object.unknownTag(\(tag), at: \(key), known: \(known))"
  }

  mutating func value(_ position: Int) -> String {
    guard let payload = payloads[position] else { return reference(position) }
    switch union.discriminator {
    case .tag: return "\(reference(position))(try \(payload.type)(from: decoder))"
    case .adjacent(_, let content):
      return "\(reference(position))(\(reading(payload, at: StringLiteral(content).text)))"
    case .key, .shape, nil:
      return "\(reference(position))(\(reading(payload, at: tag(position))))"
    }
  }

  private mutating func reading(_ payload: UnionPayload, at key: String) -> String {
    if payload.format != nil { call(.wireObjectFormats) }
    let method = payload.isOptional ? "getIfPresent" : "get"
    return "try object.\(method)(\(key)\(payload.formatArgument))"
  }

  private mutating func shape(_ position: Int) -> UnionShapeModel {
    let name = StringLiteral(union.cases[position].swiftName).text
    call(.wireShapes)
    guard let payload = payloads[position] else {
      call(.wireShapesNull)
      return UnionShapeModel(
        condition: "try shapes.decodeNull(case: \(name))", value: reference(position))
    }
    let isShared = shapeCases.sharingReading.contains(position)
    let keys = keysArgument(position)
    if !keys.isEmpty { call(.wireShapesKeys) }
    if isShared { call(.wireShapesOnce) }
    if payload.format != nil { call(isShared ? .wireShapesOnceFormats : .wireShapesFormats) }
    let method = isShared ? "decodeOnce" : "decode"
    let arguments = name + keys + wholeFormatArgument(payload)
    return UnionShapeModel(
      condition: "let payload: \(payload.type) = try shapes.\(method)(case: \(arguments))",
      value: "\(reference(position))(payload)")
  }
}
