package import Diagnostics

extension Parser {
  /// Anywhere but after the colon of a field, which alone can be followed by `or null`.
  mutating func parseType() -> TypeExpression {
    let type = parseTypeAlone()
    reportMisplacedNull(after: type)
    return takeAlternatives(to: type)
  }

  mutating func parseTypeAlone() -> TypeExpression {
    nested({ $0.parseTypeUnchecked() }, orSkipped: { TypeExpression(.invalid, span: $0) })
  }

  private mutating func parseTypeUnchecked() -> TypeExpression {
    let start = current
    var type = parseBaseType()
    /// How many pairs of brackets follow the type.
    var pairs = 0
    while type.kind != .invalid, continuesLine {
      if take(.question) != nil {
        type = optional(type, at: start.span.through(previousSpan))
      } else if take(.coalesce) != nil {
        // The lexer makes one token of the `??` in `String??`.
        let once = type
        type = optional(type, at: start.span.through(previousSpan))
        if case .optional = once.kind {} else { reportDoubleOptional(of: once, at: type.span) }
      } else if current.kind == .leftBracket, token(after: 1).kind == .rightBracket,
        current.span.start == previousSpan.end
      {
        advance(by: 2)
        pairs += 1
        if depth + pairs > Parser.depthLimit {
          reportDepth(at: start.span.through(previousSpan))
          skipItem()
          return TypeExpression(.invalid, span: start.span)
        }
        type = array(of: type, at: start.span.through(previousSpan))
      } else {
        break
      }
    }
    return type
  }

  private mutating func optional(_ type: TypeExpression, at span: SourceSpan) -> TypeExpression {
    if case .optional(let wrapped) = type.kind {
      reportDoubleOptional(of: wrapped, at: span)
      return type
    }
    return TypeExpression(.optional(type), span: span)
  }

  private mutating func reportDoubleOptional(of wrapped: TypeExpression, at span: SourceSpan) {
    if let last = diagnostics.last, last.kind == .doubleOptional,
      last.primary.span.start == span.start
    {
      diagnostics.removeLast()
    }
    diagnostics.report(
      .doubleOptional, "a value can be optional only once", at: span,
      help: "write one `?`; where absent and null differ, write `Patch<T>`",
      fix: .replace(span, with: "\(text(of: wrapped.span))?"))
  }

  private mutating func parseBaseType() -> TypeExpression {
    switch current.kind {
    case .leftBracket: return parseBracketType()
    case .leftBrace where startsDictionaryInBraces:
      return takeDictionaryInBraces() ?? skipInlineType()
    case .identifier where startsNextItem && !startsPayload:
      reportExpected("a type", as: .missingType)
      return TypeExpression(.invalid, span: previousSpan.after)
    case .identifier where startsClauseOfMissingType:
      let word = text(of: current)
      reportExpected(
        "a type", as: .missingType,
        help: "write a type before `\(word)`: `String \(word) …`")
      return TypeExpression(.invalid, span: previousSpan.after)
    case .identifier: return parseNamedType()
    case .leftParenthesis: return parseTypeInParentheses()
    case .string:
      if let values = takeListedValues() { return values }
      fallthrough
    default:
      reportExpected("a type", as: .missingType)
      return TypeExpression(.invalid, span: current.span)
    }
  }

  /// `(string | null)[]`
  private mutating func parseTypeInParentheses() -> TypeExpression {
    let open = advance()
    var type = parseTypeAlone()
    if let null = takeNull(), type.kind != .invalid {
      if let sign = null.sign { signs.passedOver.insert(sign) }
      type = optional(type, at: type.span.through(null.span))
    }
    type = takeAlternatives(to: type)
    guard expect(.rightParenthesis, "`)`") != nil, type.kind != .invalid else {
      skipTypeSuffixes()
      return TypeExpression(.invalid, span: open.span.through(previousSpan))
    }
    type.span = open.span.through(previousSpan)
    if current.kind != .leftBracket || !continuesLine {
      diagnostics.append(.foreignType(text(of: type.span), meaning: type))
    }
    return type
  }

  /// `[]` and `?` after what is not a type.
  private mutating func skipTypeSuffixes() {
    while continuesLine {
      if current.kind == .leftBracket, token(after: 1).kind == .rightBracket {
        advance(by: 2)
      } else if take(.question) == nil {
        return
      }
    }
  }

  /// A type that is named like a declaration, on a line of its own: `created(` and then `alias via trimmed`.
  private var startsPayload: Bool {
    tokens[position - 1].kind == .leftParenthesis && isWord("via", after: 1)
      && token(after: 2).kind == .identifier
  }

  /// `where notEmpty` in place of a type. Alone, or before a clause, the word might be the name of a type.
  private var startsClauseOfMissingType: Bool {
    guard isWord("where") || isWord("via") else { return false }
    if isWord("where", after: 1) || isWord("via", after: 1) || isWord("else", after: 1) {
      return false
    }
    let next = token(after: 1)
    switch next.kind {
    case .identifier, .integer, .decimal, .regex, .closedRange, .greater, .greaterOrEqual,
      .lessOrEqual:
      return !next.startsLine
    default: return false
    }
  }

  private mutating func parseBracketType() -> TypeExpression {
    let open = advance()
    let first = parseType()
    var kind = TypeExpression.Kind.array(first, skipsInvalid: nil)
    if let tuple = takeTuple(first, from: open) { return tuple }
    let isAfterComma = current.kind == .comma
    if takeForeignColon() {
      let type = closeBracket(open, .dictionary(key: first, value: parseType()))
      if !type.all.contains(where: { $0.kind == .invalid }) {
        // With a comma, a list of these two may be meant as well.
        diagnostics.append(
          .foreignType(text(of: type.span), meaning: type, isCertain: !isAfterComma))
      }
      return type
    }
    if take(.colon) != nil {
      kind = .dictionary(key: first, value: parseType())
      reportSkipped(
        before: "`]`", as: .missingBracket,
        "write `else` after the dictionary, with a value for the whole of it")
    } else if let word = takeWord("else") {
      guard takeWord("skip") != nil else {
        reportExpected(
          "`skip` after `else`",
          help:
            "write `else skip`, or write the value for the whole array after the type"
        )
        skipToBracket()
        return closeBracket(open, kind)
      }
      kind = .array(first, skipsInvalid: word.span.through(previousSpan))
    }
    return closeBracket(open, kind)
  }

  /// `[Double, Double]`: what cannot be meant as a dictionary.
  private mutating func takeTuple(_ first: TypeExpression, from open: Token) -> TypeExpression? {
    guard continuesLine, current.kind == .comma, token(after: 1).kind == .identifier,
      ["Double", "Float", "Bool", text(of: token(after: 1))].contains(text(of: first.span))
    else { return nil }
    let element = text(of: first.span)
    var others: [String] = []
    while take(.comma) != nil { others.append(text(of: parseType().span)) }
    let type = closeBracket(open, .array(first, skipsInvalid: nil))
    let isOneType = others.allSatisfy { $0 == element }
    diagnostics.report(
      .foreignType,
      isOneType
        ? "the type of the elements is written once" : "all elements of a list have the same type",
      at: type.span,
      help: isOneType
        ? "write `[\(element)]`; a rule of the app can say `where count \(others.count + 1)`"
        : "write `[JSON]`, and declare a `converter` that makes something of it")
    return type
  }

  /// `[String, Int]`, `[String => Int]`, `[String:: Int]`
  private mutating func takeForeignColon() -> Bool {
    guard continuesLine, !token(after: 1).startsLine else { return false }
    if startsFatArrow || current.kind == .colon && token(after: 1).kind == .colon {
      advance(by: 2)
      return true
    }
    guard current.kind == .comma, token(after: 1).kind == .identifier,
      token(after: 2).kind == .rightBracket
    else { return false }
    advance()
    return true
  }

  /// `[String: Int else skip]`, `Set<Int else skip>`
  private mutating func reportSkipped(
    before bracket: String, as kind: DiagnosticKind, _ advice: String
  ) {
    guard isWord("else"), isWord("skip", after: 1) else { return }
    reportExpected(
      bracket, as: kind, help: "only the elements of an array can be left out: \(advice)")
    advance(by: 2)
  }

  private mutating func closeBracket(_ open: Token, _ kind: TypeExpression.Kind) -> TypeExpression {
    if case .array(let element, _) = kind, element.kind == .invalid {
      if take(.rightBracket) == nil { skipItem() }
      return TypeExpression(.invalid, span: open.span.through(previousSpan))
    }
    if reportOtherBracket() || takeClausesInBrackets(kind) || expect(.rightBracket, "`]`") != nil {
      return TypeExpression(kind, span: open.span.through(previousSpan))
    }
    return TypeExpression(.invalid, span: open.span.through(previousSpan))
  }

  /// `[Date?} via iso8601`: another bracket in place of `]`, which is taken.
  private mutating func reportOtherBracket() -> Bool {
    guard current.kind == .rightBrace || current.kind == .rightParenthesis, continuesLine else {
      return false
    }
    var ahead = self
    ahead.advance()
    guard ahead.continuesLine, ahead.startsClause || ahead.current.kind == .question else {
      return false
    }
    let bracket = current.span
    reportExpected("`]`", as: .missingBracket, fix: .replace(bracket, with: "]"))
    advance()
    return true
  }

  private mutating func parseNamedType() -> TypeExpression {
    guard let written = parsePath("a type") else {
      return TypeExpression(.invalid, span: current.span)
    }
    let path = Path(typeName(written.first), written.rest.map { typeName($0) })
    guard current.kind == .less, continuesLine else {
      skipArguments(of: path)
      if let type = takeArgumentsInBrackets(of: path) { return type }
      if !typeParameters.isEmpty, typeParameters.contains(path.text) {
        if continuesLine { _ = take(.question) }
        return TypeExpression(.invalid, span: path.span)
      }
      return TypeExpression(.named(path), span: path.span)
    }
    let less = advance()
    var arguments = [path.text == "Patch" ? parseTypeInPatch() : parseType()]
    while take(.comma) != nil { arguments.append(parseType()) }
    if path.text == "Set" {
      reportSkipped(before: "`>`", as: .unexpectedToken, "write `[…]` in place of `Set<…>`")
    }
    guard let greater = expect(.greater, "`>`") else {
      return TypeExpression(.invalid, span: path.span.through(previousSpan))
    }
    angleBrackets.insert(less.span)
    angleBrackets.insert(greater.span)
    return generic(path, arguments, at: path.span.through(greater.span))
  }

  func generic(_ path: Path, _ arguments: [TypeExpression], at span: SourceSpan)
    -> TypeExpression
  {
    switch (path.text, arguments.count) {
    case ("Set", 1):
      return TypeExpression(.set(arguments[0]), span: span)
    case ("Patch", 1):
      return TypeExpression(.patch(arguments[0]), span: span)
    default:
      if arguments.contains(where: { $0.kind == .invalid }) {
        return TypeExpression(.invalid, span: span)
      }
      return TypeExpression(.generic(path, arguments), span: span)
    }
  }

  /// `String[]`
  private mutating func array(of element: TypeExpression, at span: SourceSpan) -> TypeExpression {
    let type = TypeExpression(.array(element, skipsInvalid: nil), span: span)
    guard !type.all.contains(where: { $0.kind == .invalid }) else { return type }
    // After `Int[]`, the type of `Int[][]` is one mistake.
    if let last = diagnostics.last, last.kind == .foreignType, last.primary.span == element.span {
      diagnostics.removeLast()
    }
    diagnostics.append(.foreignType(text(of: span), meaning: type))
    return type
  }

  /// Names joined by dots.
  mutating func parsePath(_ expectation: String) -> Path? {
    guard current.kind == .identifier else {
      reportExpected(expectation, as: .missingName)
      return nil
    }
    return pathSteps(after: Path(name(of: advance())))
  }

  /// The dot of a path, or `::`, as other languages have it.
  private mutating func takeDot() -> Bool {
    guard continuesLine else { return false }
    let second = token(after: 1)
    if current.kind == .colon, second.kind == .colon, token(after: 2).kind == .identifier,
      second.span.start == current.span.end, !isColonOfDictionary
    {
      report(.shortPath, at: current.span.through(second.span))
      advance(by: 2)
      return true
    }
    return take(.dot) != nil
  }

  /// `[String:: Int]`, `[Slot:: Int]`: a path has no blank after its dots.
  private var isColonOfDictionary: Bool {
    guard position > 1, tokens[position - 2].kind == .leftBracket else { return false }
    return token(after: 1).span.end < token(after: 2).span.start
      || ForeignTypeNames.isKey(text(of: tokens[position - 1]))
  }

  /// `.first."last-name"`
  mutating func pathSteps(after start: Path) -> Path? {
    var path = start
    skipChaining()
    while takeDot() {
      guard current.kind == .identifier || current.kind == .string else {
        reportExpected("a name after `.`", as: .missingName)
        return nil
      }
      path.rest.append(key(of: advance()))
      skipChaining()
    }
    return path
  }
}

extension Diagnostic {
  package static func foreignType(
    _ written: String, meaning type: TypeExpression, isCertain: Bool = true
  ) -> Diagnostic {
    let correction = type.respelled
    return Diagnostic(
      .foreignType, "`\(written)` is written `\(correction)`", at: type.span,
      help: "write `\(correction)`",
      fix: .replace(type.span, with: correction, isCertain: isCertain && type.isRespelledForCertain)
    )
  }
}

extension DiagnosticKind {
  static let doubleOptional = DiagnosticKind(
    "G0110", .error, "a value that is optional twice",
    explanation: """
      In JSON, a value is present, null, or missing; `?` stands for the last two. If the two mean different things, as
      in the body of a PATCH request, `Patch<T>` tells them apart.
      """,
    wrong: """
      dto UserDTO { name: String?? }
      """,
    right: """
      dto UserDTO { name: Patch<String> }
      """)

  static let foreignType = DiagnosticKind(
    "G0111", .error, "a type that is written as in another language",
    explanation: """
      Arrays are written `[T]`, dictionaries `[String: T]`, optionals `T?`. Only `Set<T>`, `Patch<T>` and records with type
      parameters have other types between `<` and `>`. If the schema declares a record such as `List<T>`, that is the
      record.
      """,
    wrong: """
      dto UserDTO { roles: Array<String> }
      """,
    right: """
      dto UserDTO { roles: [String] }
      """)
}
