import Diagnostics

extension Parser {
  /// `struct Name {`: a declaration by its shape, whatever its first word.
  var startsUnknownDeclaration: Bool {
    current.kind == .identifier && token(after: 1).kind == .identifier
      && !token(after: 1).startsLine && token(after: 2).kind == .leftBrace
      && !token(after: 2).startsLine
  }

  /// Reports that no declaration begins with the current word. If it is clear which one is meant, that is read.
  mutating func parseUnknownDeclaration(_ preamble: Preamble) -> Declaration? {
    let start = current
    let word = text(of: start)
    if DeclarationKeyword(rawValue: word) != nil {
      advance()
      reportExpected("a name after `\(word)`", as: .missingName)
      skipBroken()
      return nil
    }
    let foreign = ForeignKeyword.of[word]
    let nearest = foreign == nil ? nearestKeyword(to: word) : nil
    let next = token(after: 1)
    let isNamed = next.kind == .identifier && !next.startsLine
    diagnostics.report(
      .unknownDeclaration, "`\(word)` does not begin a declaration", at: start.span,
      label: Diagnostic.question(about: nearest?.rawValue),
      help: foreign?.help ?? (nearest == nil ? Self.listOfDeclarations : nil),
      fix: isNamed ? nearest.map { .propose($0.rawValue, for: start.span) } : nil)
    guard let meant = nearest ?? foreign?.keyword(before: text(of: next)), isNamed else {
      skipToPlausibleDeclaration()
      return nil
    }
    return parse(meant, start: start, preamble: preamble)
  }

  static let listOfDeclarations =
    "begin a declaration with `dto`, `domain`, `model`, `type`, `enum`, `map` or `repository`"

  private func nearestKeyword(to word: String) -> DeclarationKeyword? {
    Spelling(DeclarationKeyword.allCases.map(\.rawValue)).nearest(to: word)
      .flatMap(DeclarationKeyword.init)
  }

  /// Skips text that is not a schema, and has been reported once.
  mutating func skipToPlausibleDeclaration() {
    repeat {
      skipBroken()
      if current.kind == .comma { advance() }
    } while current.kind != .endOfFile && current.kind != .rightBrace
      && current.kind != .documentation && current.kind != .at && !isPlausibleDeclaration
  }

  private var isPlausibleDeclaration: Bool {
    if startsDeclaration { return true }
    let next = token(after: 1)
    guard current.kind == .identifier, next.kind == .identifier, !next.startsLine else {
      return false
    }
    let word = text(of: current)
    return ForeignKeyword.of[word] != nil || nearestKeyword(to: word) != nil
  }
}
