import Diagnostics

/// Lists that a map makes of values: `[line1, line2?]`. Those that hold only literals are literals themselves.
extension Parser {
  /// Whether anything but a literal comes before the bracket that closes a list. Names may be cases or fields, which only their
  /// types can tell.
  var startsListOfValues: Bool {
    var depth = 0
    var holdsValues = false
    var isFirst = true
    var index = 0
    repeat {
      let token = token(after: index)
      switch token.kind {
      case .leftBracket, .leftParenthesis: depth += 1
      case .rightBracket, .rightParenthesis: depth -= 1
      // A dictionary has one after its first key. Later ones belong to what follows a list without an end.
      case .colon where depth == 1: return !isFirst && holdsValues
      case .comma where depth == 1: isFirst = false
      case .endOfFile, .rightBrace: return holdsValues
      case .leftBrace: return true
      default: break
      }
      holdsValues = holdsValues || isNoLiteral(token)
      index += 1
    } while depth > 0
    return holdsValues
  }

  private func isNoLiteral(_ token: Token) -> Bool {
    switch token.kind {
    case .leftParenthesis, .coalesce, .question: true
    case .identifier: !["true", "false", "nil", "null"].contains(text(of: token))
    case .string: text(of: token).contains("\\(")
    default: false
    }
  }

  mutating func parseListOfValues() -> MapExpression {
    let outerItem = itemStart
    defer { itemStart = outerItem }
    let start = advance().span
    var elements: [MapExpression.Element] = []
    while current.kind != .rightBracket {
      guard let element = parseElement() else { return skipList(from: start) }
      elements.append(element)
      if take(.comma) == nil { break }
    }
    guard take(.rightBracket) != nil else {
      reportEndOfElement()
      return skipList(from: start)
    }
    return MapExpression(.list(elements), span: start.through(previousSpan))
  }

  /// An element that begins a line is not an item of the map.
  private mutating func parseElement() -> MapExpression.Element? {
    itemStart = position
    if current.kind == .closedRange {
      reportExpected(
        "an element", as: .foreignExpression,
        help:
          "a list cannot be spread into another one: make the whole list in a function that you write, as in `custom list(…)`"
      )
      return nil
    }
    var source = parseMapExpression()
    guard source.kind != .invalid else { return nil }
    let mark = continuesLine ? take(.question)?.span : nil
    source.span = source.span.through(mark ?? source.span)
    let converters = parseOwnConverters()
    let span = source.span.through(previousSpan)
    return MapExpression.Element(
      MapDeclaration.Entry(of: source, via: converters, span: span), mark: mark)
  }

  /// `via iso8601` or `via (trimmed, url)`, where a comma begins the next element or row.
  mutating func parseOwnConverters() -> [ConverterUse] {
    guard isClause("via") else { return [] }
    advance()
    return parseConvertersOfPart()
  }

  private mutating func reportEndOfElement() {
    if isClause("else") {
      return reportExpected(
        "`,` or `]`", as: .foreignExpression,
        help:
          "write `else` after the whole list, which it replaces, or `??` for an element that is nil"
      )
    }
    if current.kind == .colon {
      return reportExpected(
        "`,` or `]`", as: .foreignExpression,
        help: "a dictionary in a map holds only literals; a function that you write can make it: "
          + "`custom dictionary(…)`")
    }
    if continuesLine, !isBeforeEndOfElement {
      return reportExpected(
        "`,` or `]`", as: .foreignExpression,
        help: Self.helpWithConditions)
    }
    let isNext = startsLiteral && !startsMember
    reportExpected(
      "`,` or `]`", as: isNext ? .missingSign : .missingBracket,
      help: isNext ? "put a comma between two elements" : nil,
      fix: isNext ? .insert(",", at: previousSpan.after) : nil)
  }

  /// Whether what comes next could be an element after a comma that is missing.
  private var isBeforeEndOfElement: Bool {
    let isSubscript =
      current.kind == .leftBracket && current.span.start == previousSpan.end
    guard startsLiteral, !isSubscript else { return false }
    switch token(after: 1).kind {
    case .comma, .rightBracket, .question, .dot, .leftParenthesis, .coalesce: return true
    default: return current.kind != .identifier || isWord("match") || isWord("custom")
    }
  }

  /// Goes on after the bracket that closes the list, so that what is left of it is not taken for items.
  private mutating func skipList(from start: SourceSpan) -> MapExpression {
    skipRest(after: .rightBracket)
    return MapExpression(.invalid, span: start)
  }
}
