import Diagnostics

/// `...rest: [String: JSON]`: the field for all keys that no other member of the record takes.
extension Parser {
  /// A field for other keys, or a group of fields, `...Timestamps`. A range can begin with `...` too, but then a number or a text
  /// follows.
  var startsDottedMember: Bool {
    current.kind == .closedRange && !token(after: 1).startsLine
      && (token(after: 1).kind == .identifier || isQuotedName(token(after: 1)))
  }

  /// Whether a type follows the name after the dots, or should: names of groups begin with an uppercase letter.
  var startsRest: Bool {
    guard startsDottedMember, token(after: 1).kind == .identifier else {
      return startsDottedMember
    }
    var next = 2
    while token(after: next).kind == .dot, token(after: next + 1).kind == .identifier { next += 2 }
    let isLowercase = text(of: token(after: next - 1)).first?.isUppercase != true
    if isWord("as", after: next), token(after: next + 1).kind == .identifier { next += 2 }
    let hasType =
      !token(after: next).startsLine
      && [.colon, .leftBracket, .assign].contains(token(after: next).kind)
    return hasType || isLowercase
  }

  /// The message of a rule may follow its range as well.
  private func isQuotedName(_ token: Token) -> Bool {
    guard token.kind == .string else { return false }
    let next = self.token(after: 2)
    return !next.startsLine && (next.kind == .colon || isWord("as", after: 2))
  }

  mutating func parseRest(_ preamble: Preamble, into record: inout RecordDeclaration) -> Bool {
    let sign = advance().span
    guard continuesLine, current.kind == .identifier || current.kind == .string,
      let wireName = parseWireName()
    else {
      reportExpected("a name after `...`", as: .missingName)
      return false
    }
    return parseRest(named: wireName, sign: sign, preamble, into: &record)
  }

  /// What follows `...rest`.
  mutating func parseRest(
    named wireName: WireName, sign: SourceSpan, _ preamble: Preamble,
    into record: inout RecordDeclaration
  ) -> Bool {
    let name = takeSwiftName(of: wireName)
    let question = takeOptionalName()
    guard take(.colon) != nil else {
      reportRestWithoutType(name)
      return false
    }
    let type = startsInlineType ? skipInlineType() : parseFieldType()
    if let question { reportOptionalName(question, of: wireName, type) }
    var field = Field(
      restSign: sign, wireName: WireName(name), type: type, preamble: preamble, span: sign)
    parseClauses(of: &field)
    let start = sign.start < name.span.start ? sign : name.span
    field.span = start.through(previousSpan)
    record.fields.append(field)
    return true
  }

  /// `rest...: [String: JSON]`, after the name. Reported, and read as if it came before.
  mutating func takeLateRestSign(after wireName: WireName) -> SourceSpan? {
    guard current.kind == .closedRange, continuesLine, token(after: 1).kind == .colon else {
      return nil
    }
    let sign = advance().span
    report(.lateRestSign("...\(wireName.text)"), at: wireName.span.through(sign))
    return sign
  }

  /// `[key: string]: unknown`, as TypeScript says it.
  var startsIndexSignature: Bool {
    current.kind == .leftBracket && token(after: 1).kind == .identifier
      && token(after: 2).kind == .colon && !token(after: 2).startsLine
  }

  mutating func parseIndexSignature(_ preamble: Preamble, into record: inout RecordDeclaration)
    -> Bool
  {
    let open = advance().span
    advance(by: 2)
    let key = parseType()
    guard take(.rightBracket) != nil, take(.colon) != nil else {
      reportExpected(
        "a member", help: "write `...rest: [String: JSON]` for keys that are not declared")
      return false
    }
    let value = parseFieldType()
    let span = open.through(value.span)
    let type = TypeExpression(.dictionary(key: key, value: value), span: span)
    if key.kind != .invalid, value.kind != .invalid {
      report(.indexSignature("[\(text(of: key.span)): \(text(of: value.span))]"), at: span)
    }
    record.fields.append(
      Field(
        restSign: open, wireName: WireName(Name("rest", span: open)), type: type,
        preamble: preamble, span: span))
    return true
  }

  /// The name alone. A quoted name, a path and `as` speak of a key, which this field does not have.
  private mutating func takeSwiftName(of wireName: WireName) -> Name {
    var name = wireName.rest.last ?? wireName.first
    var isPlain = !wireName.isQuoted && wireName.rest.isEmpty
    if isWord("as"), token(after: 1).kind == .identifier {
      advance()
      name = self.name(of: advance())
      isPlain = false
    }
    if !isPlain {
      name.text = swiftName(resembling: name.text)
      report(.wireNameOfRest(name.text), at: wireName.span.through(previousSpan))
    }
    return name
  }

  private mutating func reportRestWithoutType(_ name: Name) {
    let isAtEnd = !continuesLine || current.kind == .comma || current.kind == .rightBrace
    reportExpected(
      "`:` and the type of `\(name.text)`", as: .missingSign,
      help: "write `...\(name.text): [String: JSON]` for values of any kind",
      fix: isAtEnd ? .propose(": [String: JSON]", for: previousSpan.after) : nil)
  }
}
