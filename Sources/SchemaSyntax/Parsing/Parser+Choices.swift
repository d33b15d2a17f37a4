import Diagnostics

extension Parser {
  /// `type Email: Comparable = String via trimmed where email`
  mutating func parseWrapper(start: Token, preamble: Preamble) -> WrapperDeclaration {
    let name = parseDeclarationName(after: "type", of: start)
    skipTypeParameters(of: name)
    defer { typeParameters = [] }
    let colon = current.span
    var conformances = parseConformances()
    let base =
      takeAlternatives(of: name, from: start)
      ? TypeExpression(.invalid, span: previousSpan.after)
      : parseWrappedType(of: name, colon: colon, &conformances)
    var field = Field(wireName: WireName(name), type: base, span: start.span)
    parseClauses(of: &field)
    if let stray = field.defaultValue ?? field.fallback {
      diagnostics.report(
        .policyOnWrapper, "a `type` cannot have a default", at: stray.span,
        help: "write the default after the field of a dto or a model, or with `??` in a map")
    }
    return WrapperDeclaration(
      name: name, conformances: conformances, base: base, converters: field.converters,
      rules: field.rules, preamble: preamble, span: start.span.through(previousSpan))
  }

  private mutating func parseWrappedType(
    of name: Name, colon: SourceSpan, _ conformances: inout [Conformance]
  ) -> TypeExpression {
    if take(.assign) != nil {
      guard continuesLine, current.kind == .leftBrace else { return parseType() }
      reportExpected(
        "the type that `\(name.text)` wraps", as: .missingType, help: Self.recordHelp)
      skipBroken()
      return TypeExpression(.invalid, span: previousSpan.after)
    }
    let standsAlone =
      continuesLine && (current.kind == .identifier || current.kind == .leftBracket)
      && !startsClause
    if conformances.count == 1, let only = conformances.first, only.key == nil, !standsAlone {
      // `type Age: Int`
      let colon = name.span.after.through(colon)
      diagnostics.report(
        .missingSign, "expected `=` and the type that `\(name.text)` wraps, found `:`",
        at: SourceSpan(file: file, start: colon.end - 1, end: colon.end),
        help: "write `type \(name.text) = \(only.name.text)`", fix: .replace(colon, with: " ="))
      conformances = []
      return TypeExpression(.named(only.name), span: only.span)
    }
    let isRecord = continuesLine && current.kind == .leftBrace
    reportExpected(
      "`=` and the type that `\(name.text)` wraps", as: .missingSign,
      help: isRecord ? Self.recordHelp : nil,
      fix: standsAlone ? .insert(" =", at: previousSpan.after) : nil)
    if standsAlone { return parseType() }
    if isRecord { skipBroken() }
    return TypeExpression(.invalid, span: previousSpan.after)
  }

  private static let recordHelp =
    "declare something with fields as a `dto`, a `domain` or a `model`"

  mutating func parseEnum(isOpen: Bool, start: Token, preamble: Preamble) -> EnumDeclaration {
    let name = parseDeclarationName(after: "enum", of: start)
    skipTypeParameters(of: name)
    typeParameters = []
    var declaration = EnumDeclaration(
      isOpen: isOpen, name: name, conformances: parseConformances(), cases: [],
      preamble: preamble, span: start.span)
    let head = start.span.through(name.span)
    if !takeAlternatives(of: name, from: start), expectBody(of: name) {
      items(of: head) { parser in
        guard parser.parseEnumCase(into: &declaration) else { return false }
        guard parser.reportMissingCommas() else { return true }
        repeat {
          guard parser.parseEnumCase(into: &declaration) else { return false }
        } while parser.startsCaseOnLine
        return true
      }
    }
    declaration.span = start.span.through(previousSpan)
    return declaration
  }

  private mutating func parseEnumCase(into declaration: inout EnumDeclaration) -> Bool {
    guard let (value, swiftName, preamble, first) = parseCaseHead() else { return false }
    guard let value else { return true }
    let late = swiftName == nil ? takeLateRawValue(of: value) : nil
    if late == nil, current.kind == .leftParenthesis, continuesLine {
      reportPayload(at: current.span)
      return false
    }
    declaration.cases.append(
      .init(
        wireValue: late?.value ?? value, swiftName: late?.name ?? swiftName, preamble: preamble,
        span: first.through(previousSpan)))
    return true
  }

  mutating func parseUnion(layer: Layer, isOpen: Bool, start: Token, preamble: Preamble)
    -> UnionDeclaration
  {
    let name = parseDeclarationName(after: "union")
    skipTypeParameters(of: name)
    var union = UnionDeclaration(
      layer: layer, isOpen: isOpen, name: name,
      conformances: parseConformances(hasKeys: layer == .domain),
      discriminator: nil, discriminatorSpan: nil, cases: [], preamble: preamble,
      head: start.span.through(name.span), span: start.span)
    let by = current.span
    union.discriminator = parseDiscriminator()
    if previousSpan.start >= by.start { union.discriminatorSpan = by.through(previousSpan) }
    if !takeAlternatives(of: name, from: start), expectBody(of: name) {
      items(of: union.head) { $0.parseUnionMember(into: &union) }
    }
    typeParameters = []
    union.span = start.span.through(previousSpan)
    return union
  }

  private mutating func parseUnionMember(into union: inout UnionDeclaration) -> Bool {
    guard let (value, swiftName, preamble, first) = parseCaseHead(nested: &union.nested) else {
      return false
    }
    guard let value else { return true }
    var payload: TypeExpression?
    var converters: [ConverterUse] = []
    if current.kind == .leftParenthesis, continuesLine {
      advance()
      let isLabelled = current.kind == .identifier && token(after: 1).kind == .colon
      payload = isLabelled ? TypeExpression(.invalid, span: current.span) : parseType()
      converters = parseClauses(ofPayload: &payload)
      if isLabelled || current.kind == .comma { skipPayloads(in: union.layer) }
      guard expect(.rightParenthesis, "`)`") != nil else { return false }
    } else if let colon = take(.colon) {
      payload = parsePayload(after: colon, of: value)
    }
    // `nil as unknown` is the case without a tag; `nil` alone is the name of a case.
    let isUntagged = swiftName != nil && value.kind == .name("nil")
    union.cases.append(
      .init(
        wireValue: isUntagged ? Literal(.null, span: value.span) : value, swiftName: swiftName,
        payload: payload,
        converters: converters, preamble: preamble, span: first.through(previousSpan)))
    return true
  }

  /// `image: ImageDTO`, read as `image(ImageDTO)`.
  private mutating func parsePayload(after colon: Token, of value: Literal) -> TypeExpression {
    let type = parseType()
    if type.kind != .invalid {
      report(
        .payloadAfterColon("\(text(of: value.span))(\(text(of: type.span)))"), at: colon.span,
        fix: .replace(value.span.after.through(type.span), with: "(\(text(of: type.span)))"))
    }
    return type
  }

  private mutating func skipPayloads(in layer: Layer) {
    let start = current.span
    while continuesLine, current.kind != .rightParenthesis, current.kind != .rightBrace {
      advance()
    }
    diagnostics.report(
      .severalPayloads, "a case carries one value, without a label",
      at: start.through(previousSpan),
      help: "declare a `\(layer.rawValue)` with these fields, and carry that")
  }

  private mutating func parseCaseHead() -> (Literal?, Name?, Preamble, SourceSpan)? {
    var none: [Declaration] = []
    guard let head = parseCaseHead(nested: &none) else { return nil }
    if let stray = none.first {
      diagnostics.report(
        .declarationInEnum, "an enum contains only cases", at: stray.span,
        help: "move this declaration out of the enum")
    }
    return head
  }

  /// `GUEST as guest`, `1 as low`, `"in progress" as inProgress`, up to the payload. The value is nil if there was a
  /// nested declaration, or nothing but documentation.
  private mutating func parseCaseHead(nested: inout [Declaration]) -> (
    Literal?, Name?, Preamble, SourceSpan
  )? {
    let preamble = parsePreamble(isOfCase: true)
    let first = current.span
    if current.kind == .rightBrace {
      reportDangling(preamble)
      return (nil, nil, preamble, first)
    }
    if startsDeclaration, !isCaseCalledOpen {
      if let declaration = parseDeclaration(preamble) { nested.append(declaration) }
      return (nil, nil, preamble, first)
    }
    if reportCaseForOthers() { return nil }
    if isWord("case"), [.identifier, .string].contains(token(after: 1).kind),
      !token(after: 1).startsLine, !isWord("as", after: 1)
    {
      takeCaseWord(before: "cases")
    }
    guard startsLiteral, current.kind != .leftBracket else {
      reportExpected("the name of a case", as: .missingName)
      return nil
    }
    let value = parseCaseValue()
    guard value.kind != .invalid else { return nil }
    if let (value, name) = takeRawValue(of: value) { return (value, name, preamble, first) }
    // In the next line, `as` is a case of its own.
    guard continuesLine, takeWord("as") != nil else { return (value, nil, preamble, first) }
    guard current.kind == .identifier else {
      reportExpected("a Swift name after `as`", as: .missingName)
      return nil
    }
    return (value, nameInSwift(name(of: advance())), preamble, first)
  }

  /// `nil` may be the name of a case; `true` and `false` are values. `a.b` is a wire value that lacks its quotes.
  private mutating func parseCaseValue() -> Literal {
    let isDotted = current.kind == .identifier && token(after: 1).kind == .dot
    if isWord("nil") || isWord("null") || isDotted {
      let token = advance()
      return Literal(.name(text(of: token)), span: token.span)
    }
    return parseLiteral()
  }

  /// `domain enum Payment { cash, card(Card) }`, after the layer. Nothing is taken.
  mutating func reportEnumWithPayloads() -> Bool {
    guard isWord("enum"), continuesLine, token(after: 1).kind == .identifier,
      token(after: 2).kind == .leftBrace
    else { return false }
    var distance = 3
    while ![.rightBrace, .leftBrace, .endOfFile].contains(token(after: distance).kind) {
      defer { distance += 1 }
      guard token(after: distance).kind == .leftParenthesis,
        token(after: distance - 1).kind == .identifier
      else { continue }
      reportPayload(
        at: token(after: distance).span, fix: .replace(current.span, with: "union"))
      return true
    }
    return false
  }

  private mutating func reportPayload(at span: SourceSpan, fix: Diagnostic.Fix? = nil) {
    diagnostics.report(
      .payloadInEnum, "a case of an enum cannot carry a value", at: span,
      help: "declare a `union` for cases that carry values", fix: fix)
  }
}

extension DiagnosticKind {
  static let policyOnWrapper = DiagnosticKind(
    "G0118", .error, "a default on a `type`",
    explanation: """
      A `type` says what a value is, not what replaces a missing one. A default belongs where the value is read: after a
      field of a dto or a model, or in a map.
      """,
    wrong: """
      type Age = Int where 0...150 = 18
      """,
    right: """
      type Age = Int where 0...150
      model Guest { age: Age = 18 }
      """)

  static let severalPayloads = DiagnosticKind(
    "G0119", .error, "a case with several values",
    explanation: """
      A case carries at most one value, which has no label. To carry several values, declare a type with these values as
      its fields.
      """,
    wrong: """
      domain union Shape { circle(Double), box(width: Double, height: Double) }
      """,
    right: """
      domain Box { width: Double, height: Double }
      domain union Shape { circle(Double), box(Box) }
      """)

  static let declarationInEnum = DiagnosticKind(
    "G0120", .error, "a declaration within an enum",
    explanation: """
      An enum contains only cases.
      """,
    wrong: """
      enum Role {
        admin
        type ID = String
      }
      """,
    right: """
      enum Role { admin }
      type ID = String
      """)

  static let payloadInEnum = DiagnosticKind(
    "G0123", .error, "a case of an enum with a payload",
    explanation: """
      An `enum` is a closed list of strings or integers. Cases that carry values belong to a union.
      """,
    wrong: """
      enum Status { active, suspended(String) }
      """,
    right: """
      domain union Status { active, suspended(String) }
      """)
}
