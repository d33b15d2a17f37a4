// MARK: Conditions and expressions

extension StatementLayout {
  /// `if a, let b = c`; after `guard`, a first condition that needs several lines begins on one of its own.
  mutating func layOutConditions() {
    let isGuard = peek == .plain("guard")
    take()
    if isGuard {
      skipBlank()
      lineBreak(.continuation)
    } else {
      take()
      tokens.append(.open)
    }
    var isFirst = true
    while peek != nil, !isAtBrace {
      if !isFirst { lineBreak(.openContinuation, size: 0) }
      tokens.append(.open)
      let start = next
      layOutExpression(until: .comma)
      // What templates write need not be Swift.
      if next == start, peek != .comma { take() }
      let hasMore = peek == .comma
      if hasMore { take() }
      if !isFirst { lineBreak(.close(must: false), size: 0) }
      tokens.append(.close)
      if hasMore {
        skipBlank()
        lineBreak(.same)
      }
      isFirst = false
    }
    if !isGuard { tokens.append(.close) }
  }

  /// Lays out an expression, up to a word that belongs to what is around it.
  mutating func layOutExpression(until end: SwiftWords.Word?) {
    layOutAlternatives(until: end)
    while let word = peek, word != end, !isAtBrace {
      guard word == .blank || word == .plain("=") else { return }
      skipBlank()
      guard peek == .plain("=") else { return }
      append(" =")
      next += 1
      skipBlank()
      lineBreak(.continuation)
      let isCompound = hasInfix(until: end)
      if isCompound { tokens.append(.open) }
      layOutAlternatives(until: end)
      if isCompound { tokens.append(.close) }
    }
  }

  private func hasInfix(until end: SwiftWords.Word?) -> Bool {
    var depth = 0
    for word in words[next...] {
      switch word {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .infix where depth == 0: return true
      default: break
      }
      if depth < 0 || (depth == 0 && word == end) { return false }
    }
    return false
  }

  private mutating func layOutAlternatives(until end: SwiftWords.Word?) {
    layOutConjunction(until: end)
    while takeOperator("||") {
      let isParenthesized = isParenthesized
      layOutConjunction(until: end)
      closeOperator(resets: !isParenthesized)
    }
  }

  private mutating func layOutConjunction(until end: SwiftWords.Word?) {
    layOutOperands(until: end)
    while takeOperator("&&") {
      let isParenthesized = isParenthesized
      layOutOperands(until: end)
      closeOperator(resets: !isParenthesized)
    }
  }

  /// Whether the whole operand is in parentheses.
  private var isParenthesized: Bool {
    guard peek == .opening("(") else { return false }
    var depth = 0
    for (index, word) in zip(words.indices, words).dropFirst(next) {
      if case .opening = word { depth += 1 }
      if case .closing = word { depth -= 1 }
      guard depth == 0 else { continue }
      switch self.word(at: index + 1) {
      case nil, .comma, .closing: return true
      case .blank:
        return self.word(at: index + 2).map { $0 == .infix("&&") || $0 == .infix("||") } ?? true
      default: return false
      }
    }
    return false
  }

  private mutating func takeOperator(_ text: String) -> Bool {
    guard peek == .blank, word(at: next + 1) == .infix(text) else { return false }
    next += 2
    skipBlank()
    lineBreak(.openContinuation)
    tokens.append(.open)
    append(text + " ")
    return true
  }

  private mutating func closeOperator(resets: Bool) {
    if resets { lineBreak(.reset, size: 0) }
    lineBreak(.close(must: false), size: 0)
    tokens.append(.close)
  }

  private mutating func layOutOperands(until end: SwiftWords.Word?) {
    while let word = peek, word != end, !isAtBrace {
      switch word {
      case .closing, .comma: return
      case .opening("{"): layOutClosure()
      case .opening: layOutBrackets()
      case .blank:
        guard case .infix(let text) = self.word(at: next + 1) else {
          if self.word(at: next + 1) == .plain("=") || self.word(at: next + 1) == .closing("}") {
            return
          }
          take()
          continue
        }
        if text == "&&" || text == "||" || text == ":" { return }
        if text == "?" {
          layOutChoice(until: end)
          continue
        }
        next += 2
        skipBlank()
        lineBreak(.continuation)
        append(text + " ")
        layOutCall(until: end)
      default: take()
      }
    }
  }

  /// `? a : b`, where `b` may itself be a choice.
  private mutating func layOutChoice(until end: SwiftWords.Word?) {
    for sign in ["?", ":"] {
      guard peek == .blank, word(at: next + 1) == .infix(sign) else { break }
      next += 2
      skipBlank()
      if sign == ":" { lineBreak(.close(must: false), size: 0) }
      lineBreak(.openContinuation)
      tokens.append(.open)
      append(sign + " ")
      layOutAlternatives(until: end)
    }
    lineBreak(.close(must: false), size: 0)
    tokens += [.close, .close]
  }

  /// A call after an operator: the call moves to the next line before its arguments do.
  private mutating func layOutCall(until end: SwiftWords.Word?) {
    guard case .plain = peek, let bracket = word(at: next + 1),
      bracket == .opening("(") || bracket == .opening("<")
    else { return }
    tokens.append(.open)
    while let word = peek, word != end, !isAtBrace {
      switch word {
      case .blank, .comma, .closing: return tokens.append(.close)
      case .opening("{"): layOutClosure()
      case .opening: layOutBrackets()
      default: take()
      }
    }
    tokens.append(.close)
  }
}

// MARK: Brackets

extension StatementLayout {
  private mutating func layOutBrackets() {
    guard case .opening(let bracket) = peek else { return }
    let belongs = word(at: next - 1)?.endsOperand == true
    let closing = SwiftWords.Word.closing(bracket == "(" ? ")" : bracket == "<" ? ">" : "]")
    let isParenthesized = bracket == "(" && !belongs
    take()
    if peek == closing { return take() }
    if isParenthesized {
      layOutParenthesized()
    } else {
      layOutElements(isList: bracket == "[" && !belongs)
    }
    take()
  }

  /// The parentheses of a single expression stay close to it; a tuple is laid out like a list.
  private mutating func layOutParenthesized() {
    let start = tokens.count
    tokens.append(.open)
    layOutExpression(until: .comma)
    guard peek == .comma else { return tokens.append(.close) }
    tokens.insert(contentsOf: [.lineBreak(.open, size: 0), .open], at: start)
    finishElements(mustClose: true, isList: false)
  }

  private mutating func layOutElements(isList: Bool) {
    lineBreak(.open, size: 0)
    tokens += [.open, .open]
    layOutElement()
    finishElements(mustClose: nil, isList: isList)
  }

  /// The other elements, and the breaks that end the list.
  private mutating func finishElements(mustClose: Bool?, isList: Bool) {
    var count = 1
    while peek == .comma {
      take()
      skipBlank()
      tokens.append(.close)
      lineBreak(.same)
      tokens.append(.open)
      layOutElement()
      count += 1
    }
    tokens.append(.close)
    if isList, count > 1 { tokens.append(.trailingComma) }
    let isFollowed = word(at: next + 1)?.continuesOperand == true || isBeforeTrailingClosure
    lineBreak(.close(must: mustClose ?? (isList || isFollowed)), size: 0)
    tokens.append(.close)
  }

  /// Whether the brace after the next bracket begins a closure that is passed on, and not the body of a statement.
  private var isBeforeTrailingClosure: Bool {
    guard words[min(next + 1, words.count)...].elementsEqual([.blank, .opening("{")]) else {
      return false
    }
    return switch StatementKind(words) {
    case .property: true
    case .expression: !["switch", "for"].contains(words.first?.text)
    case .typeHead, .function, .alias, .enumCase, .attribute, .condition: false
    }
  }

  /// `label: value`, or only a value.
  private mutating func layOutElement() {
    if peek?.endsWithColon == true, word(at: next + 1) == .blank {
      take()
      next += 1
      if case .opening = peek { append(" ") } else { lineBreak(.continuation) }
    }
    layOutExpression(until: .comma)
  }

  /// `{ $0 + 1 }`
  private mutating func layOutClosure() {
    take()
    skipBlank()
    takeClosureNames()
    lineBreak(.open)
    tokens.append(.open)
    while let word = peek, word != .closing("}") {
      if word == .blank, self.word(at: next + 1) == .closing("}") {
        next += 1
      } else if word == .comma {
        take()
      } else {
        layOutExpression(until: .closing("}"))
        if peek == word { take() }
      }
    }
    lineBreak(.close(must: true))
    tokens.append(.close)
    take()
  }

  /// `element in`, which stays beside the brace.
  private mutating func takeClosureNames() {
    guard case .plain(let name) = peek, word(at: next + 1) == .blank,
      word(at: next + 2) == .plain("in")
    else { return }
    append(" \(name) in")
    next += 3
    skipBlank()
  }
}

extension [SwiftWords.Word] {
  /// How many array and dictionary literals with more than one element there are.
  var listsOfSeveral: Int {
    var commas: [Int?] = []
    var count = 0
    for (index, word) in enumerated() {
      switch word {
      case .opening(let bracket):
        let belongs = index > 0 && self[index - 1].endsOperand
        commas.append(bracket == "[" && !belongs ? 0 : nil)
      case .closing:
        if let last = commas.popLast(), let number = last, number > 0 { count += 1 }
      case .comma:
        if let last = commas.last { commas[commas.count - 1] = last.map { $0 + 1 } }
      default: break
      }
    }
    return count
  }
}

extension SwiftWords.Word {
  var endsWithColon: Bool {
    if case .plain(let text) = self { text.hasSuffix(":") } else { false }
  }

  /// Whether a bracket that follows belongs to the operand.
  fileprivate var endsOperand: Bool {
    switch self {
    case .plain(let text):
      text.last.map { $0.isLetter || $0.isNumber || "_`?>.".contains($0) } ?? false
    case .closing: true
    case .blank, .comma, .opening, .infix: false
    }
  }

  /// `.first` after a call.
  fileprivate var continuesOperand: Bool {
    if case .plain(let text) = self { text.hasPrefix(".") || text.hasPrefix("?.") } else { false }
  }
}
