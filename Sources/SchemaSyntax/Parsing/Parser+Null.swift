import Diagnostics

/// `or null` after the type of a field, and what is written for it in other languages.
extension Parser {
  /// `String`, `String?`, `String or null`
  mutating func parseFieldType() -> TypeExpression {
    if let type = parseTypeAfterNull() { return type }
    let type = parseTypeAlone()
    guard let null = takeNull() else { return takeAlternatives(to: type) }
    return nullable(type, null)
  }

  /// What `or null` adds to a type that knows no null yet.
  private mutating func nullable(_ type: TypeExpression, _ null: WrittenNull) -> TypeExpression {
    switch type.kind {
    case .invalid:
      return type
    case .optional, .nullable:
      report(.nullTwice, null, fix: .propose("", for: type.span.after.through(null.span)))
      return type
    case .patch:
      report(.nullOfPatch, null, fix: .remove(type.span.after.through(null.span)))
      return type
    case .named, .array, .dictionary, .set, .generic:
      if null.saysMissing {
        let optional = TypeExpression(.optional(type), span: type.span.through(null.span))
        let correction = "\(type.respelled)?"
        report(
          .undefined(correction), null,
          fix: .replace(
            optional.span, with: correction, isCertain: type.isRespelledForCertain))
        return optional
      }
      if !null.isSpelled {
        report(.nullSign(text(of: null.span)), null, fix: .replace(null.span, with: "or null"))
      }
      return TypeExpression(.nullable(type), span: type.span.through(null.span))
    }
  }

  /// `[String or null]`: where there is no key that could be missing, `?` is enough.
  mutating func reportMisplacedNull(after type: TypeExpression) {
    guard let null = takeNull(), type.kind != .invalid else { return }
    let sign = if case .optional = type.kind { "" } else { "?" }
    report(
      .misplacedNull(text(of: type.span) + sign), null,
      fix: .replace(type.span.after.through(null.span), with: sign))
  }

  /// `Patch<String or null>`
  mutating func parseTypeInPatch() -> TypeExpression {
    let type = parseTypeAlone()
    if let null = takeNull(), type.kind != .invalid {
      report(.nullOfPatch, null, fix: .remove(type.span.after.through(null.span)))
    }
    return type
  }

  /// `null | String`, read as `String or null`.
  private mutating func parseTypeAfterNull() -> TypeExpression? {
    let first = token(after: 2)
    let isUndefined = isWord("undefined")
    guard isNull(at: 0) || isUndefined, isJoint(at: 1), !token(after: 1).startsLine,
      !first.startsLine,
      !isNull(at: 2),
      first.kind == .identifier || first.kind == .leftBracket
    else { return nil }
    let start = advance().span
    let joint = advance()
    let type = parseTypeAlone()
    if type.kind == .invalid { return type }
    let others = takeNull()
    if let sign = others?.sign { signs.passedOver.insert(sign) }
    if continuesLine, isSign("|") || isSign("||") {
      passOver(joint)
      return takeAlternatives(to: type, hasNull: true)
    }
    let null = WrittenNull(joint, start.through(previousSpan))
    if type.isPatch {
      report(.nullOfPatch, null, fix: .replace(null.span, with: text(of: type.span)))
      return type
    }
    if isUndefined || others?.saysMissing == true {
      let correction = "\(type.unwrapped.respelled)?"
      report(.undefined(correction), null, fix: .propose(correction, for: null.span))
      return TypeExpression(.optional(type.unwrapped), span: null.span)
    }
    let correction = "\(text(of: type.unwrapped.span)) or null"
    report(.nullFirst(correction), null, fix: .replace(null.span, with: correction))
    return TypeExpression(.nullable(type.unwrapped), span: null.span)
  }
}

/// `or null`, or what was written for it.
struct WrittenNull {
  let span: SourceSpan
  /// Of `|` or `||`, about which the lexer has said something already.
  let sign: SourceSpan?
  /// Whether nothing is wrong with it.
  let isSpelled: Bool
  /// `| undefined`: the key may be missing, whatever is said about null.
  let saysMissing: Bool

  fileprivate init(
    _ joint: Token, _ span: SourceSpan, isSpelled: Bool = false, saysMissing: Bool = false
  ) {
    self.span = span
    sign = joint.kind == .unknown ? joint.span : nil
    self.isSpelled = isSpelled
    self.saysMissing = saysMissing
  }
}

extension Parser {
  mutating func takeNull() -> WrittenNull? {
    guard continuesLine, isJoint(at: 0), isNull(at: 1) || isWord("undefined", after: 1),
      !token(after: 1).startsLine
    else { return nil }
    let isSpelled = isWord("or") && isWord("null", after: 1)
    let joint = advance()
    var saysMissing = isWord("undefined")
    var span = joint.span.through(advance().span)
    // `| null | undefined`
    if continuesLine, isJoint(at: 0), isNull(at: 1) || isWord("undefined", after: 1) {
      if isWord("undefined", after: 1) { saysMissing = true }
      if saysMissing {
        passOver(advance())
        span = span.through(advance().span)
      }
    }
    return WrittenNull(joint, span, isSpelled: isSpelled, saysMissing: saysMissing)
  }

  /// Of two signs in one mistake, the lexer has reported both.
  mutating func passOver(_ joint: Token) {
    if joint.kind == .unknown { signs.passedOver.insert(joint.span) }
  }

  private func isNull(at distance: Int) -> Bool {
    isWord("null", after: distance) || isWord("nil", after: distance)
  }

  /// What was said about the null of a type, which another mistake explains.
  mutating func forgetNull(in type: TypeExpression) {
    func isAboutNull(_ diagnostic: Diagnostic) -> Bool {
      let span = diagnostic.primary.span
      return diagnostic.kind == .foreignNull && type.span.start <= span.start
        && span.end <= type.span.end
    }
    if let last = diagnostics.last, isAboutNull(last) { diagnostics.removeLast() }
    let written = tokens[..<position].reversed().prefix { $0.span.start >= type.span.start }
    for sign in written.map(\.span) {
      if let found = signs.explained[sign], isAboutNull(found) { signs.passedOver.insert(sign) }
    }
  }

  /// `or`, or the `|` that other languages have for it.
  func isJoint(at distance: Int) -> Bool {
    let token = token(after: distance)
    return isWord("or", after: distance)
      || token.kind == .unknown && ["|", "||"].contains(text(of: token))
  }

  mutating func report(_ mistake: Mistake, _ null: WrittenNull, fix: Diagnostic.Fix) {
    report(Diagnostic(mistake, at: null.span, fix: fix), explaining: null.sign)
  }
}
