import Diagnostics

/// Alternatives after `=`, as other languages declare them: `type Role = "admin" | "guest"`, `union Item = Book | Film`.
extension Parser {
  /// Takes `=` and what stands for the content of a declaration, and says what to declare instead. Nothing is taken if there is
  /// only one alternative.
  ///
  /// - Parameter start: the first token of the declaration.
  mutating func takeAlternatives(of name: Name, from start: Token) -> Bool {
    guard current.kind == .assign, continuesLine else { return false }
    var ahead = self
    let assign = ahead.advance()
    guard let alternatives = ahead.readAlternatives(), alternatives.all.count > 1 else {
      return false
    }
    self = ahead
    let whole = start.span.through(previousSpan)
    let head = tokens[..<position].reversed().prefix { $0.span.start >= start.span.start }
      .reversed().prefix { $0.span != name.span }.map { text(of: $0) }
    let correction = declaration(of: name, alternatives.all, after: head)
    diagnostics.report(
      .foreignBrackets, "the cases of `\(name.text)` are written in braces", at: assign.span,
      help: (correction.map { "write `\($0)`" } ?? Self.advice(about: name, alternatives.all))
        + (alternatives.hasNull ? ", and `\(name.text) or null` for the fields" : ""),
      fix: alternatives.hasNull ? nil : correction.map { .propose($0, for: whole) })
    return true
  }

  private enum Alternative {
    case literal(Literal)
    case type(TypeExpression)
  }

  /// With `|` between them and perhaps before the first. Nil if one of them is missing.
  private mutating func readAlternatives(
    beside first: Alternative? = nil
  ) -> (all: [Alternative], hasNull: Bool)? {
    var alternatives = [first].compactMap { $0 }
    var hasNull = false
    takeBar()
    repeat {
      if startsLiteral, current.kind != .identifier, current.kind != .leftBracket {
        alternatives.append(.literal(parseLiteral()))
      } else if isWord("null") || isWord("nil") || isWord("undefined") {
        advance()
        hasNull = true
      } else {
        let type = parseTypeAlone()
        if type.kind == .invalid { return nil }
        alternatives.append(.type(type))
      }
    } while takeBar()
    return (alternatives, hasNull)
  }

  /// `Int | String` as the type of a field, of which the first part has been read.
  ///
  /// - Parameter hasNull: whether null was written before it.
  mutating func takeAlternatives(
    to type: TypeExpression, hasNull: Bool = false
  ) -> TypeExpression {
    guard type.kind != .invalid, continuesLine, isSign("|") || isSign("||") else { return type }
    let sign = current.span
    guard let others = readAlternatives(beside: .type(type)) else { return type }
    let payloads = unionContent(of: others.all) ?? "…"
    reportAlternatives(
      Self.union("Value", in: layerOfRecord, of: payloads), at: sign,
      hasNull: hasNull || others.hasNull)
    return TypeExpression(.invalid, span: type.span.through(previousSpan))
  }

  /// `"admin" | "guest"` as the type of a field.
  mutating func takeListedValues() -> TypeExpression? {
    let start = current.span
    let sign = token(after: 1)
    guard current.kind == .string, sign.kind == .unknown, text(of: sign).hasPrefix("|"),
      let values = readAlternatives()
    else { return nil }
    let cases = enumContent(of: values.all) ?? "…"
    reportAlternatives("enum Value { \(cases) }", at: sign.span, hasNull: values.hasNull)
    return TypeExpression(.invalid, span: start.through(previousSpan))
  }

  private mutating func reportAlternatives(
    _ declaration: String, at sign: SourceSpan, hasNull: Bool
  ) {
    signs.passedOver.remove(sign)
    let remedy = Mistake.Remedy.advise(
      "declare `\(declaration)` with a name of your choice, and write that name here"
        + (hasNull ? ", with `or null`" : ""))
    explain(
      Mistake(.unknownCharacter, "`|` has no meaning here", remedy), at: sign, fix: nil)
  }

  /// It may begin a line.
  @discardableResult
  private mutating func takeBar() -> Bool {
    guard isSign("|") || isSign("||") else { return false }
    passOver(advance())
    return true
  }

  /// `enum Role { admin, guest }`; nil if it takes more than that.
  private func declaration(
    of name: Name, _ alternatives: [Alternative], after head: [String]
  ) -> String? {
    let open = head.contains("open") ? "open " : ""
    let isEnum = head.contains("enum")
    if let cases = isEnum ? namedContent(of: alternatives) : enumContent(of: alternatives) {
      return "\(open)enum \(name.text) { \(cases) }"
    }
    guard !isEnum, let payloads = unionContent(of: alternatives) else { return nil }
    let layer = head.compactMap(Layer.init(rawValue:)).first ?? .dto
    return open + Self.union(name.text, in: layer, of: payloads)
  }

  /// Only what is read has to be told apart.
  private static func union(_ name: String, in layer: Layer, of payloads: String) -> String {
    "\(layer.rawValue) union \(name) \(layer == .domain ? "" : "by shape "){ \(payloads) }"
  }

  private static func advice(about name: Name, _ alternatives: [Alternative]) -> String {
    let isEnum = alternatives.allSatisfy { if case .literal = $0 { true } else { false } }
    return isEnum
      ? "declare an `enum`, with a name for each case: `enum \(name.text) { 1 as first }`"
      : "declare a `union`, with a name for each case: `union \(name.text) by shape { … }`"
  }

  /// `admin, "in progress" as inProgress`; nil if one of them cannot be the case of an enum as it is.
  private func enumContent(of alternatives: [Alternative]) -> String? {
    content(of: alternatives) { alternative in
      if case .literal(let literal) = alternative { caseText(literal) } else { nil }
    }
  }

  /// The same for an enum whose cases may also be names: `red | green`.
  private func namedContent(of alternatives: [Alternative]) -> String? {
    content(of: alternatives) { alternative in
      switch alternative {
      case .literal(let literal): return caseText(literal)
      case .type(let type):
        guard case .named(let path) = type.kind, path.rest.isEmpty else { return nil }
        return path.last.text
      }
    }
  }

  /// `book(Book), film(Film)`; nil if one of them cannot be the payload of a case as it is.
  private func unionContent(of alternatives: [Alternative]) -> String? {
    content(of: alternatives) { alternative in
      if case .type(let type) = alternative { payloadText(type) } else { nil }
    }
  }

  private func content(
    of alternatives: [Alternative], text: (Alternative) -> String?
  ) -> String? {
    let texts = alternatives.compactMap(text)
    return texts.count == alternatives.count ? texts.joined(separator: ", ") : nil
  }

  /// `admin`, `"in progress" as inProgress`
  private func caseText(_ literal: Literal) -> String? {
    guard case .string(let text) = literal.kind else { return nil }
    let name = swiftName(resembling: text)
    guard let first = name.first, first.isLetter else { return nil }
    return name == text ? name : "\(self.text(of: literal.span)) as \(name)"
  }

  /// `book(Book)`
  private func payloadText(_ type: TypeExpression) -> String? {
    guard case .named(let path) = type.kind else { return nil }
    return "\(swiftName(resembling: path.last.text))(\(type.respelled))"
  }
}
