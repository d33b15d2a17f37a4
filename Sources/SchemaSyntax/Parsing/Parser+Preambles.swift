import Diagnostics

extension Parser {
  /// The `///` lines and the attributes before a declaration or a member, in any order.
  ///
  /// - Parameter isOfCase: whether a case follows, which may be nothing but a text.
  mutating func parsePreamble(isOfCase: Bool = false) -> Preamble {
    var preamble = Preamble.none
    while true {
      if current.kind == .documentation {
        preamble.documentation.append(documentationLine(advance()))
      } else if current.kind == .at, !startsUnquotedName {
        if let attribute = parseAttribute(isOfCase: isOfCase) {
          preamble.attributes.append(attribute)
        }
      } else {
        itemStart = position
        return preamble
      }
    }
  }

  private func documentationLine(_ token: Token) -> String {
    var line = bytes[(token.span.start + 3)..<token.span.end]
    if line.first == UInt8(ascii: " ") { line.removeFirst() }
    while line.last == UInt8(ascii: " ") || line.last == UInt8(ascii: "\t") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  mutating func parseAttribute(isOfCase: Bool) -> Attribute? {
    let at = advance()
    guard current.kind == .identifier, !current.startsLine else {
      reportExpected("the name of an attribute after `@`", as: .missingName)
      return nil
    }
    let name = name(of: advance())
    // `@sensitive` has no argument, so a text after it can only be the name of a field.
    if current.kind == .string, continuesLine, !startsQuotedMember, name.text != "sensitive" {
      return attributeWithoutParentheses(name, from: at.span, isOfCase: isOfCase)
    }
    let arguments = parseArguments(
      reportsAssignments: Self.attributesWithLabels.contains(name.text))
    return Attribute(name: name, arguments: arguments, span: at.span.through(previousSpan))
  }

  /// Whether the text after an attribute is the wire name of what follows: `@sensitive "card-number" as card: String`.
  private var startsQuotedMember: Bool {
    let next = token(after: 1)
    guard !next.startsLine else { return false }
    switch next.kind {
    case .colon, .dot, .question, .leftParenthesis: return true
    default:
      let name = token(after: 2).kind
      return isWord("as", after: 1) && (name == .identifier || name == .string)
    }
  }

  /// `@deprecated "use x"`. Before a case, the text may as well be a case, which must not be lost. (It could be read as one
  /// before a comma, but not before a line break, which would then mean something else.)
  private mutating func attributeWithoutParentheses(
    _ name: Name, from start: SourceSpan, isOfCase: Bool
  ) -> Attribute {
    let token = current
    let next = self.token(after: 1)
    let isCase = isOfCase && !next.startsLine && (next.kind == .comma || next.kind == .rightBrace)
    let fix = Diagnostic.Fix.replace(
      name.span.after.through(token.span), with: "(\(text(of: token.span)))", isCertain: !isOfCase)
    report(
      isOfCase ? .bareArgumentOrCase : .bareArgument, at: token.span, fix: isCase ? nil : fix)
    if isCase { return Attribute(name: name, arguments: [], span: start.through(name.span)) }
    advance()
    let value = Literal(.string(plainString(of: token)), span: token.span)
    return Attribute(
      name: name, arguments: [Argument(label: nil, value: value)],
      span: start.through(token.span))
  }

  /// `@id: String`: a wire name that looks like an attribute.
  var startsUnquotedName: Bool {
    let next = token(after: 1)
    guard current.kind == .at, next.kind == .identifier, !next.startsLine else { return false }
    return token(after: 2).kind == .colon
      || (isWord("as", after: 2) && !token(after: 2).startsLine && token(after: 4).kind == .colon)
  }

  /// `@id`, read as if it were quoted.
  mutating func parseUnquotedName() -> Name {
    let at = advance()
    let name = text(of: advance())
    let span = at.span.through(previousSpan)
    report(.wireName("with `@`", .write(quoted("@\(name)", as: name))), at: span)
    return Name("@\(name)", span: span)
  }

  private static let attributesWithLabels: Set = ["renamed"]

  /// `(label: literal, literal)`, or nothing at all.
  ///
  /// - Parameter reportsAssignments: whether `label = literal` is reported. What takes no labels is an error with any of them.
  mutating func parseArguments(reportsAssignments: Bool = true) -> [Argument] {
    guard current.kind == .leftParenthesis, !current.startsLine else { return [] }
    advance()
    var arguments: [Argument] = []
    while current.kind != .rightParenthesis, current.kind != .endOfFile {
      let label = takeLabel() ?? takeForeignLabel(isReported: reportsAssignments)
      let value = parseLiteral(inBrackets: true)
      if value.kind == .invalid {
        skipToArgumentEnd()
      } else {
        arguments.append(Argument(label: label, value: value))
      }
      if take(.comma) == nil { break }
    }
    _ = expect(.rightParenthesis, "`,` or `)`")
    return arguments
  }

  mutating func takeLabel() -> Name? {
    guard current.kind == .identifier, token(after: 1).kind == .colon else { return nil }
    defer { advance() }
    return name(of: advance())
  }

  /// `min = 1`
  private mutating func takeForeignLabel(isReported: Bool) -> Name? {
    guard current.kind == .identifier, token(after: 1).kind == .assign else { return nil }
    let label = name(of: advance())
    let sign = advance().span
    if isReported {
      report(
        .assignedArgument("\(label.text): …"), at: sign,
        fix: .replace(label.span.after.through(sign), with: ":"))
    }
    return label
  }

  private mutating func skipToArgumentEnd() {
    while continuesLine, current.kind != .comma, current.kind != .rightParenthesis,
      current.kind != .rightBrace
    {
      advance()
    }
  }

  /// The items between braces, each with the documentation and the attributes before it.
  @discardableResult
  mutating func documentedItems(
    of owner: SourceSpan, _ parseItem: (inout Parser, Preamble) -> Bool
  ) -> ItemLayout {
    items(of: owner) { parser in
      let preamble = parser.parsePreamble()
      if parser.current.kind == .rightBrace {
        parser.reportDangling(preamble)
        return true
      }
      return parseItem(&parser, preamble)
    }
  }
}

extension DiagnosticKind {
  static let unquotedWireName = DiagnosticKind(
    "G0108", .error, "a wire name that must be quoted",
    explanation: """
      A wire name that is not a Swift name must be quoted, and `as` gives it a Swift name.
      """,
    wrong: """
      dto LinkDTO { @id: String }
      """,
    right: """
      dto LinkDTO { "@id" as id: String }
      """)
}
