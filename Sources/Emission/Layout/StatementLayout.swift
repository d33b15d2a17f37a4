/// Finds the places where one statement of Swift may be broken: those that swift-format would break.
struct StatementLayout {
  let words: [SwiftWords.Word]
  var next = 0
  var tokens: [LayoutToken] = []

  static func tokens(of words: [SwiftWords.Word]) -> [LayoutToken] {
    var layout = StatementLayout(words: words)
    layout.layOutStatement()
    return layout.tokens
  }

  private mutating func layOutStatement() {
    switch StatementKind(words) {
    case .typeHead: layOutTypeHead()
    case .function: layOutFunction()
    case .property: layOutProperty()
    case .enumCase: layOutParentheses(mustClose: false)
    case .attribute: layOutParentheses(mustClose: true)
    case .condition: layOutConditions()
    case .expression: layOutExpression(until: nil)
    }
    layOutExpression(until: nil)
    layOutRest()
    layOutBrace()
  }

  /// The rest of a statement that began on a line before this one.
  private mutating func layOutRest() {
    while peek != nil, !isAtBrace {
      take()
      skipBlank()
      lineBreak(.same)
      layOutExpression(until: nil)
    }
  }

  var peek: SwiftWords.Word? { word(at: next) }

  func word(at index: Int) -> SwiftWords.Word? {
    words.indices.contains(index) ? words[index] : nil
  }

  /// Whether only the opening brace of a body is left, with the `else` of a `guard`.
  var isAtBrace: Bool {
    peek == .opening("{") && next == words.count - 1
      || peek == .blank && word(at: next + 1) == .opening("{") && next == words.count - 2
      || words[min(next, words.count)...].elementsEqual(Self.endOfGuard)
  }

  private static let endOfGuard: [SwiftWords.Word] = [
    .blank, .plain("else"), .blank, .opening("{"),
  ]

  mutating func append(_ text: String) { tokens.append(.text(text)) }

  mutating func lineBreak(_ kind: LayoutToken.Break, size: Int = 1) {
    tokens.append(.lineBreak(kind, size: size))
  }

  /// Takes the next word as it is.
  mutating func take() {
    guard let word = peek else { return }
    next += 1
    append(word.text)
  }

  mutating func skipBlank() {
    if peek == .blank { next += 1 }
  }

  private mutating func layOutBrace() {
    guard isAtBrace else { return }
    skipBlank()
    lineBreak(.reset)
    if peek == .plain("else") {
      take()
      skipBlank()
      append(" ")
    }
    take()
  }
}

// MARK: Declarations

extension StatementLayout {
  /// `struct User: A, B`, `struct Page<Item: A>: B`, `extension Page: A where Item: B`
  private mutating func layOutTypeHead() {
    while let word = peek, !word.endsWithColon, !isAtBrace, !isBeforeRequirements {
      if word == .opening("<") { layOutTypeParameters() } else { takeTypePart() }
    }
    guard !isAtBrace else { return }
    if !isBeforeRequirements {
      takeTypePart()
      skipBlank()
      tokens.append(.open)
      lineBreak(.open)
      while peek != nil, !isAtBrace, !isBeforeRequirements { takeTypePart() }
      lineBreak(.close(must: true), size: 0)
      tokens.append(.close)
    }
    if isBeforeRequirements { layOutRequirements() }
  }

  private var isBeforeRequirements: Bool {
    peek == .blank && word(at: next + 1) == .plain("where")
  }

  /// ` where Item: A, Meta: B {`
  private mutating func layOutRequirements() {
    skipBlank()
    lineBreak(.same)
    tokens.append(.open)
    take()
    skipBlank()
    lineBreak(.open)
    tokens.append(.open)
    while peek != nil, !isAtBrace { takeBound() }
    tokens.append(.close)
    lineBreak(.close(must: true), size: 0)
    layOutBrace()
    tokens.append(.close)
  }

  /// `Item: A`, with the comma before the next one.
  private mutating func takeBound(before end: SwiftWords.Word? = nil) {
    tokens.append(.open)
    while let word = peek, word != .comma, word != end, !isAtBrace { takeTypePart() }
    let isLast = peek != .comma
    if !isLast {
      take()
      skipBlank()
    }
    tokens.append(.close)
    if !isLast { lineBreak(.same) }
  }

  private mutating func layOutTypeParameters() {
    take()
    lineBreak(.open, size: 0)
    tokens.append(.open)
    // What templates write need not be Swift: the list may have no end.
    while let word = peek, word != .closing(">"), !isAtBrace { takeBound(before: .closing(">")) }
    lineBreak(.close(must: true), size: 0)
    tokens.append(.close)
    if peek == .closing(">") { take() }
  }

  /// `func name(first: A, second: B = c) throws(E) -> T`
  private mutating func layOutFunction() {
    while let word = peek, word != .opening("("), !isAtBrace { take() }
    layOutParameters(mustClose: true)
    while peek != nil, !isAtBrace {
      if peek == .blank {
        skipBlank()
        if word(at: next)?.text == "->" || word(at: next)?.text == "throws" {
          lineBreak(.continuation)
        } else {
          append(" ")
        }
      } else if peek == .opening("{") {
        return
      } else if word(at: next - 2)?.text == "->", isTypeAlone {
        // `Ticket.Reason` moves to the next line as a whole, but `[Ticket.Reason]` does not.
        tokens.append(.open)
        takeTypePart()
        tokens.append(.close)
      } else {
        takeTypePart()
      }
    }
  }

  /// Whether the next word is a type with nothing around it.
  private var isTypeAlone: Bool {
    guard case .plain(let text) = peek,
      text.last.map({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }) == true
    else { return false }
    let following = word(at: next + 1)
    return following == nil || following == .blank
  }

  private mutating func layOutParameters(mustClose: Bool) {
    guard peek == .opening("(") else { return }
    take()
    if peek == .closing(")") { return take() }
    lineBreak(.open, size: 0)
    tokens += [.open, .open]
    while let word = peek, word != .closing(")") {
      switch word {
      case .comma:
        take()
        skipBlank()
        tokens.append(.close)
        lineBreak(.same)
        tokens.append(.open)
      case .blank where self.word(at: next - 1)?.endsWithColon == true:
        next += 1
        lineBreak(.continuation)
      case .blank where self.word(at: next - 1)?.text == "=":
        next += 1
        lineBreak(.continuation)
        layOutExpression(until: .comma)
      default:
        takeTypePart()
      }
    }
    tokens.append(.close)
    lineBreak(.close(must: mustClose), size: 0)
    tokens.append(.close)
    take()
  }

  /// `let name: Type = value`
  private mutating func layOutProperty() {
    while let word = peek, !word.endsWithColon, !isBeforeValue, !isAtBrace { take() }
    if peek?.endsWithColon == true {
      take()
      skipBlank()
      lineBreak(.openContinuation)
      tokens.append(.open)
      while peek != nil, !isAtBrace, !isBeforeValue { takeTypePart() }
      tokens.append(.close)
      lineBreak(.close(must: true), size: 0)
    }
  }

  /// Whether ` = ` comes next, or as much of it as is left.
  private var isBeforeValue: Bool {
    peek?.text == "=" || peek == .blank && word(at: next + 1)?.text == "="
  }

  /// What a case carries, or `@available(*, deprecated, message: "…")`.
  private mutating func layOutParentheses(mustClose: Bool) {
    while let word = peek, word != .opening("(") { take() }
    layOutParameters(mustClose: mustClose)
  }

  /// One word of a type, or the sign between two: a dictionary breaks after its colon, a nested name before its dot.
  private mutating func takeTypePart() {
    switch peek {
    case .comma:
      take()
      skipBlank()
      lineBreak(.same)
    case .blank where word(at: next - 1)?.endsWithColon == true:
      next += 1
      lineBreak(.continuation)
    case .plain(let text) where !text.hasPrefix("\""):
      guard text.utf8.contains(UInt8(ascii: ".")) else { return take() }
      next += 1
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lineBreak(.continuation, size: 0) }
        append(index > 0 ? ".\(part)" : String(part))
      }
    default:
      take()
    }
  }
}
