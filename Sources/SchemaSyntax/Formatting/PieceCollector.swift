import Diagnostics

/// Merges the tokens and the comments of a file in the order of its bytes, leaving out commas that line breaks replace.
struct PieceCollector {
  private let bytes: [UInt8]
  private let parsed: Parser.Output
  private var items: AscendingCursor
  private var clauses: AscendingCursor
  private var clausesOnNewLine: AscendingCursor
  private var operators: AscendingCursor
  private var wordBraces: AscendingCursor
  private var end: Int

  /// The marks of a comma that was left out, which belong to what follows it.
  private var inherited: Piece.Marks = []
  private(set) var pieces: [Piece] = []

  static func pieces(of parsed: Parser.Output, bytes: [UInt8]) -> [Piece] {
    var collector = PieceCollector(parsed, bytes: bytes)
    collector.run()
    return collector.pieces
  }

  private init(_ parsed: Parser.Output, bytes: [UInt8]) {
    self.bytes = bytes
    self.parsed = parsed
    items = AscendingCursor(parsed.landmarks.items)
    clauses = AscendingCursor(parsed.landmarks.clauses)
    clausesOnNewLine = AscendingCursor(parsed.landmarks.clausesOnNewLine)
    operators = AscendingCursor(parsed.landmarks.operators)
    wordBraces = AscendingCursor(parsed.landmarks.wordBraces)
    end = parsed.tokens.first?.span.start ?? 0
    end = min(end, parsed.comments.first?.span.start ?? end)
    pieces.reserveCapacity(parsed.tokens.count + parsed.comments.count)
  }

  private mutating func run() {
    var nextComment = 0
    for (position, token) in parsed.tokens.enumerated() {
      while nextComment < parsed.comments.count,
        parsed.comments[nextComment].span.start < token.span.start
      {
        add(parsed.comments[nextComment])
        nextComment += 1
      }
      if token.kind != .endOfFile { add(token, at: position) }
    }
    for comment in parsed.comments[nextComment...] { add(comment) }
  }

  private mutating func add(_ comment: Comment) {
    let marks = authorMarks(comment.span, startsLine: comment.startsLine)
    append(nil, withoutTrailingSpace(comment.span), marks)
  }

  private mutating func add(_ token: Token, at position: Int) {
    var marks = authorMarks(token.span, startsLine: token.startsLine)
    if token.kind == .comma {
      addComma(token, marks, separatesItems: separatesItems(position))
      return
    }
    if items.isAt(position) { marks.insert([.startsItem, .startsPart]) }
    if clauses.isAt(position) { marks.insert(.startsClause) }
    if clausesOnNewLine.isAt(position) { marks.insert(.breaks) }
    if operators.isAt(position) {
      marks.insert(.isOperator)
      if text(of: token, is: "and") || text(of: token, is: "or") { marks.insert(.isConnective) }
    }
    if token.kind == .coalesce { marks.insert(.isConnective) }
    if token.kind == .less || token.kind == .greater, parsed.angleBrackets.contains(token.span) {
      marks.insert(.isAngleBracket)
    }
    let isDocumentation = token.kind == .documentation
    append(
      laidOutKind(of: token, at: position),
      isDocumentation ? withoutTrailingSpace(token.span) : token.span, marks)
  }

  /// Braces around a word are laid out as brackets are.
  private mutating func laidOutKind(of token: Token, at position: Int) -> Token.Kind {
    guard wordBraces.isAt(position) else { return token.kind }
    return token.kind == .leftBrace ? .leftBracket : .rightBracket
  }

  /// A comma within a list stays, close to what it follows: a comment between the two is moved after it.
  private mutating func addComma(_ token: Token, _ marks: Piece.Marks, separatesItems: Bool) {
    guard !separatesItems else {
      inherited = marks.intersection([.startsLine, .followsBlankLine])
      return
    }
    let comma = Piece(kind: .comma, span: token.span, width: 1, gap: .none, marks: [])
    let place = pieces.lastIndex { !$0.isComment }.map { $0 + 1 } ?? pieces.count
    pieces.insert(comma, at: place)
  }

  /// Whether the comma at `position` ends an item, or follows the last element of a list, where a line break or a
  /// bracket says the same.
  private func separatesItems(_ position: Int) -> Bool {
    switch parsed.tokens[position + 1].kind {
    case .rightBrace, .rightBracket, .rightParenthesis, .endOfFile: true
    default: items.isNext(position + 1)
    }
  }

  private mutating func append(_ kind: Token.Kind?, _ span: SourceSpan, _ marks: Piece.Marks) {
    pieces.append(Piece(kind: kind, span: span, width: columns(of: span), marks: marks))
  }

  private func columns(of span: SourceSpan) -> Int {
    let text = bytes[span.start..<span.end]
    return text.allSatisfy { $0 < 0x80 } ? text.count : String(decoding: text, as: UTF8.self).count
  }

  private func withoutTrailingSpace(_ span: SourceSpan) -> SourceSpan {
    var end = span.end
    while end > span.start,
      bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t")
    {
      end -= 1
    }
    return SourceSpan(file: span.file, start: span.start, end: end)
  }

  private func text(of token: Token, is word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[token.span.start..<token.span.end].elementsEqual($0) }
  }
}

// MARK: - Lines as the author broke them

extension PieceCollector {
  private mutating func authorMarks(_ span: SourceSpan, startsLine: Bool) -> Piece.Marks {
    var marks = inherited
    inherited = []
    if startsLine { marks.insert(.startsLine) }
    if lineBreaks(before: span.start) > 1 { marks.insert(.followsBlankLine) }
    end = span.end
    return marks
  }

  /// The number of line breaks between the end of what came last and `start`; `\r\n` is one.
  private func lineBreaks(before start: Int) -> Int {
    var count = 0
    var index = end
    while index < start {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        count += 1
      case UInt8(ascii: "\r"):
        count += 1
        if index + 1 < start, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
      case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA8]),
        0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]):
        count += 1
      default: break
      }
      index += 1
    }
    return count
  }
}

/// Tells whether positions are among ascending ones, if they are asked for in ascending order.
private struct AscendingCursor {
  private let positions: [Int]
  private var next = 0

  init(_ positions: [Int]) {
    self.positions = positions
  }

  mutating func isAt(_ position: Int) -> Bool {
    guard isNext(position) else { return false }
    next += 1
    return true
  }

  func isNext(_ position: Int) -> Bool {
    next < positions.count && positions[next] == position
  }
}
