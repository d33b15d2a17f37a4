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

  /// `&json`
  private var reader: SwiftExpression { .prefixed(.address, json) }

  var json: SwiftExpression { .word("json") }

  private mutating func readingForm() -> (opening: [String], form: UnionReadingForm) {
    switch union.discriminator {
    case .shape, nil:
      call(.jsonShapes)
      return (
        ["var shapes = \(names[.jsonShapes](["_": reader] + sharedReadingArgument))"],
        .shapes(union.cases.indices.map { readShape($0) })
      )
    case .tag(let key), .adjacent(let key, _), .keyedByTag(let key):
      call(.jsonReaderUnions)
      let key = SwiftExpression.string(key)
      if isLarge { return (peekingTagOfTable(at: key), .lookup(readLookup(at: key))) }
      return ([peekingTag("tag", at: key)], .choice(choice(of: "tag", at: key)))
    case .key:
      call(.jsonReaderUnions)
      let known = isLarge ? namesTable() : union.isOpen ? .word("known") : knownTags
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
      let declaration = union.isOpen ? ["let known = \(knownTags)"] : []
      return (declaration + [opening], .choice(choice(of: "key", at: nil)))
    }
  }

  /// `guard let tag: String = json.peekTag("type") else { return nil }`
  private func peekingTag(_ name: String, at key: SwiftExpression) -> String {
    union.untaggedPosition == nil
      ? "guard let \(name): \(tagType) = json.peekTag(\(key)) else { return nil }"
      : "guard let \(name): \(tagType)? = json.peekTagIfPresent(\(key)) else { return nil }"
  }

  /// The tag, and what is done where there is none.
  private mutating func peekingTagOfTable(at key: SwiftExpression) -> [String] {
    guard let position = union.untaggedPosition else { return [peekingTag("tag", at: key)] }
    let isIntact = SwiftCondition.test(json.member("isIntact"))
    let value = SwiftExpression.word("value")
    let statements: [SwiftStatement] =
      if payloads[position] == nil {
        [
          .expression(json.calling("skip")), .exit(unless: [isIntact], .result(.nothing)),
          .assignment(.word("self"), reference(position)), .end,
        ]
      } else {
        readStatements(position, at: key) {
          .exit(unless: [.binding("value", of: $0), isIntact], .result(.nothing))
        } + [.assignment(.word("self"), value), .end]
      }
    let untagged = SwiftStatement.unless([.binding("tag", of: .word("found"))], statements)
    return [peekingTag("found", at: key), [untagged].text]
  }

  private mutating func choice(of subject: String, at key: SwiftExpression?) -> UnionChoiceModel {
    var branches = union.cases.indices.map { position in
      UnionBranchModel(
        comment: readComment(position), pattern: readPattern(position),
        statements: readStatements(position, at: tag(position)) {
          .assignment(.word("value"), $0)
        })
    }
    if !union.isCertainOfCase {
      branches.append(
        UnionBranchModel(
          pattern: union.untaggedPosition == nil ? .otherwise : unknownPattern(subject),
          statements: union.isOpen
            ? [.assignment(.word("value"), readUnrecognized(.word(subject)))]
            : key.map { unknownTag(at: $0, known: knownTags) } ?? []))
    }
    return UnionChoiceModel(known: nil, subject: subject, branches: branches)
  }

  private func unknownTag(at key: SwiftExpression, known: SwiftExpression) -> [SwiftStatement] {
    let failing = json.calling("failUnknownTag", ["_": .word("tag"), "at": key, "known": known])
    return [.expression(failing), .result(.nothing)]
  }

  /// Keeps the whole, tag included.
  private mutating func readUnrecognized(_ tag: SwiftExpression) -> SwiftExpression {
    call(.jsonWire, .jsonWireReading)
    let made = SwiftExpression.word("Self").calling(
      "unrecognized", ["tag": tag, "body": .argument.member("json")])
    return names[.jsonWire](["from": reader]).mapped(by: .closure(made))
  }

  private mutating func keepUnrecognized(_ tag: SwiftExpression) -> [SwiftStatement] {
    call(.jsonWire, .jsonWireReading)
    let body = SwiftExpression.word("body")
    let made = SwiftExpression.member(nil, "unrecognized")
    return [
      .exit(
        unless: [.binding("body", of: names[.jsonWire](["from": reader]))], .result(.nothing)),
      .assignment(.word("self"), made(["tag": tag, "body": body.member("json")])), .end,
    ]
  }

  /// - Parameter use: what is done with the value.
  private mutating func readStatements(
    _ position: Int, at key: SwiftExpression, _ use: (SwiftExpression) -> SwiftStatement
  ) -> [SwiftStatement] {
    let made = reference(position).rooted(in: .word("Self"))
    guard let payload = payloads[position] else {
      return [.expression(json.calling("skip")), use(made)]
    }
    let read =
      if union.discriminator == .key {
        readMember(payload, at: key)
      } else if let payloadKey = union.payloadKey(of: position) {
        readMember(payload, at: .string(payloadKey))
      } else {
        SwiftExpression.call(.word(payload.type), ["from": reader])
      }
    let flat = made(["_": SwiftExpression.argument.infix(.coalesce, .nothing)])
    return [use(read.mapped(by: payload.convertsNull ? .closure(flat) : made))]
  }

  private mutating func readMember(_ payload: UnionPayload, at key: SwiftExpression)
    -> SwiftExpression
  {
    call(payload.format == nil ? .jsonReaderMembers : .jsonReaderFormatMembers)
    let mayBeMissing = payload.isOptional || payload.convertsNull
    let method = mayBeMissing ? "readMemberIfPresent" : "readMember"
    return json.calling(method, ["_": key] + payload.formatArgument)
  }

  private mutating func readShape(_ position: Int) -> UnionShapeModel {
    let name = SwiftExpression.string(union.cases[position].swiftName)
    let shapes = SwiftExpression.word("shapes")
    guard let payload = payloads[position] else {
      call(.jsonShapesNull)
      return UnionShapeModel(
        condition: shapes.calling("readNull", ["case": name, "from": reader]).text,
        value: reference(position).text)
    }
    let isShared = shapeCases.sharingReading.contains(position)
    let keys = keysArgument(position)
    if !keys.isEmpty { call(.jsonShapesKeys) }
    if isShared { call(.jsonShapesOnce) }
    if payload.format != nil { call(isShared ? .jsonShapesOnceFormats : .jsonShapesFormats) }
    let reading = shapes.calling(
      isShared ? "readOnce" : "read",
      ["case": name] + keys + ["from": reader] + wholeFormatArgument(payload))
    return UnionShapeModel(
      condition: "let payload: \(payload.type) = \(reading)",
      value: reference(position)(["_": .word("payload")]).text)
  }

  /// - Parameter key: where the tag is, as a literal; nil where it is the key itself.
  private mutating func readLookup(at key: SwiftExpression?) -> UnionLookupModel {
    let table = namesTable()
    let subject = SwiftExpression.word(key == nil ? "key" : "tag")
    let reader = "_ json: inout \(names.support(.jsonReader))"
    let place = key == nil ? ", at key: \(names.standard("String"))" : ""
    return UnionLookupModel(
      tag: "", position: position(of: subject, in: table).text,
      otherwise: union.isOpen
        ? keepUnrecognized(subject)
        : key.map { unknownTag(at: $0, known: table.member("all")) } ?? [.result(.nothing)],
      parameters: "_ position: \(names.standard("Int")), \(reader)\(place)",
      arguments: "position, &json\(key == nil ? ", at: key" : "")", chunks: readChunks())
  }

  private mutating func readChunks() -> [ChunkModel] {
    Chunks.ranges(of: union.tagged.count).map { range in
      ChunkModel(
        name: members.claim("readCasesFrom\(range.lowerBound)"),
        bound: range.upperBound == union.tagged.count ? nil : String(range.upperBound),
        branches: range.map { position in
          UnionBranchModel(
            pattern: .position(position, in: range),
            statements: readStatements(position, at: .word("key")) { .result($0) })
        })
    }
  }
}
