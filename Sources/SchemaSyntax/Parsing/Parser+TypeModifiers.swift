import Diagnostics

/// Words that other languages have beside a type, or before the name of a field, and that say something about the type.
struct TypeModifiers {
  let words: SourceSpan
  /// The words, and what separates them from what they are about.
  let removed: SourceSpan
  let found: Set<TypeModifier>

  /// What a schema writes for them.
  func applied(to type: TypeExpression, written text: String) -> String {
    let isRepeated = found.contains(.repeated)
    let list = isRepeated ? "[\(text)]" : text
    // A `Patch` may be missing anyway.
    let hasMark = !isRepeated && (type.isPatch || type.unwrapped != type)
    return found.contains(.optional) && !hasMark ? list + "?" : list
  }
}

enum TypeModifier {
  case optional, repeated
}

extension Parser {
  /// `public var`, `readonly optional`: those before a field. Those about its type are reported when that is known.
  mutating func takeModifiersOfField() -> TypeModifiers? {
    let start = current
    var found: Set<TypeModifier> = []
    while let length = modifierLength {
      if let modifier = typeModifier { found.insert(modifier) }
      advance(by: length)
    }
    guard !found.isEmpty else {
      reportModifiers(from: start, of: "a field")
      return nil
    }
    let words = start.span.through(previousSpan)
    return TypeModifiers(words: words, removed: words.through(current.span.before), found: found)
  }

  /// The type of a field, also where it is written `optional Int` or `Int nullable`.
  mutating func parseModifiedType() -> TypeExpression {
    if let modifier = typeModifier, typeFollows {
      let word = advance().span
      let removed = word.through(current.span.before)
      let type = parseFieldType()
      guard type.kind != .invalid else { return type }
      report(TypeModifiers(words: word, removed: removed, found: [modifier]), of: type)
      return TypeExpression(type.kind, span: word.through(type.span))
    }
    skipNeedlessModifier()
    let type = parseFieldType()
    guard type.kind != .invalid, continuesLine, !startsMember else { return type }
    if type.unwrapped == type { skipNotNull() }
    guard continuesLine, let modifier = typeModifier, !startsMember else { return type }
    let word = advance().span
    let removed = type.span.after.through(word)
    report(TypeModifiers(words: word, removed: removed, found: [modifier]), of: type)
    return TypeExpression(type.kind, span: type.span.through(word))
  }

  /// `readonly Int`, `required Int`
  private mutating func skipNeedlessModifier() {
    guard isWord("readonly") || isWord("required"), typeFollows else { return }
    let word = advance().span
    report(
      .modifier(text(of: word), of: "a type"), at: word,
      fix: .remove(word.through(current.span.before)))
  }

  /// `Int not null`
  private mutating func skipNotNull() {
    guard isWord("not"), isWord("null", after: 1) || isWord("nil", after: 1),
      !token(after: 1).startsLine
    else { return }
    let gap = previousSpan.after
    let words = current.span.through(token(after: 1).span)
    advance(by: 2)
    report(.notNull, at: words, fix: .remove(gap.through(words)))
  }

  mutating func report(_ modifiers: TypeModifiers, of type: TypeExpression) {
    let written = modifiers.applied(to: type, written: type.respelled)
    let isKnown = type.kind != .invalid
    report(
      .modifierOfType(text(of: modifiers.words), isKnown ? written : nil), at: modifiers.words,
      fix: isKnown
        ? Diagnostic.Fix([
          Diagnostic.Edit(span: modifiers.removed, replacement: ""),
          Diagnostic.Edit(span: type.span, replacement: written),
        ]) : nil)
  }

  private var typeModifier: TypeModifier? {
    if isWord("optional") || isWord("nullable") { return .optional }
    return isWord("repeated") ? .repeated : nil
  }

  private var typeFollows: Bool {
    let next = token(after: 1)
    guard !next.startsLine else { return false }
    if next.kind == .leftBracket { return true }
    let word = text(of: next)
    return next.kind == .identifier
      && (word.first?.isUppercase == true || ForeignTypeNames.meanings[word] != nil)
  }
}
