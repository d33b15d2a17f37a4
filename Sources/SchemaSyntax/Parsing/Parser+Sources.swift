import Diagnostics

extension Parser {
  /// `source Cache {`, but not `source -> Page from PageDTO`: operations may have any name.
  var startsSource: Bool { isWord("source") && isBeforeNameOrBrace }

  var isBeforeNameOrBrace: Bool {
    let next = token(after: 1)
    return next.kind == .leftBrace || next.kind == .identifier && !next.startsLine
  }

  /// `source Cache { user from CachedUserDTO }`
  mutating func parseSource(_ preamble: Preamble) -> RepositoryDeclaration.Source {
    let start = advance()
    let name = parseDeclarationName(after: "source")
    var source = RepositoryDeclaration.Source(
      name: name, answers: [], preamble: preamble, span: start.span.through(previousSpan))
    if current.kind != .leftBrace {
      reportExpected(
        "`{` and what `\(name.text)` answers", as: .missingBracket,
        help: "write `source \(name.text) { user from CachedUserDTO }`")
      if continuesLine { skipItem() }
      // It is an operation of the repository, and not an answer after a forgotten brace.
      if !startsAnswer { return source }
    }
    documentedItems(of: start.span.through(name.span)) { parser, preamble in
      guard let answer = parser.parseAnswer(preamble) else { return false }
      source.answers.append(answer)
      return true
    }
    source.span = start.span.through(previousSpan)
    return source
  }

  private var startsAnswer: Bool {
    current.kind == .identifier && text(of: token(after: 1)) == "from"
  }

  /// Whether a type follows the `from` that is the next word. A type may be called `from`.
  private var answerFollows: Bool {
    let type = token(after: 2)
    return !token(after: 1).startsLine && !type.startsLine
      && (type.kind == .identifier || type.kind == .leftBracket)
  }

  /// `user from CachedUserDTO`
  private mutating func parseAnswer(_ preamble: Preamble) -> RepositoryDeclaration.Answer? {
    let start = current
    guard let token = expect(.identifier, "the name of an operation") else { return nil }
    let operation = name(of: token)
    guard takeClause("from") != nil else {
      reportExpected(
        "`from` and the dto that answers `\(operation.text)`",
        help: "write `\(operation.text) from UserDTO`: the repository declares the rest")
      return nil
    }
    guard !(current.startsLine && startsAnswer && answerFollows) else {
      reportExpected("a type", as: .missingType)
      return nil
    }
    let dto = parseType()
    guard dto.kind != .invalid else { return nil }
    return .init(
      operation: operation, dto: dto, preamble: preamble, span: start.span.through(previousSpan))
  }
}
