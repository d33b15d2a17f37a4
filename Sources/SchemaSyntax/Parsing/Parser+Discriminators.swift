import Diagnostics

/// What tells the cases of a union apart.
extension Parser {
  /// `by type`, `by type in data`, `by type in {type}`, `by key`, `by shape, in order`. A quoted word is always the name of a
  /// field.
  mutating func parseDiscriminator() -> UnionDeclaration.Discriminator? {
    if let field = takeFieldInParentheses() {
      switch field.text {
      case "key": return .key
      case "shape": return .shape(inOrder: false)
      default: return .tag(field)
      }
    }
    guard takeWordForBy() || takeClause("by") != nil else { return nil }
    if let tag = takeTagInBraces() { return .tag(tag) }
    guard current.kind == .identifier || current.kind == .string else {
      reportExpected(
        "what tells the cases apart: the name of a field, `key` or `shape`", as: .missingName)
      return nil
    }
    let token = advance()
    if token.kind == .identifier, text(of: token) == "key" { return .key }
    if token.kind == .identifier, text(of: token) == "shape" {
      guard current.kind == .comma, isWord("in", after: 1), isWord("order", after: 2) else {
        return .shape(inOrder: false)
      }
      advance(by: 3)
      return .shape(inOrder: true)
    }
    let tag = key(of: token)
    if current.kind == .question { report(.optionalTag, at: advance().span) }
    guard takeWord("in") != nil else { return .tag(tag) }
    if takeWordInBraces(of: tag) || takeWordInForeignBrackets(of: tag) { return .keyedByTag(tag) }
    guard current.kind == .identifier || current.kind == .string else {
      reportExpected(
        "the name of the field that holds the payload", as: .missingName,
        help: "if the tag names that field, write `in {\(text(of: tag.span))}`")
      return .tag(tag)
    }
    return .adjacent(tag: tag, content: key(of: advance()))
  }

  /// `on type`, `tagged by type`, `discriminator type`
  private mutating func takeWordForBy() -> Bool {
    guard continuesLine, current.kind == .identifier, Self.wordsForBy.contains(text(of: current))
    else { return false }
    let length = isWord("by", after: 1) ? 2 : 1
    let field = token(after: length)
    guard field.kind == .identifier || field.kind == .string, !field.startsLine else {
      return false
    }
    let start = advance().span
    if length == 2 { advance() }
    report(.wordForBy, at: start.through(previousSpan))
    return true
  }

  private static let wordsForBy: Set = [
    "discriminated", "discriminator", "keyed", "on", "tag", "tagged", "using", "with",
  ]

  mutating func key(of token: Token) -> Name {
    token.kind == .string ? Name(plainString(of: token), span: token.span) : name(of: token)
  }

  /// `{type}`. One word in braces can also be all that is in the block, if the name of the field is missing.
  private mutating func takeWordInBraces(of tag: Name) -> Bool {
    let word = token(after: 1)
    guard current.kind == .leftBrace, word.kind == .identifier || word.kind == .string,
      token(after: 2).kind == .rightBrace
    else { return false }
    let spelled = text(of: tag.span)
    let isTag = text(of: word.span) == spelled
    guard isTag || token(after: 3).kind == .leftBrace else { return false }
    landmarks.wordBraces += [position, position + 2]
    advance(by: 3)
    if !isTag { report(.wordInBraces(tag: spelled), at: word.span) }
    return true
  }

  /// `by {type}`, where `in` and what is before it are missing.
  private mutating func takeTagInBraces() -> Name? {
    let word = token(after: 1)
    guard current.kind == .leftBrace, word.kind == .identifier,
      token(after: 2).kind == .rightBrace, token(after: 3).kind == .leftBrace
    else { return nil }
    let open = advance()
    let tag = name(of: advance())
    let braces = open.span.through(advance().span)
    report(.tagInBracesAlone(tag.text), at: braces)
    return tag
  }

  /// `[type]`, `(type)`, `<type>`
  private mutating func takeWordInForeignBrackets(of tag: Name) -> Bool {
    let word = token(after: 1)
    let closing: Token.Kind
    switch current.kind {
    case .leftBracket: closing = .rightBracket
    case .leftParenthesis: closing = .rightParenthesis
    case .less: closing = .greater
    default: return false
    }
    guard text(of: word.span) == text(of: tag.span), token(after: 2).kind == closing
    else { return false }
    let open = advance()
    advance()
    let brackets = open.span.through(advance().span)
    report(.tagInBrackets("{\(text(of: tag.span))}"), at: brackets)
    return true
  }
}

extension Mistake {
  /// `by type in {kind}`
  fileprivate static func wordInBraces(tag: String) -> Mistake {
    Mistake(
      .wordInBraces, "the word in braces is the tag, which is called `\(tag)` here", .write(tag))
  }

  /// `by {type}`
  fileprivate static func tagInBracesAlone(_ tag: String) -> Mistake {
    Mistake(
      .wordInBraces, "the name of the tag comes before `in`, without braces",
      .advise(
        "write `by \(tag)`, or `by \(tag) in {\(tag)}` if the tag names the key of the payload"))
  }

  /// `by type?`
  fileprivate static let optionalTag = Mistake(
    .optionalTag, "`?` does not belong after the tag of a union",
    .advise("remove `?`, and name the case for payloads without a tag: `nil as plain(PlainDTO)`"))

  /// `by type in [type]`
  fileprivate static func tagInBrackets(_ correction: String) -> Mistake {
    Mistake(
      .wordInBraces, "the key that the tag names is written in braces", .write(correction))
  }
}

extension DiagnosticKind {
  static let optionalTag = DiagnosticKind(
    "G0178", .error, "`?` after the tag of a union",
    explanation: """
      Where a payload may have no tag, or null in its place, one of the cases is for these payloads, so that Swift has a case
      for them, too. It is written `nil as`, and at most once in a union.
      """,
    wrong: """
      dto PlainDTO { text: String }
      dto ImageDTO { width: Int }
      dto union MessageDTO by type? { image(ImageDTO), plain(PlainDTO) }
      """,
    right: """
      dto PlainDTO { text: String }
      dto ImageDTO { width: Int }
      dto union MessageDTO by type { image(ImageDTO), nil as plain(PlainDTO) }
      """)

  static let wordInBraces = DiagnosticKind(
    "G0155", .error, "braces around something other than the tag",
    explanation: """
      `by type in {type}` says that the value of `type` is the name of the key that holds the payload:
      `{"type": "card", "card": {…}}`. So the word in braces is always the one before `in`. If the payload has the same key in
      all cases, that key is written without braces: `by type in data`.
      """,
    wrong: """
      dto CardDTO { number: String }
      dto union MethodDTO by type in {kind} { card(CardDTO), cash }
      """,
    right: """
      dto CardDTO { number: String }
      dto union MethodDTO by type in {type} { card(CardDTO), cash }
      """)
}

extension Mistake {
  fileprivate static let wordForBy = Mistake(
    .unexpectedToken, "what tells the cases of a union apart comes after `by`", .write("by"))
}
