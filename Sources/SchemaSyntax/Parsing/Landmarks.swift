/// What the formatter must know about the grammar: the positions of tokens that turned out to have a role, ascending.
struct Landmarks: Hashable, Sendable {
  /// Where an item of a block or a declaration of the file begins, including its preamble.
  var items: [Int] = []

  /// The word or the sign that begins a clause: a line may be broken before it.
  var clauses: [Int] = []

  /// Clauses that would mean something else on the line before: a field called `required` must end its line, since
  /// otherwise the next word is taken for what is required.
  var clausesOnNewLine: [Int] = []

  /// `map`, `match`, `not`, `and`, `or`: with a parenthesis after it, such a word is not a call.
  var operators: [Int] = []

  /// The braces in `by type in {type}`, which enclose a word and not a block.
  var wordBraces: [Int] = []
}

extension Parser {
  /// Consumes the token that begins a clause.
  @discardableResult
  mutating func advanceIntoClause(onNewLine: Bool = false) -> Token {
    landmarks.clauses.append(position)
    if onNewLine { landmarks.clausesOnNewLine.append(position) }
    return advance()
  }

  mutating func takeClause(_ word: StaticString) -> Token? {
    isWord(word) ? advanceIntoClause() : nil
  }

  /// Whether the expression before the current token ends with a name that would take another word as its operand.
  var followsOperandTaker: Bool {
    guard position > 1, tokens[position - 1].kind == .identifier,
      tokens[position - 2].kind != .dot
    else { return false }
    return OperandTaker(rawValue: text(of: tokens[position - 1])) != nil
  }

  @discardableResult
  mutating func advanceOverOperator() -> Token {
    landmarks.operators.append(position)
    return advance()
  }
}

/// Words of expressions that are names only if they end their line.
enum OperandTaker: String {
  case required, match, custom
}
