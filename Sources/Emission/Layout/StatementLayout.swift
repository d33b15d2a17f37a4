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
    case .alias: layOutAlias()
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
      takeTypePart()
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

  /// The parameters of a generic type, or its arguments, `<Item: A, Meta>`; the parameters of a function type, `(A, B)`.
  private mutating func layOutTypeList(until end: SwiftWords.Word) {
    take()
    if peek == end { return take() }
    lineBreak(.open, size: 0)
    tokens.append(.open)
    // What templates write need not be Swift: the list may have no end.
    while let word = peek, word != end, !isAtBrace { takeBound(before: end) }
    lineBreak(.close(must: true), size: 0)
    tokens.append(.close)
    if peek == end { take() }
  }

  /// `func name(first: A, second: B = c) async throws(E) -> T`
  private mutating func layOutFunction() {
    while let word = peek, word != .opening("("), !isAtBrace {
      take()
      if word == .plain("func") {
        skipBlank()
        lineBreak(.continuation)
      }
    }
    layOutParameters(mustClose: true)
    while peek != nil, !isAtBrace {
      guard peek == .blank else {
        if peek == .opening("{") { return }
        takeTypePart()
        continue
      }
      skipBlank()
      switch peek?.text {
      case "async": layOutAsync()
      case "throws": lineBreak(.continuation)
      case "->": layOutResult()
      default: append(" ")
      }
    }
  }

  /// `async throws` moves to the next line as a whole.
  private mutating func layOutAsync() {
    lineBreak(.continuation)
    tokens.append(.open)
    take()
    if peek == .blank, word(at: next + 1) == .plain("throws") {
      skipBlank()
      lineBreak(.continuation)
      take()
    }
    tokens.append(.close)
  }

  /// `-> Type` moves to the next line as a whole.
  private mutating func layOutResult() {
    lineBreak(.continuation)
    tokens.append(.open)
    take()
    skipBlank()
    append(" ")
    while peek != nil, !isAtBrace, !isBeforeRequirements { takeTypePart() }
    tokens.append(.close)
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
      // The value is on the same line as the end of the type.
      layOutExpression(until: nil)
      lineBreak(.close(must: false), size: 0)
    }
  }

  /// Whether ` = ` comes next, or as much of it as is left.
  private var isBeforeValue: Bool {
    peek?.text == "=" || peek == .blank && word(at: next + 1)?.text == "="
  }

  /// `typealias Name = Type`
  private mutating func layOutAlias() {
    while let word = peek, word.text != "=" { take() }
    take()
    skipBlank()
    lineBreak(.continuation)
    tokens.append(.open)
    while peek != nil { takeTypePart() }
    tokens.append(.close)
  }

  /// What a case carries, or `@available(*, deprecated, message: "…")`.
  private mutating func layOutParentheses(mustClose: Bool) {
    while let word = peek, word != .opening("(") { take() }
    layOutParameters(mustClose: mustClose)
  }

  /// `(A) async throws -> B`
  private var isBeforePartOfFunctionType: Bool {
    switch word(at: next + 1)?.text {
    case "async", "throws", "->": true
    default: false
    }
  }

  /// One word of a type, or the sign between two: a dictionary breaks after its colon, a nested name before its dot.
  private mutating func takeTypePart() {
    switch peek {
    case .opening("<"): layOutTypeList(until: .closing(">"))
    case .opening("(") where word(at: next - 1) == .plain("throws"):
      // The error of a function stays beside its `throws`.
      while let word = peek, word != .closing(")"), !isAtBrace { take() }
      if peek == .closing(")") { take() }
    case .opening("("): layOutTypeList(until: .closing(")"))
    case .comma:
      take()
      skipBlank()
      lineBreak(.same)
    case .blank where word(at: next - 1)?.endsWithColon == true || isBeforePartOfFunctionType:
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
