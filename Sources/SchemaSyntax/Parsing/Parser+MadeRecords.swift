import Diagnostics

/// Records that a map makes in place, and cases with what they carry.
extension Parser {
  /// `Money(amount: total via minorUnits(2), currency)`, `registered(profile)`, at the parenthesis after the name.
  mutating func parseRecord(_ name: Path) -> MapExpression {
    let outerItem = itemStart
    defer { itemStart = outerItem }
    advance()
    var parts: [MapExpression.Part] = []
    while current.kind != .rightParenthesis {
      guard let part = parsePart() else { return skipParts(of: name) }
      parts.append(part)
      if take(.comma) == nil { break }
    }
    guard take(.rightParenthesis) != nil else {
      reportEndOfPart()
      return skipParts(of: name)
    }
    let span = name.span.through(previousSpan)
    if name.rest.isEmpty, parts.count == 1, let part = parts.first, part.isOnlyValue {
      return MapExpression(.construction(name.first, part.entry.source), span: span)
    }
    return MapExpression(.record(name, parts), span: span)
  }

  /// `Results<Item>(items: data)`, as in Swift, after the name.
  mutating func skipTypeArguments(of name: Path) {
    guard current.kind == .less, current.span.start == name.span.end,
      name.last.text.first?.isUppercase == true, let length = lengthOfTypeArguments
    else { return }
    let start = advance().span
    advance(by: length - 1)
    report(
      .argumentsOfMadeRecord(name.text), at: start.through(previousSpan),
      fix: .remove(start.through(previousSpan)))
  }

  /// How many tokens there are from `<` to the `>` before a parenthesis, if everything between can be part of a type.
  private var lengthOfTypeArguments: Int? {
    var depth = 0
    var length = 0
    repeat {
      let token = token(after: length)
      guard length == 0 || !token.startsLine else { return nil }
      switch token.kind {
      case .less: depth += 1
      case .greater: depth -= 1
      case .identifier, .dot, .comma, .colon, .question, .leftBracket, .rightBracket: break
      default: return nil
      }
      length += 1
    } while depth > 0
    let next = token(after: length)
    return next.kind == .leftParenthesis && !next.startsLine ? length : nil
  }

  /// `amount: total via minorUnits(2)`, or only `currency`. A part that begins a line is not an item of the map.
  private mutating func parsePart() -> MapExpression.Part? {
    itemStart = position
    let start = current.span
    var target: WireName?
    if startsMember || startsAssignment {
      guard let name = parseWireName(), expectColon("`:` and the source of `\(name.text)`") else {
        return nil
      }
      target = name
    }
    let source = parseMapExpression()
    guard source.kind != .invalid else { return nil }
    var entry = MapDeclaration.Entry(
      target: target ?? source.nameOfPart, source: source, span: start.through(source.span))
    parseClauses(of: &entry) { $0.parseConvertersOfPart() }
    return MapExpression.Part(entry, isNamed: target != nil)
  }

  /// `amount = total`
  private var startsAssignment: Bool {
    current.kind == .identifier && token(after: 1).kind == .assign
  }

  /// One converter, or several in parentheses, since a comma begins the next part: `via (trimmed, url)`.
  mutating func parseConvertersOfPart() -> [ConverterUse] {
    guard current.kind == .leftParenthesis, continuesLine else {
      return parseConverter().map { [$0] } ?? []
    }
    landmarks.operators.append(position - 1)
    advance()
    let converters = parseConverters()
    return expect(.rightParenthesis, "`,` or `)`") == nil ? [] : converters
  }

  private mutating func reportEndOfPart() {
    guard continuesLine else {
      let goesOn = startsMember || current.kind == .identifier && isBeforeEndOfParts
      return goesOn
        ? reportExpected(
          "`,` or `)`", as: .missingSign, help: "put a comma between two parts",
          fix: .insert(",", at: previousSpan.after))
        : reportExpected("`,` or `)`", as: .missingBracket)
    }
    switch current.kind {
    case .identifier where startsMember || isBeforeEndOfParts:
      reportExpected(
        "`,` or `)`", as: .missingSign, help: "put a comma between two parts",
        fix: .insert(",", at: previousSpan.after))
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .question:
      reportExpected(
        "`,` or `)`", as: .foreignExpression,
        help: Self.helpWithConditions)
    default:
      reportExpected("`,` or `)`", as: .foreignExpression)
    }
  }

  /// Whether a single word comes before the next part, or before the end of all.
  private var isBeforeEndOfParts: Bool {
    let next = token(after: 1).kind
    return next == .comma || next == .rightParenthesis
  }

  /// `Money { amount: total }`: the braces of a declaration in the place of parentheses.
  mutating func reportRecordInBraces(_ name: Path) -> MapExpression {
    reportExpected(
      "`(` and the parts of `\(name.text)`", as: .missingBracket,
      help: "write the parts in parentheses, separated by commas: `\(name.text)(…)`")
    skipItem()
    return MapExpression(.invalid, span: name.span)
  }

  /// Goes on after the parenthesis that closes the parts, so that what is left of them is not taken for items.
  private mutating func skipParts(of name: Path) -> MapExpression {
    skipRest(after: .rightParenthesis)
    return MapExpression(.invalid, span: name.span)
  }
}

extension MapExpression {
  fileprivate var nameOfPart: WireName {
    if case .path(let path) = kind { WireName(path.last) } else { WireName(Name("", span: span)) }
  }
}

extension MapExpression.Part {
  /// Whether nothing but a value is written.
  package var isOnlyValue: Bool {
    !isNamed && entry.converters.isEmpty && entry.fallback == nil
  }
}
