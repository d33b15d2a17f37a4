import Diagnostics

/// Declarations of which one word is wrong, or one too many. What was meant is read.
extension Parser {
  /// Whether `union` and a name come next, after a layer.
  var startsUnion: Bool { isWord("union") && token(after: 1).kind == .identifier }

  /// `dto uinon Media`: reports a word that resembles `keyword`, if a name follows. It is not taken.
  ///
  /// - Parameter distance: how far away the name is.
  mutating func reportMisspelt(_ keyword: String, before distance: Int) -> Bool {
    isName(after: distance) && reportMisspelt([keyword], after: distance - 1) != nil
  }

  /// `dto oneof Media`: reports what other languages call a union, if a name follows. It is not taken.
  mutating func reportWordForUnion() -> Bool {
    let word = text(of: current)
    guard current.kind == .identifier, !current.startsLine, Self.wordsForUnion.contains(word),
      isName(after: 1)
    else { return false }
    diagnostics.report(
      .unknownDeclaration, "`\(word)` is written `union`", at: current.span,
      help: "write `union`", fix: .replace(current.span, with: "union"))
    return true
  }

  private static let wordsForUnion: Set = [
    "anyOf", "choice", "either", "oneOf", "oneof", "sealed", "variant",
  ]

  /// The keyword that a word of this line resembles.
  private mutating func reportMisspelt(_ keywords: [String], after distance: Int) -> String? {
    let token = token(after: distance)
    let word = text(of: token)
    guard token.kind == .identifier, !token.startsLine, !keywords.contains(word),
      let meant = Spelling(keywords).nearest(to: word)
    else { return nil }
    diagnostics.report(
      .unknownDeclaration, "`\(word)` does not begin a declaration", at: token.span,
      label: Diagnostic.question(about: meant), fix: .propose(meant, for: token.span))
    return meant
  }

  /// `dto union`, `domian union`, `model uinon`, after `open`. Of the two words, which are not taken, one may be misspelt.
  mutating func layerOfOpenUnion() -> Layer? {
    guard current.kind == .identifier else { return nil }
    if let layer = Layer(rawValue: text(of: current)) {
      return isWord("union", after: 1) || reportMisspelt("union", before: 2) ? layer : nil
    }
    guard isWord("union", after: 1), isName(after: 2) else { return nil }
    return reportMisspelt(Layer.allCases.map(\.rawValue), after: 0).flatMap(Layer.init)
  }

  /// `dto enum Role`, `dto open enum Role`, `domain dto User`: the keyword of something that has no layer, or has another one.
  mutating func takeKeywordWithoutLayer(after layer: Token) -> DeclarationKeyword? {
    guard continuesLine, let keyword = declarationKeyword, isName(after: 1) else { return nil }
    let (first, word) = (text(of: layer), keyword.rawValue)
    let name = text(of: token(after: 1))
    switch keyword {
    case .union, .fields: return nil
    case .open:
      guard isWord("enum", after: 1), isName(after: 2) else { return nil }
      reportLayer(layer, of: "enum", "open enum \(text(of: token(after: 2)))")
    case .dto, .domain, .model:
      diagnostics.report(
        .unknownDeclaration, "`\(name)` has two layers", at: layer.span.through(current.span),
        help: first == word ? "write one of them" : "write `\(first) \(name)` or `\(word) \(name)`")
    case .enum, .type, .map, .repository, .alias, .foreign, .converter, .namespace:
      reportLayer(layer, of: word, "\(word) \(name)")
    }
    return keyword
  }

  private mutating func reportLayer(_ layer: Token, of word: String, _ correction: String) {
    diagnostics.report(
      .unknownDeclaration, "`\(word)` is written without a layer", at: layer.span,
      help: "write `\(correction)`", fix: .remove(layer.span.through(current.span.before)))
  }

  /// `open dto enum Role`, after `open`.
  mutating func takeLayerOfOpenEnum() {
    guard Layer(rawValue: text(of: current)) != nil, isWord("enum", after: 1), isName(after: 2)
    else { return }
    let layer = advance()
    reportLayer(layer, of: "enum", "open enum \(text(of: token(after: 1)))")
  }

  /// Whether `open` comes after the layer, `dto open union Media`, which is reported.
  mutating func takeLateOpen(after layer: Token) -> Bool {
    guard isWord("open"), isWord("union", after: 1), isName(after: 2) else { return false }
    let words = layer.span.through(advance().span)
    let correction = "open \(text(of: layer))"
    diagnostics.report(
      .unknownDeclaration, "`open` comes before the layer of a union", at: words,
      help: "write `\(correction)`", fix: .replace(words, with: correction))
    return true
  }

  /// `union dto Media`
  mutating func takeLateLayer(of union: SourceSpan) -> Layer? {
    guard current.kind == .identifier, let layer = Layer(rawValue: text(of: current)),
      isName(after: 1)
    else { return nil }
    let words = union.through(advance().span)
    let correction = "\(layer.rawValue) union"
    diagnostics.report(
      .unknownDeclaration, "the layer of a union comes before `union`", at: words,
      help: "write `\(correction)`", fix: .replace(words, with: correction))
    return layer
  }

  /// Whether a name comes there, in the same line. After a name, `by` tells cases apart.
  private func isName(after distance: Int) -> Bool {
    let name = token(after: distance)
    return name.kind == .identifier && !name.startsLine && !isWord("by", after: distance)
  }
}
