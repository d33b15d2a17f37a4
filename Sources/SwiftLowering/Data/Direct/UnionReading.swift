import SchemaSemantics

extension UnionCoding {
  /// `init?(from json: inout JSONReader)`
  mutating func reading(isWithinDeprecated: Bool) -> UnionReadingModel {
    call(.jsonReader, .jsonReadableSpan)
    needs.callDirectForms(isReading: true)
    let hasDeprecated = union.cases.contains { $0.notes.deprecation != nil }
    let needsProtocol = hasDeprecated && !isWithinDeprecated
    if needsProtocol { call(.deprecatedCaseReading) }
    let (opening, form) = readingForm()
    return UnionReadingModel(
      protocolName: names.support(.jsonReadable), readerType: names.support(.jsonReader),
      deprecatedCases: needsProtocol ? names.support(.deprecatedCaseReading) : nil,
      opening: opening, form: form)
  }

  private mutating func readingForm() -> (opening: [String], form: UnionReadingForm) {
    switch union.discriminator {
    case .shape, nil:
      call(.jsonShapes)
      return (
        ["var shapes = \(names.support(.jsonShapes))(&json\(sharedReadingArgument))"],
        .shapes(union.cases.indices.map { readShape($0) })
      )
    case .tag(let key), .adjacent(let key, _):
      call(.jsonReaderUnions)
      let key = StringLiteral(key).text
      let opening = "guard let tag: \(tagType) = json.peekTag(\(key)) else { return nil }"
      if isLarge { return ([opening], .lookup(readLookup(at: key))) }
      return ([opening], .choice(choice(of: "tag", at: key)))
    case .key:
      call(.jsonReaderUnions)
      let known = isLarge ? namesTable() : "known"
      if isLarge { call(.jsonReaderNames) }
      let key = "json.peekCaseKey(among: \(known))"
      let unrecognized =
        union.isOpen ? "json.peekUnrecognizedKey(besides: \(known)) ?? " : ""
      let isOnly = union.cases.count == 1 && !union.isOpen
      let opening =
        isOnly
        ? "guard \(key) != nil else { return nil }"
        : "guard let key = \(unrecognized)\(key) else { return nil }"
      if isLarge { return ([opening], .lookup(readLookup(at: nil))) }
      return (["let known = \(knownTags)", opening], .choice(choice(of: "key", at: nil)))
    }
  }

  private mutating func choice(of subject: String, at key: String?) -> UnionChoiceModel {
    var branches = union.cases.indices.map { position in
      UnionBranchModel(
        pattern: readPattern(position),
        statements: readStatements(position, at: tag(position)) { "value = \($0)" })
    }
    if !union.isCertainOfCase {
      branches.append(
        UnionBranchModel(
          pattern: "default",
          statements: union.isOpen
            ? ["value = \(readUnrecognized(subject))"]
            : unknownTag(at: key ?? "", known: knownTags)))
    }
    return UnionChoiceModel(known: nil, subject: subject, branches: branches)
  }

  private func unknownTag(at key: String, known: String) -> [String] {
    ["json.failUnknownTag(tag, at: \(key), known: \(known))", "return nil"]
  }

  /// Keeps the whole value, including the tag.
  private mutating func readUnrecognized(_ tag: String) -> String {
    call(.jsonWire, .jsonWireReading)
    return "\(names.support(.jsonWire))(from: &json)"
      + ".map { Self.unrecognized(tag: \(tag), body: $0.json) }"
  }

  private mutating func keepUnrecognized(_ tag: String) -> [String] {
    call(.jsonWire, .jsonWireReading)
    return [
      "guard let body = \(names.support(.jsonWire))(from: &json) else { return nil }",
      "self = .unrecognized(tag: \(tag), body: body.json)", "return",
    ]
  }

  /// - Parameter use: what is done with the value.
  private mutating func readStatements(
    _ position: Int, at key: String, _ use: (String) -> String
  ) -> [String] {
    guard let payload = payloads[position] else {
      return ["json.skip()", use("Self\(reference(position))")]
    }
    let making = ".map(Self\(reference(position)))"
    switch union.discriminator {
    case .tag: return [use("\(payload.type)(from: &json)\(making)")]
    case .adjacent(_, let content):
      return [use(readMember(payload, at: StringLiteral(content).text) + making)]
    case .key, .shape, nil: return [use(readMember(payload, at: key) + making)]
    }
  }

  private mutating func readMember(_ payload: UnionPayload, at key: String) -> String {
    call(payload.format == nil ? .jsonReaderMembers : .jsonReaderFormatMembers)
    let method = payload.isOptional ? "readMemberIfPresent" : "readMember"
    return "json.\(method)(\(key)\(payload.formatArgument))"
  }

  private mutating func readShape(_ position: Int) -> UnionShapeModel {
    let name = StringLiteral(union.cases[position].swiftName).text
    guard let payload = payloads[position] else {
      call(.jsonShapesNull)
      return UnionShapeModel(
        condition: "shapes.readNull(case: \(name), from: &json)", value: reference(position))
    }
    let isShared = shapeCases.sharingReading.contains(position)
    let keys = keysArgument(position)
    if !keys.isEmpty { call(.jsonShapesKeys) }
    if isShared { call(.jsonShapesOnce) }
    if payload.format != nil { call(isShared ? .jsonShapesOnceFormats : .jsonShapesFormats) }
    let method = isShared ? "readOnce" : "read"
    let arguments = "\(name)\(keys), from: &json\(wholeFormatArgument(payload))"
    return UnionShapeModel(
      condition: "let payload: \(payload.type) = shapes.\(method)(case: \(arguments))",
      value: "\(reference(position))(payload)")
  }

  /// - Parameter key: the key of the tag, as a literal; nil if the key is the tag.
  private mutating func readLookup(at key: String?) -> UnionLookupModel {
    let table = namesTable()
    let subject = key == nil ? "key" : "tag"
    let isText = context.tagType(of: type.id) == .scalar(.string)
    let name = isText ? subject : "\(names.standard("String"))(\(subject))"
    let reader = "_ json: inout \(names.support(.jsonReader))"
    let place = key == nil ? ", at key: \(names.standard("String"))" : ""
    return UnionLookupModel(
      tag: "", position: "\(table).position(of: \(name))",
      otherwise: union.isOpen
        ? keepUnrecognized(subject)
        : key.map { unknownTag(at: $0, known: "\(table).all") } ?? ["return nil"],
      parameters: "_ position: \(names.standard("Int")), \(reader)\(place)",
      arguments: "position, &json\(key == nil ? ", at: key" : "")", chunks: readChunks())
  }

  private mutating func readChunks() -> [ChunkModel] {
    Chunks.ranges(of: union.cases.count).map { range in
      ChunkModel(
        name: members.claim("readCasesFrom\(range.lowerBound)"),
        bound: range.upperBound == union.cases.count ? nil : String(range.upperBound),
        branches: range.map { position in
          UnionBranchModel(
            pattern: position == range.upperBound - 1 ? "default" : "case \(position)",
            statements: readStatements(position, at: "key") { "return \($0)" })
        })
    }
  }
}
