/// Finds the places where one statement of Swift may be broken: those that swift-format would break.
struct StatementLayout {
  private let words: [SwiftWords.Word]
  private var next = 0
  private(set) var tokens: [LayoutToken] = []

  static func tokens(of statement: String) -> [LayoutToken] {
    var layout = StatementLayout(words: SwiftWords.words(in: statement))
    layout.layOutStatement()
    return layout.tokens
  }

  private init(words: [SwiftWords.Word]) {
    self.words = words
  }

  private mutating func layOutStatement() {
    let kind = StatementKind(words)
    switch kind {
    case .typeHead: layOutTypeHead()
    case .declaration: layOutDeclaration()
    case .condition: layOutSequence(until: nil, separator: .continuation)
    case .enumCase, .expression: layOutSequence(until: nil, separator: .same)
    }
  }

  /// `struct User: A, B {`: the list goes on a line of its own as a whole, then the brace.
  private mutating func layOutTypeHead() {
    while let word = peek, word != .plain(":"), !isColonEnd(word) { appendPlain(word) }
    if let colon = peek { appendPlain(colon) }
    if peek == .blank { next += 1 }
    tokens.append(.lineBreak(.open, size: 1))
    tokens.append(.open)
    while let word = peek, word != .opening("{") {
      if word == .blank, words.indices.contains(next + 1), words[next + 1] == .opening("{") { break }
      layOutWord(separator: .same)
    }
    tokens.append(.close)
    tokens.append(.lineBreak(.close(must: false), size: 0))
    layOutSequence(until: nil, separator: .same)
  }

  private func isColonEnd(_ word: SwiftWords.Word) -> Bool {
    if case .plain(let text) = word { text.hasSuffix(":") } else { false }
  }

  /// `func name(parameters) throws(E) -> T {`: the parameters stand between lines of their own.
  private mutating func layOutDeclaration() {
    while let word = peek, word != .opening("(") { appendPlain(word) }
    if peek != nil { layOutGroup(mustClose: true) }
    layOutSequence(until: nil, separator: .same)
  }
}

// MARK: Expressions

extension StatementLayout {
  private var peek: SwiftWords.Word? {
    words.indices.contains(next) ? words[next] : nil
  }

  private mutating func layOutSequence(
    until end: SwiftWords.Word?, separator: LayoutToken.Break
  ) {
    while let word = peek, word != end { layOutWord(separator: separator) }
  }

  private mutating func layOutWord(separator: LayoutToken.Break) {
    switch words[next] {
    case .opening("{"):
      layOutBrace()
    case .opening:
      layOutGroup(mustClose: nil)
    case .comma:
      next += 1
      tokens.append(.text(","))
      if peek == .blank { next += 1 }
      tokens.append(.lineBreak(separator, size: 1))
    case .blank where isInfix(next + 1):
      next += 1
    case .infix(let text):
      next += 1
      tokens.append(.lineBreak(.continuation, size: 1))
      tokens.append(.text(text + " "))
      if peek == .blank { next += 1 }
    case let word:
      appendPlain(word)
      if word == .plain("="), peek == .blank {
        next += 1
        tokens.append(.lineBreak(.continuation, size: 1))
      }
    }
  }

  private func isInfix(_ index: Int) -> Bool {
    if words.indices.contains(index), case .infix = words[index] { true } else { false }
  }

  private mutating func appendPlain(_ word: SwiftWords.Word) {
    next += 1
    switch word {
    case .plain(let text), .infix(let text): tokens.append(.text(text))
    case .blank: tokens.append(.text(" "))
    case .comma: tokens.append(.text(","))
    case .opening(let bracket), .closing(let bracket): tokens.append(.text(String(bracket)))
    }
  }

  /// A body that goes on in the next line, or one within the line.
  private mutating func layOutBrace() {
    if next == words.count - 1 {
      if tokens.last == .text(" ") { tokens.removeLast() }
      tokens.append(.lineBreak(.reset, size: 1))
      appendPlain(.opening("{"))
      return
    }
    appendPlain(.opening("{"))
    if peek == .blank { next += 1 }
    tokens.append(.lineBreak(.open, size: 1))
    tokens.append(.open)
    while let word = peek, word != .closing("}") {
      if word == .blank, words.indices.contains(next + 1), words[next + 1] == .closing("}") {
        next += 1
      } else {
        layOutWord(separator: .same)
      }
    }
    tokens.append(.close)
    tokens.append(.lineBreak(.close(must: true), size: 1))
    if peek != nil { appendPlain(.closing("}")) }
  }

  /// An expression in parentheses, or a tuple: it breaks at its operators alone.
  private mutating func layOutInner(until closing: SwiftWords.Word) {
    while let word = peek, word != closing {
      if word == .comma { appendPlain(word) } else { layOutWord(separator: .same) }
    }
    if peek != nil { appendPlain(closing) }
  }

  /// What stands between brackets. Those of calls and lists break, those around an expression do not.
  private mutating func layOutGroup(mustClose: Bool?) {
    guard case .opening(let bracket) = words[next] else { return }
    let previous = next == 0 ? .blank : words[next - 1]
    let isCall = bracket == "(" && previous.endsOperand
    let isList = bracket == "[" && !previous.endsOperand
    let closing: SwiftWords.Word = .closing(bracket == "(" ? ")" : "]")
    appendPlain(words[next])
    guard isCall || isList || mustClose == true, peek != closing else {
      layOutInner(until: closing)
      return
    }
    tokens.append(.lineBreak(.open, size: 0))
    tokens.append(.open)
    layOutSequence(until: closing, separator: .same)
    tokens.append(.close)
    if isList { tokens.append(.lineBreak(.comma, size: 0)) }
    let isFollowed = words.indices.contains(next + 1) && words[next + 1].continuesOperand
    tokens.append(.lineBreak(.close(must: mustClose ?? (isList || isFollowed)), size: 0))
    if peek != nil { appendPlain(closing) }
  }
}

extension SwiftWords.Word {
  /// Whether a bracket behind it belongs to it.
  fileprivate var endsOperand: Bool {
    switch self {
    case .plain(let text):
      text.last.map { $0.isLetter || $0.isNumber || "_`?>.".contains($0) } ?? false
    case .closing: true
    case .blank, .comma, .opening, .infix: false
    }
  }

  /// `.first` behind a call.
  fileprivate var continuesOperand: Bool {
    if case .plain(let text) = self { text.hasPrefix(".") || text.hasPrefix("?.") } else { false }
  }
}
