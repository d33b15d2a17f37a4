import Diagnostics

/// Dictionaries that are written as in another language.
extension Parser {
  /// `{ String: Int }`, `{ [key: string]: number }`
  var startsDictionaryInBraces: Bool {
    guard current.kind == .leftBrace else { return false }
    if token(after: 1).kind == .identifier, token(after: 2).kind == .colon {
      return ForeignTypeNames.isKey(text(of: token(after: 1)))
    }
    let first = isWord("readonly", after: 1) ? 2 : 1
    return (first..<first + 6).map { token(after: $0).kind }
      == [.leftBracket, .identifier, .colon, .identifier, .rightBracket, .colon]
  }

  /// Nil if no type follows the colon, or something else than the closing brace follows the type.
  mutating func takeDictionaryInBraces() -> TypeExpression? {
    var ahead = self
    let brace = ahead.advance()
    if ahead.isWord("readonly") { ahead.advance() }
    let isIndexed = ahead.take(.leftBracket) != nil
    if isIndexed { ahead.advance(by: 2) }
    var key = ahead.parseTypeAlone()
    // No key of an object has a fraction.
    if ForeignTypeNames.meanings[text(of: key.span)] == "Double" {
      key.kind = .named(Path(Name("Int", span: key.span)))
    }
    ahead.advance(by: isIndexed ? 2 : 1)
    let value = ahead.parseTypeAlone()
    _ = ahead.take(.comma)
    let isUnderstood = ahead.diagnostics.dropFirst(diagnostics.count).allSatisfy {
      $0.kind == .foreignType
    }
    guard isUnderstood, value.kind != .invalid, ahead.take(.rightBrace) != nil else { return nil }
    // A type within it is part of the same mistake.
    ahead.diagnostics.removeLast(ahead.diagnostics.count - diagnostics.count)
    self = ahead
    let span = brace.span.through(previousSpan)
    let type = TypeExpression(.dictionary(key: key, value: value), span: span)
    diagnostics.append(.foreignType(text(of: span), meaning: type))
    return TypeExpression(
      .dictionary(key: key.inThisLanguage, value: value.inThisLanguage), span: span)
  }
}

extension TypeExpression {
  /// With `String` for `string`. What begins with a capital letter may be declared somewhere.
  fileprivate var inThisLanguage: TypeExpression {
    let kind: Kind =
      switch kind {
      case .named(let path):
        if path.rest.isEmpty, path.text.first?.isLowercase == true,
          let meaning = ForeignTypeNames.meanings[path.text]
        {
          .named(Path(Name(meaning, span: path.span)))
        } else {
          self.kind
        }
      case .optional(let type): .optional(type.inThisLanguage)
      case .nullable(let type): .nullable(type.inThisLanguage)
      case .array(let type, let skips): .array(type.inThisLanguage, skipsInvalid: skips)
      case .dictionary(let key, let value):
        .dictionary(key: key.inThisLanguage, value: value.inThisLanguage)
      case .set(let type): .set(type.inThisLanguage)
      case .patch(let type): .patch(type.inThisLanguage)
      case .generic(let path, let types): .generic(path, types.map(\.inThisLanguage))
      case .invalid: .invalid
      }
    return TypeExpression(kind, span: span)
  }
}
