import Diagnostics

extension Parser {
  mutating func parseRecord(layer: Layer, start: Token, preamble: Preamble) -> RecordDeclaration {
    let name = parseDeclarationName(after: layer.rawValue, of: start)
    var record = RecordDeclaration(
      layer: layer, name: name, fields: [], preamble: preamble,
      head: start.span.through(name.span), span: start.span)
    record.typeParameters = parseTypeParameters()
    if !record.typeParameters.isEmpty {
      record.typeParameterList = name.span.after.through(previousSpan)
    }
    record.conformances = parseConformances()
    if takeAssignedType(of: record, start) {
      record.span = start.span.through(previousSpan)
      return record
    }
    parseMembers(of: &record, from: start)
    return record
  }

  /// What is between the braces of a record or a group of fields, and where that ends.
  mutating func parseMembers(of record: inout RecordDeclaration, from start: Token) {
    if expectBody(of: record.name) {
      let outer = layerOfRecord
      layerOfRecord = record.layer
      defer { layerOfRecord = outer }
      documentedItems(of: record.head) { $0.parseMember($1, into: &record) }
    }
    reportPlaceOfUndeclaredKeys(in: record)
    typeParameters = []
    record.span = start.span.through(previousSpan)
  }

  /// The name of a declaration. If it is missing, what follows is still read.
  ///
  /// - Parameter start: the first word of the declaration. Where a keyword is missing, it is the name.
  mutating func parseDeclarationName(after keyword: String, of start: Token? = nil) -> Name {
    let isOnItsLine = !current.startsLine || current.span == start?.span
    if current.kind == .identifier, isOnItsLine { return typeName(name(of: advance())) }
    reportExpected("a name after `\(keyword)`", as: .missingName)
    return Name("", span: previousSpan.after)
  }

  /// Whether `{` follows; if not, that is reported. The content is still read if it comes after a brace further on in
  /// the line, or is indented below.
  mutating func expectBody(of name: Name) -> Bool {
    if reportBodyInParentheses(of: name) { return false }
    if current.kind == .leftBrace { return true }
    if reportTag(of: name) { return false }
    let contentFollows = current.startsLine && !isAtMargin(current)
    if !reportInheritance() {
      reportExpected(
        "`{` and the content of `\(name.text)`", as: .missingBracket,
        fix: continuesLine || contentFollows && !isClosedBelow
          ? nil : .insert(contentFollows ? " {" : " { }", at: previousSpan.after))
    }
    if contentFollows { return true }
    while continuesLine, current.kind != .leftBrace, current.kind != .rightBrace { advance() }
    return current.kind == .leftBrace
  }

  /// `dto Media by type { image(ImageDTO) }`
  private mutating func reportTag(of name: Name) -> Bool {
    guard continuesLine, isWord("by") else { return false }
    reportExpected(
      "`{` and the content of `\(name.text)`", as: .missingBracket,
      help: "only a union has cases that `by` tells apart: write `union \(name.text)`")
    skipBroken()
    return true
  }

  /// Whether the next token in the first column is `}`: without it, a brace here would never be closed.
  private var isClosedBelow: Bool {
    let next = tokens[position...].first { $0.startsLine && isAtMargin($0) }
    return next?.kind == .rightBrace
  }

  private mutating func parseMember(_ preamble: Preamble, into record: inout RecordDeclaration)
    -> Bool
  {
    if startsDeclaration {
      let found = diagnostics.count
      if let declaration = parseDeclaration(preamble) {
        record.nested.append(declaration)
        if declaration.isOfCodingKeys, record.typeParameters.isEmpty {
          forgetFormOfCases(after: found)
        }
      }
      return true
    }
    if reportNamelessRule() || reportRuleWithoutWord() { return false }
    let foreignRule = reportWordForRule()
    if foreignRule == .nameless { return false }
    if foreignRule == .named || startsRuleDeclaration {
      guard let rule = parseInvariant(preamble: preamble) else { return false }
      record.rules.append(rule)
      return true
    }
    if startsUnknownDeclaration {
      if let declaration = parseUnknownDeclaration(preamble) { record.nested.append(declaration) }
      return true
    }
    if startsSpread {
      guard let spread = parseSpread(preamble, in: record) else { return false }
      record.spreads.append(spread)
      return true
    }
    if startsUndeclaredKeys { return parseUndeclaredKeys(preamble, into: &record) }
    if current.kind == .closedRange { return parseRest(preamble, into: &record) }
    if startsIndexSignature { return parseIndexSignature(preamble, into: &record) }
    if reportFunction() { return true }
    let modifiers = takeModifiersOfField()
    return parseField(preamble, modifiers, into: &record)
  }

  /// A field, or a constant.
  private mutating func parseField(
    _ preamble: Preamble, _ modifiers: TypeModifiers?, into record: inout RecordDeclaration
  ) -> Bool {
    let start = current
    let first = position
    reportNumericName()
    guard var wireName = parseWireName() else { return false }
    var swiftName: Name?
    if let renamed = takeLateWireName(after: wireName) {
      (wireName, swiftName) = renamed
    } else if takeWord("as") != nil {
      guard current.kind == .identifier else {
        reportExpected("a Swift name after `as`", as: .missingName)
        return false
      }
      swiftName = nameInSwift(name(of: advance()))
    }
    if let restSign = takeLateRestSign(after: wireName) {
      return parseRest(named: wireName, sign: restSign, preamble, into: &record)
    }
    if takeForeignSpread(after: wireName) { return true }
    takeMoreWords(after: &wireName, &swiftName)
    let optionalName = takeOptionalName()
    guard expectFieldColon(after: wireName) else { return false }
    reportAttributesBeforeType(ofItemAt: first)
    var type = TypeExpression(.invalid, span: current.span)
    var isConstant = startsConstant
    if !isConstant {
      type = startsInlineType ? skipInlineType() : parseModifiedType()
      if let name = colonedName(wireName, type) {
        wireName = name
        isConstant = startsConstant
        if !isConstant { type = parseFieldType() }
      }
    }
    if let modifiers { report(modifiers, of: type) }
    if isConstant {
      let constant = parseConstant(
        at: wireName, as: swiftName, optionalName, position: record.fields.count, preamble)
      if let constant { record.constants.append(constant) }
      return constant != nil
    }
    if swiftName == nil {
      if let renamed = takeWireName(after: type, of: wireName) {
        (wireName, swiftName) = renamed
      } else {
        swiftName = takeLateName(of: wireName, after: type)
      }
    }
    if let optionalName { reportOptionalName(optionalName, of: wireName, type) }
    var field = Field(
      wireName: wireName, swiftName: swiftName, type: type, preamble: preamble, span: start.span)
    takeDefaultWithoutSign(of: &field)
    parseClauses(of: &field)
    field.span = start.span.through(previousSpan)
    record.fields.append(field)
    return true
  }

  /// `name.first`, `"@id"`, `meta."content-type"`
  mutating func parseWireName() -> WireName? {
    let isQuoted = current.kind == .string
    guard let first = parseKey() else {
      reportExpected("the name of a field", as: .missingName)
      return nil
    }
    var rest: [Name] = []
    while current.kind == .dot {
      advance()
      guard !startsSwiftName(), let key = parseKey() else {
        reportExpected("a name after `.`", as: .missingName)
        return nil
      }
      rest.append(key)
    }
    return WireName(first, rest, isQuoted: isQuoted)
  }

  private mutating func parseKey() -> Name? {
    switch current.kind {
    case .identifier, .underscore, .string:
      return key(of: advance())
    case .at where startsUnquotedName:
      return parseUnquotedName()
    default:
      return nil
    }
  }
}
