import Diagnostics

extension Parser {
  /// `struct Name {`, `tyep ID = String`: a declaration by its shape, whatever its first word.
  var startsUnknownDeclaration: Bool {
    let (name, sign) = (token(after: 1), token(after: 2))
    guard current.kind == .identifier, name.kind == .identifier, !name.startsLine, !sign.startsLine
    else { return false }
    if sign.kind == .leftBrace { return true }
    guard sign.kind == .assign, declarationKeyword == nil else { return false }
    let nearest = nearestKeyword(to: text(of: current))
    return nearest == .type || nearest == .alias
  }

  /// Reports that no declaration begins with the current word. If it is clear which one is meant, that is read.
  mutating func parseUnknownDeclaration(_ preamble: Preamble) -> Declaration? {
    skipModifiersOfDeclaration()
    if startsDeclaration { return parseDeclaration(preamble) }
    if let declaration = parseDeclarationWithoutKeyword(preamble) { return declaration }
    let start = current
    let word = text(of: start)
    if DeclarationKeyword(rawValue: word) != nil {
      advance()
      if word == "map", reportTypesInAngleBrackets() {
        if continuesLine { skipBroken() }
        return nil
      }
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
      help: foreign?.help ?? (nearest == nil ? Self.helpInPlace(of: word) : nil),
      fix: isNamed ? nearest.map { .propose($0.rawValue, for: start.span) } : nil)
    guard let meant = nearest ?? foreign?.keyword(before: text(of: next)), isNamed else {
      skipToPlausibleDeclaration()
      return nil
    }
    let declaration = parse(meant, start: start, preamble: preamble)
    return nearest == nil ? declaration?.inTheLayerOfItsContent : declaration
  }

  /// `public struct`, `export interface`: before the keyword of another language, a modifier is part of one mistake.
  private mutating func skipModifiersOfDeclaration() {
    let start = position
    while ForeignKeyword.modifiers.contains(text(of: current)), token(after: 1).kind == .identifier,
      !token(after: 1).startsLine
    {
      advance()
    }
    guard position > start else { return }
    if startsDeclaration {
      reportModifiers(from: tokens[start], of: "a declaration")
    } else if ForeignKeyword.of[text(of: current)] == nil {
      position = start
    }
  }

  private static func helpInPlace(of word: String) -> String {
    ["openapi", "swagger"].contains(word)
      ? "this is a description of an API: `gatehouse import` makes a schema of it"
      : listOfDeclarations
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

extension Declaration {
  /// A record of another language that was taken for a domain by its name, and yet says how the wire looks, is taken for both.
  /// Otherwise each of these parts would be an error as well.
  var inTheLayerOfItsContent: Declaration {
    guard case .record(var record) = self, record.layer == .domain, record.saysHowTheWireLooks
    else { return self }
    record.layer = .model
    return .record(record)
  }
}

extension RecordDeclaration {
  fileprivate var saysHowTheWireLooks: Bool {
    !constants.isEmpty || undeclaredKeys != nil
      || fields.contains { field in
        field.swiftName != nil || !field.wireName.rest.isEmpty || field.wireName.isQuoted
          || field.isRest || !field.converters.isEmpty || field.defaultValue != nil
          || field.fallback != nil
      }
  }
}
