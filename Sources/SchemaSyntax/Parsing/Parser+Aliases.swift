import Diagnostics

extension Parser {
  /// `alias Cents = Int`, after the keyword.
  mutating func parseAlias(start: Token, preamble: Preamble) -> AliasDeclaration {
    let name = parseDeclarationName(after: "alias")
    skipTypeParameters(of: name)
    defer { typeParameters = [] }
    let target =
      takeAlternatives(of: name, from: start)
      ? TypeExpression(.invalid, span: previousSpan.after)
      : required(parseAliasedType(of: name), of: name)
    if startsClause { reportClauses(of: name) }
    return AliasDeclaration(
      name: name, target: target, preamble: preamble,
      head: start.span.through(name.span), span: start.span.through(previousSpan))
  }

  private mutating func parseAliasedType(of name: Name) -> TypeExpression {
    let colon = take(.colon)
    if colon != nil, token(after: 1).kind == .assign { return parseConformingAlias(of: name) }
    if colon == nil, take(.assign) != nil {
      guard continuesLine, current.kind == .leftBrace else { return parseFieldType() }
      reportExpected(
        "the type that `\(name.text)` is a name for", as: .missingType,
        help: "declare something with fields as a `dto` or a `model`")
      skipBroken()
      return TypeExpression(.invalid, span: previousSpan.after)
    }
    let standsAlone = continuesLine && (current.kind == .identifier || current.kind == .leftBracket)
    if let colon {
      diagnostics.report(
        .missingSign, "expected `=` and the type that `\(name.text)` is a name for, found `:`",
        at: colon.span, help: "write `alias \(name.text) = …`",
        fix: standsAlone ? .replace(name.span.after.through(colon.span), with: " =") : nil)
    } else {
      reportExpected(
        "`=` and the type that `\(name.text)` is a name for", as: .missingSign,
        fix: standsAlone ? .insert(" =", at: previousSpan.after) : nil)
    }
    if standsAlone { return parseFieldType() }
    if current.kind == .leftBrace, continuesLine { skipBroken() }
    return TypeExpression(.invalid, span: previousSpan.after)
  }

  /// `alias Cents: Hashable = Int`, after the colon.
  private mutating func parseConformingAlias(of name: Name) -> TypeExpression {
    let conformance = advance().span
    reportMore(
      of: name, "an alias conforms to no protocol of its own", at: conformance,
      fix: .remove(name.span.after.through(conformance)))
    advance()
    return parseFieldType()
  }

  private mutating func reportClauses(of name: Name) {
    let isRule = isWord("where")
    let isConversion = isWord("via")
    let start = current.span
    skipClauses()
    let clauses = start.through(previousSpan)
    reportMore(
      of: name,
      isRule
        ? "an alias has no rules"
        : isConversion ? "an alias converts nothing" : "an alias has no default",
      at: clauses, help: isRule ? "declare a `type` in place of the alias" : nil, fix: nil)
  }

  private mutating func reportMore(
    of name: Name, _ message: String, at span: SourceSpan, help: String? = nil,
    fix: Diagnostic.Fix?
  ) {
    let elsewhere = "write it where a field has the type `\(name.text)`"
    diagnostics.report(
      .aliasOfMore, message, at: span,
      notes: ["an alias is another name for a type, and means the same as that type"],
      help: help ?? (fix == nil ? elsewhere : "remove it"), fix: fix)
  }

  /// Whether a value may be missing must be seen where it is read.
  private mutating func required(_ target: TypeExpression, of name: Name) -> TypeExpression {
    let (wrapped, sign): (TypeExpression, String)
    switch target.kind {
    case .optional(let inner): (wrapped, sign) = (inner, "\(name.text)?")
    case .patch(let inner): (wrapped, sign) = (inner, "Patch<\(name.text)>")
    case .nullable(let inner): (wrapped, sign) = (inner, "\(name.text) or null")
    case .named, .array, .dictionary, .set, .generic, .invalid: return target
    }
    let plain = text(of: wrapped.span)
    reportInPlaceOfNull(
      Diagnostic(
        .optionalAlias, "an alias cannot say that a value may be missing", at: target.span,
        notes: ["whether a key may be missing must be visible at the field that reads it"],
        help: "write `alias \(name.text) = \(plain)`, and `\(sign)` for the fields",
        fix: .propose(plain, for: target.span)))
    return wrapped
  }

  /// In `Int | null`, that null is written in another way is no mistake of its own.
  private mutating func reportInPlaceOfNull(_ diagnostic: Diagnostic) {
    let type = diagnostic.primary.span
    if let last = diagnostics.last, last.kind == .foreignNull, last.primary.span.start >= type.start
    {
      diagnostics.removeLast()
    }
    let sign = tokens[..<position].reversed().prefix { $0.span.start >= type.start }
      .first { $0.kind == .unknown }
    report(diagnostic, explaining: sign?.span)
  }
}

extension DiagnosticKind {
  static let aliasOfMore = DiagnosticKind(
    "G0161", .error, "an alias with clauses or protocols",
    explanation: """
      An alias is another name for a type, and nothing more: what it names is read, written and compared as before. Rules
      belong to a `type`, which is a type of its own in the domain; converters and defaults belong to the fields.
      """,
    wrong: """
      alias Cents = Int = 0
      dto PriceDTO { amount: Cents }
      """,
    right: """
      alias Cents = Int
      dto PriceDTO { amount: Cents = 0 }
      """)

  static let optionalAlias = DiagnosticKind(
    "G0162", .error, "an alias for a value that may be missing",
    explanation: """
      Whether a key may be missing is a fact about a field, and is said there: with `?`, `or null` or `Patch`. An alias
      with a `?` of its own would hide it.
      """,
    wrong: """
      alias Nickname = String?
      dto UserDTO { nickname: Nickname }
      """,
    right: """
      alias Nickname = String
      dto UserDTO { nickname: Nickname? }
      """)
}
