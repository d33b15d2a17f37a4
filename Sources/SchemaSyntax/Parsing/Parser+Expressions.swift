import Diagnostics

extension Parser {
  /// `a ?? b`, and expressions that bind more tightly.
  mutating func parseMapExpression() -> MapExpression {
    nested({ $0.parseCoalescing() }, orSkipped: { MapExpression(.invalid, span: $0) })
  }

  /// `a ?? b ?? c` is `a ?? (b ?? c)`, as in Swift.
  private mutating func parseCoalescing() -> MapExpression {
    let left = forced(parsePrimary())
    guard left.kind != .invalid, take(.coalesce) ?? takeForeignCoalescing() != nil else {
      return left
    }
    if let required = takeThrow(after: left) { return required }
    let right = parseMapExpression()
    let span = left.span.through(right.span)
    if right.kind == .invalid { return MapExpression(.invalid, span: span) }
    return MapExpression(.coalesce(left, right), span: span)
  }

  private static let sources =
    "the source of the value: a field, a string, `match`, `custom`, …"

  private mutating func parsePrimary() -> MapExpression {
    let start = current
    switch start.kind {
    case _ where startsNextItem:
      reportExpected(Self.sources, as: .missingValue)
      return MapExpression(.invalid, span: start.span)
    case .string:
      return parseInterpolation()
    case .identifier where startsRequirement:
      return parseRequirement()
    case .identifier where startsRefusal:
      return reportRefusalWithoutRow()
    case .identifier where startsSwitch:
      return parseSwitch()
    case .identifier where startsIf:
      reportExpected(
        Self.sources, as: .foreignExpression,
        help:
          "write `match` for a value that depends on others: `match x { true -> …, false -> … }`")
      return MapExpression(.invalid, span: start.span)
    case .identifier where isWord("match") && startsMatch:
      return parseMatch()
    case .identifier
    where isWord("custom") && token(after: 1).kind == .identifier && !token(after: 1).startsLine:
      return parseCustom()
    case .identifier where !isLiteralWord:
      return parsePathOrRecord()
    case .leftParenthesis:
      advance()
      var inner = parseMapExpression()
      guard inner.kind != .invalid, expect(.rightParenthesis, "`)`") != nil else {
        return MapExpression(.invalid, span: start.span)
      }
      inner.span = start.span.through(previousSpan)
      return inner
    case .leftBracket where startsListOfValues:
      return parseListOfValues()
    default:
      guard startsLiteral || start.kind == .dot else {
        reportExpected(Self.sources, as: .missingValue)
        return MapExpression(.invalid, span: start.span)
      }
      isInDictionaryOfMap = start.kind == .leftBracket
      defer { isInDictionaryOfMap = false }
      let literal = parseLiteral()
      let kind = literal.kind == .invalid ? MapExpression.Kind.invalid : .literal(literal)
      return MapExpression(kind, span: literal.span)
    }
  }

  private mutating func parseRequirement() -> MapExpression {
    let start = current.span
    advanceOverOperator()
    let operand = nested(
      { $0.parsePrimary() }, orSkipped: { MapExpression(.invalid, span: $0) })
    let kind = operand.kind == .invalid ? MapExpression.Kind.invalid : .required(operand)
    return MapExpression(kind, span: start.through(operand.span))
  }

  /// `required name`, `required (name ?? nickname)`; without the space it is a case of that name.
  private var startsRequirement: Bool {
    let next = token(after: 1)
    guard isWord("required"), !next.startsLine else { return false }
    switch next.kind {
    case .identifier, .string: return true
    case .leftParenthesis: return next.span.start > current.span.end
    default: return false
    }
  }

  private var isLiteralWord: Bool {
    isWord("true") || isWord("false") || isWord("nil") || isWord("null")
  }

  var startsMatch: Bool {
    let next = token(after: 1)
    return !next.startsLine && (next.kind == .identifier || next.kind == .leftParenthesis)
  }

  /// `profile.name`, `registered(profile)`, `User.Name(first, last)`
  private mutating func parsePathOrRecord() -> MapExpression {
    guard let path = takePathAfterDollar() ?? parsePath("a field") else {
      return MapExpression(.invalid, span: current.span)
    }
    if path.text == "self" {
      return current.kind == .leftParenthesis && continuesLine
        ? reportCaseOfThatName(path) : MapExpression(.source, span: path.span)
    }
    if current.kind == .leftBrace, continuesLine, path.last.text.first?.isUppercase == true {
      return reportRecordInBraces(path)
    }
    if takeClosure(of: path) { return MapExpression(.invalid, span: path.span) }
    skipTypeArguments(of: path)
    guard current.kind == .leftParenthesis, continuesLine,
      path.rest.isEmpty || path.first.text.first?.isUppercase == true
    else { return MapExpression(.path(path), span: path.span) }
    return parseRecord(path)
  }

  /// `self(text)`, with a case in mind.
  private mutating func reportCaseOfThatName(_ path: Path) -> MapExpression {
    reportExpected(
      "the end of the expression after `self`",
      help: "`self` is the whole value here: give the case another name, as in `itself(…)`")
    _ = parseRecord(path)
    return MapExpression(.invalid, span: path.span)
  }

  /// `custom score(points, level)`
  private mutating func parseCustom() -> MapExpression {
    let start = advance()
    let name = name(of: advance())
    guard expect(.leftParenthesis, "`(` and the arguments of `\(name.text)`") != nil else {
      return MapExpression(.invalid, span: start.span)
    }
    var arguments: [MapExpression] = []
    while current.kind != .rightParenthesis, current.kind != .endOfFile {
      let argument = parseMapExpression()
      if argument.kind == .invalid { return argument }
      arguments.append(argument)
      if take(.comma) == nil { break }
    }
    guard expect(.rightParenthesis, "`,` or `)`") != nil else {
      return MapExpression(.invalid, span: start.span)
    }
    return MapExpression(.custom(name, arguments), span: start.span.through(previousSpan))
  }

  /// `"\(name.first) \(name.last)"`; without a `\( … )` it is a plain string.
  private mutating func parseInterpolation() -> MapExpression {
    let token = advance()
    var segments: [MapExpression.Segment] = []
    var isPlain = true
    for piece in pieces(of: token) {
      switch piece {
      case .text(let text):
        segments.append(.text(text))
      case .interpolation(let span):
        isPlain = false
        guard let path = parsePath(within: span) else {
          return MapExpression(.invalid, span: token.span)
        }
        segments.append(.path(path))
      case .openInterpolation(let span):
        reportOpenInterpolation(at: span)
        return MapExpression(.invalid, span: token.span)
      }
    }
    guard isPlain else { return MapExpression(.interpolation(segments), span: token.span) }
    var text = ""
    if case .text(let only)? = segments.first { text = only }
    return MapExpression(.literal(Literal(.string(text), span: token.span)), span: token.span)
  }

  /// The path between the parentheses of `\( … )`, cut into tokens separately.
  private mutating func parsePath(within span: SourceSpan) -> Path? {
    let names = bytes[span.start..<span.end].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    var path: Path?
    for part in names {
      let trimmed = part.drop { $0 == UInt8(ascii: " ") }
      let end = trimmed.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? trimmed.endIndex
      let word = trimmed[..<end]
      let name = Name(
        String(decoding: word, as: UTF8.self),
        span: SourceSpan(file: file, start: word.startIndex, end: word.endIndex))
      guard isIdentifier(name.text) else {
        diagnostics.report(
          .interpolatedExpression, "only a field can be used in `\\( … )`",
          at: span.isEmpty
            ? SourceSpan(file: file, start: span.start - 2, end: span.end + 1) : span,
          help: "name a field of the source: `\\(name.first)`")
        return nil
      }
      if path == nil { path = Path(name) } else { path?.rest.append(name) }
    }
    return path
  }

  private func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}

extension DiagnosticKind {
  static let interpolatedExpression = DiagnosticKind(
    "G0126", .error, "an expression in a string",
    explanation: """
      In the string of a map `\\(path)` stands for the value of a field. Anything more is an entry of its own, or a
      `custom` function.
      """,
    wrong: """
      dto NameDTO { first: String, last: String? }
      domain Person { name: String }
      map NameDTO -> Person { name: "\\(first) \\(last ?? "")" }
      """,
    right: """
      dto NameDTO { first: String, last: String }
      domain Person { name: String }
      map NameDTO -> Person { name: "\\(first) \\(last)" }
      """)
}
