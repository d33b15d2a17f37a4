import Diagnostics

/// Members that are written as in another language. What belongs there is reported, and what was meant is read.
extension Parser {
  // MARK: Arrows and colons

  /// A colon, or the `=` that other languages have in its place.
  mutating func expectColon(_ expectation: @autoclosure () -> String, help: String? = nil) -> Bool {
    guard current.kind == .assign, continuesLine, !startsFatArrow else {
      return expect(.colon, expectation(), help: help) != nil
    }
    reportExpected(
      expectation(), as: .missingSign, help: help,
      fix: .replace(previousSpan.after.through(current.span), with: ":"))
    advance()
    return true
  }

  mutating func expectArrow(onSameLine: Bool = false, help: String) -> Token? {
    let isArrow = current.kind == .arrow || current.kind == .doubleArrow
    if isArrow, continuesLine || !onSameLine { return advance() }
    if let arrow = takeForeignArrow() { return arrow }
    reportExpected("`->` or `<->`", as: .missingSign, help: help)
    return nil
  }

  /// `=>`
  var startsFatArrow: Bool {
    let next = token(after: 1)
    return current.kind == .assign && next.kind == .greater && next.span.start == current.span.end
  }

  /// `=>`, `to` or `:` in place of an arrow.
  mutating func takeForeignArrow() -> Token? {
    guard continuesLine else { return nil }
    let isFat = startsFatArrow
    guard isFat || current.kind == .colon || isWord("to") || isWord("into") else { return nil }
    let start = advance()
    if isFat { advance() }
    let span = start.span.through(previousSpan)
    report(
      .arrow(text(of: span)), at: span,
      fix: .replace(span, with: start.kind == .colon ? " ->" : "->"))
    return Token(kind: .arrow, startsLine: false, span: span)
  }

  /// The colon of a field; if it is missing, whatever can be understood without it.
  mutating func expectFieldColon(after wireName: WireName) -> Bool {
    if take(.colon) != nil || reportAssignedConstant(to: wireName) { return true }
    let expectation = "`:` and the type of `\(wireName.text)`"
    if reportConstantWithoutColon(after: wireName) { return true }
    guard continuesLine, current.kind == .identifier || current.kind == .leftBracket else {
      let isName = wireName.rest.isEmpty && wireName.text.first?.isUppercase == true
      let isAlone = isName && (!continuesLine || current.kind == .comma)
      let isMessage = wireName.isQuoted && wireName.rest.isEmpty && !continuesLine
      return expectColon(
        expectation,
        help: isAlone
          ? "to spread a group of fields, write `...\(wireName.text)`"
          : isMessage ? "the message of a rule goes on the line of the rule" : nil)
    }
    let word = text(of: current)
    let type = wireName.text.capitalizedFirst
    let looksLikeType = current.kind == .leftBracket || word.first?.isUppercase == true
    reportExpected(
      expectation, as: .missingSign,
      help: looksLikeType
        ? "put `:` between the name and its type"
        : "write a field as its name, `:` and its type: `\(word): \(type)`",
      fix: looksLikeType ? .insert(":", at: previousSpan.after) : nil)
    return looksLikeType
  }

  // MARK: Members

  /// `name?: String`, after the name.
  mutating func takeOptionalName() -> Token? {
    current.kind == .question && token(after: 1).kind == .colon ? advance() : nil
  }

  mutating func reportOptionalName(
    _ question: Token, of name: WireName, _ type: TypeExpression
  ) {
    var edits = [Diagnostic.Edit(span: question.span, replacement: "")]
    switch type.kind {
    case .optional, .patch: break
    case .nullable(let wrapped):
      // The key may be missing, whatever else is said about null: `b?: String | null` is one mistake.
      forgetNull(in: type)
      edits.append(
        Diagnostic.Edit(span: type.span, replacement: "\(text(of: wrapped.span))?"))
    default:
      edits.append(Diagnostic.Edit(span: type.span.after, replacement: "?"))
    }
    report(
      .optionalName(name.text, isPatch: type.isPatch), at: question.span,
      fix: type.kind == .invalid ? nil : Diagnostic.Fix(edits))
  }

  /// `public private(set) var` before a field, `func` before an operation.
  mutating func skipModifiers(before noun: String) {
    let start = current
    while let length = modifierLength {
      for _ in 0..<length { advance() }
    }
    reportModifiers(from: start, of: noun)
  }

  mutating func reportModifiers(from start: Token, of noun: String) {
    guard start.span.start < current.span.start else { return }
    let words = start.span.through(previousSpan)
    report(
      .modifier(text(of: words), of: noun), at: words,
      fix: .remove(words.through(current.span.before)))
  }

  /// A modifier is one only if a name follows: a field may be called `required` or `public`.
  var modifierLength: Int? {
    guard current.kind == .identifier else { return nil }
    let isScoped =
      token(after: 1).kind == .leftParenthesis && token(after: 2).kind == .identifier
      && token(after: 3).kind == .rightParenthesis
    let length = isScoped ? 4 : 1
    let next = token(after: length)
    guard next.kind == .identifier, !next.startsLine, !isWord("as", after: length) else {
      return nil
    }
    return modifiers.contains(text(of: current)) ? length : nil
  }

  /// `async throws` before the arrow of an operation.
  mutating func skipEffects() {
    let start = current
    while continuesLine, isWord("async") || isWord("throws") { advance() }
    reportModifiers(from: start, of: "an operation")
  }

  /// `func greet() { … }` in a record: skipped as a whole.
  mutating func reportFunction() -> Bool {
    let next = token(after: 1)
    let isFunction =
      isWord("func") && next.kind == .identifier && !next.startsLine && !isWord("as", after: 1)
      || isWord("init") && next.kind == .leftParenthesis
    guard isFunction else { return false }
    report(.function, at: current.span)
    skipItem()
    return true
  }

  /// `rule: start < end`, `rule "message": …`
  mutating func reportNamelessRule() -> Bool {
    guard isWord("rule") else { return false }
    let next = token(after: 1)
    let isMessage = next.kind == .string && !next.startsLine && !startsRuleWithMessage
    guard isMessage || (next.kind == .colon && comparisonFollows(after: 1)) else { return false }
    advance()
    reportExpected(
      "a name after `rule`", as: .missingName,
      help: "name each rule, as in `rule endsAfterStart: start < end`")
    return true
  }

  /// `where start < end` in place of a member.
  mutating func reportRuleWithoutWord() -> Bool {
    let next = token(after: 1)
    guard isWord("where"), next.kind == .identifier, !next.startsLine, !startsMember,
      token(after: 2).kind != .colon
    else { return false }
    reportExpected(
      "a member",
      help: "give a rule about fields a name, as in `rule endsAfterStart: start < end`"
    )
    return true
  }

  /// `invariant endsAfterStart: start < end`, `check start < end`
  ///
  /// - Returns: nil for something else.
  mutating func reportWordForRule() -> RuleAfterAWord? {
    let word = text(of: current)
    guard wordsForRules.contains(word), token(after: 1).kind == .identifier,
      !token(after: 1).startsLine
    else { return nil }
    let colon = token(after: 2).kind == .string ? 3 : 2
    let isNamed = token(after: colon).kind == .colon && comparisonFollows(after: colon)
    guard isNamed || comparisonFollows(after: 0) else { return nil }
    report(.wordForRule(word, isNamed ? "rule" : "rule holds:"), at: current.span)
    return isNamed ? .named : .nameless
  }

  /// What follows a word for `rule` in another language. With a name, the rest can be read as a rule.
  enum RuleAfterAWord { case named, nameless }

  /// After the colon of a field that is called `rule`, a comparison would not be a type.
  private func comparisonFollows(after distance: Int) -> Bool {
    let (name, sign) = (token(after: distance + 1), token(after: distance + 2))
    guard name.kind == .identifier, comparison(of: sign) != nil else { return false }
    return sign.kind != .less || text(of: name).first?.isLowercase == true
  }
}

private let wordsForRules: Set<String> = [
  "assert", "check", "constraint", "ensure", "invariant", "require", "validate", "verify",
]

private let modifiers: Set<String> = [
  "let", "var", "const", "val", "final", "static", "lazy", "weak", "public", "private", "internal",
  "fileprivate", "package", "readonly", "mutable", "optional", "repeated", "required", "func",
  "mutating", "override", "lateinit", "nullable", "transient", "unowned", "abstract", "virtual",
  "protected", "external", "mut", "pub", "export", "declare", "immutable",
]
