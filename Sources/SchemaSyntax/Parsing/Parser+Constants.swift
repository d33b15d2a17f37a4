import Diagnostics

/// `object: "charge"`: a value in place of a type.
extension Parser {
  /// After the colon of a field.
  var startsConstant: Bool {
    if startsNextItem { return false }
    return isConstant(at: 0) || startsConstantSign
  }

  /// - Parameters:
  ///   - swiftName: what is written after `as`, where nothing can be.
  ///   - question: the sign after the name, likewise.
  mutating func parseConstant(
    at wireName: WireName, as swiftName: Name?, _ question: Token?, position: Int,
    _ preamble: Preamble
  ) -> ConstantField? {
    let sign = takeConstantSign()
    let value = parseLiteral()
    guard value.kind != .invalid else { return nil }
    if let sign { reportConstantSign(sign, before: value) }
    if let swiftName { reportName(swiftName, from: wireName.span.after) }
    if let question { reportOptionalName(question, of: value) }
    skipNull(after: value)
    skipAlternatives()
    skipClauses(after: value)
    return ConstantField(
      wireName: wireName, value: value, position: position, preamble: preamble,
      span: wireName.span.through(value.span))
  }

  /// `object = "charge"`: whether that was reported.
  mutating func reportAssignedConstant(to wireName: WireName) -> Bool {
    guard continuesLine, current.kind == .assign, isConstant(at: 1), !token(after: 1).startsLine
    else { return false }
    let sign = advance().span
    let start = position
    let value = parseLiteral()
    position = start
    report(
      .assignedConstant(wireName.text, text(of: value.span), value.typeName), at: sign,
      fix: .propose(":", for: wireName.span.after.through(sign)))
    return true
  }

  /// `object "charge"`: whether that was reported.
  mutating func reportConstantWithoutColon(after wireName: WireName) -> Bool {
    guard continuesLine, isConstant(at: 0) else { return false }
    let end = previousSpan.after
    reportExpected(
      "`:` and the type of `\(wireName.text)`", as: .missingSign,
      help: "put `:` between the name and its value", fix: .insert(":", at: end))
    return true
  }
}

extension Parser {
  func isConstant(at distance: Int) -> Bool {
    switch token(after: distance).kind {
    case .string, .integer, .decimal: true
    case .identifier: isWord("true", after: distance) || isWord("false", after: distance)
    default: false
    }
  }

  private var startsConstantSign: Bool {
    let isSign = current.kind == .assign || current.kind == .equal || isWord("const")
    return continuesLine && isSign && isConstant(at: 1) && !token(after: 1).startsLine
  }

  private mutating func takeConstantSign() -> Token? {
    startsConstantSign ? advance() : nil
  }

  private mutating func reportConstantSign(_ sign: Token, before value: Literal) {
    let (text, gap) = (text(of: value.span), sign.span.through(value.span.before))
    guard sign.kind == .assign else {
      return report(.constantSign(text), at: sign.span, fix: .remove(gap))
    }
    let type = value.typeName
    report(
      .defaultWithoutType(text, type), at: sign.span,
      fix: .propose("\(type) = ", for: gap))
  }

  /// - Parameter start: after the wire name. A name that the parser has made of that is not written anywhere.
  private mutating func reportName(_ name: Name, from start: SourceSpan) {
    guard name.span.start >= start.start else { return }
    report(
      .namedConstant(name.text), at: name.span, fix: .propose("", for: start.through(name.span)))
  }

  /// `deleted?: true`
  private mutating func reportOptionalName(_ question: Token, of value: Literal) {
    let type = "\(value.typeName)?"
    let edits = [
      Diagnostic.Edit(span: question.span, replacement: ""),
      Diagnostic.Edit(span: value.span, replacement: type),
    ]
    report(
      .optionalConstant(type), at: question.span, fix: Diagnostic.Fix(edits).asProposal)
  }

  /// `true?`, `true or null`
  private mutating func skipNull(after value: Literal) {
    if continuesLine, let sign = take(.question) {
      let type = "\(value.typeName)?"
      report(
        .optionalConstant(type), at: sign.span,
        fix: .propose(type, for: value.span.through(sign.span)))
    }
    if let null = takeNull() {
      let type = "\(value.typeName) or null"
      report(
        .optionalConstant(type), null, fix: .propose(type, for: value.span.through(null.span)))
    }
  }

  /// `| "refund"`, of which the lexer may have said something already.
  private mutating func skipAlternatives() {
    var isReported = false
    while continuesLine, isJoint(at: 0), isConstant(at: 1), !token(after: 1).startsLine {
      let joint = advance()
      _ = parseLiteral()
      if joint.kind == .unknown {
        explain(.alternatives, at: joint.span)
      } else if !isReported {
        report(.alternatives, at: joint.span)
        isReported = true
      }
    }
  }

  private mutating func skipClauses(after value: Literal) {
    let start = current
    if continuesLine, isWord("as"), token(after: 1).kind == .identifier,
      !token(after: 1).startsLine
    {
      advance()
      reportName(name(of: advance()), from: value.span.after)
    } else if startsClause {
      skipClauses()
      report(
        .clauseOfConstant(text(of: start), value.typeName),
        at: start.span.through(previousSpan),
        fix: .propose("", for: value.span.after.through(previousSpan)))
    }
  }
}

extension Literal {
  /// The type of a field that could hold it.
  fileprivate var typeName: String {
    switch kind {
    case .boolean: "Bool"
    case .integer: "Int"
    case .decimal: "Decimal"
    default: "String"
    }
  }
}
