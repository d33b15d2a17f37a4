import Diagnostics

/// Words that other languages have beside a type, or before the name of a field, and that say something about the type.
struct TypeModifiers {
  let words: String
  /// From the words to what they are about.
  let span: SourceSpan
  private let isOptional: Bool
  private let isRepeated: Bool

  /// Nil if none of the words is about the type.
  init?(_ words: String, at span: SourceSpan) {
    let parts = words.split { $0 == " " || $0 == "\t" }
    self.words = words
    self.span = span
    isOptional = parts.contains("optional") || parts.contains("nullable")
    isRepeated = parts.contains("repeated")
    guard isOptional || isRepeated else { return nil }
  }

  /// What a schema writes for them.
  func applied(to type: TypeExpression, written text: String) -> String {
    let list = isRepeated ? "[\(text)]" : text
    let hasMark = !isRepeated && type.unwrapped != type
    return isOptional && !hasMark ? list + "?" : list
  }
}

extension Parser {
  /// `public var`, `readonly optional`: those before a field. Those about its type are reported when that is known.
  mutating func takeModifiersOfField() -> TypeModifiers? {
    let start = current
    while let length = modifierLength { advance(by: length) }
    let words = start.span.through(previousSpan)
    guard start.span.start < current.span.start,
      let modifiers = TypeModifiers(text(of: words), at: words.through(current.span.before))
    else {
      reportModifiers(from: start, of: "a field")
      return nil
    }
    return modifiers
  }

  mutating func report(_ modifiers: TypeModifiers, before type: TypeExpression) {
    let written = modifiers.applied(to: type, written: text(of: type.span))
    let isKnown = type.kind != .invalid
    report(
      .modifierOfType(modifiers.words, isKnown ? written : nil), at: modifiers.span,
      fix: isKnown
        ? Diagnostic.Fix([
          Diagnostic.Edit(span: modifiers.span, replacement: ""),
          Diagnostic.Edit(span: type.span, replacement: written),
        ]) : nil)
  }

  /// The type of a field, also where it is written `optional Int` or `Int nullable`.
  mutating func parseModifiedType() -> TypeExpression {
    if startsModifierOfType, typeFollows {
      let word = advance().span
      return reported(parseFieldType(), with: word)
    }
    let type = parseFieldType()
    guard type.kind != .invalid, continuesLine, startsModifierOfType, !startsMember else {
      return type
    }
    return reported(type, with: advance().span)
  }

  private var startsModifierOfType: Bool {
    isWord("optional") || isWord("nullable") || isWord("repeated")
  }

  private var typeFollows: Bool {
    let next = token(after: 1)
    guard !next.startsLine else { return false }
    return next.kind == .leftBracket
      || next.kind == .identifier && text(of: next).first?.isUppercase == true
  }

  private mutating func reported(_ type: TypeExpression, with word: SourceSpan) -> TypeExpression {
    guard type.kind != .invalid, let modifiers = TypeModifiers(text(of: word), at: word) else {
      return type
    }
    let written = modifiers.applied(to: type, written: text(of: type.span))
    let whole = min(word, type.span).through(max(word, type.span))
    report(
      .modifierOfType(modifiers.words, written), at: word, fix: .replace(whole, with: written))
    return TypeExpression(type.kind, span: whole)
  }
}
