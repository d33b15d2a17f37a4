/// What the formatter must know of the grammar: what certain tokens turned out to be, by their positions, ascending.
struct Landmarks: Hashable, Sendable {
  /// Where an item of a block begins, or a declaration of the file, its preamble included.
  var items: [Int] = []

  /// The word or the sign that begins a clause: a line may break before it.
  var clauses: [Int] = []

  /// Those clauses that would mean something else on the line before: a field called `required` ends with its line,
  /// since otherwise the next word is what is required.
  var clausesOnNewLine: [Int] = []

  /// `map`, `match`, `not`, `and`, `or`: a parenthesis after one of them is no call.
  var operators: [Int] = []
}

extension Parser {
  /// Consumes what begins a clause.
  @discardableResult
  mutating func advanceIntoClause(onNewLine: Bool = false) -> Token {
    landmarks.clauses.append(position)
    if onNewLine { landmarks.clausesOnNewLine.append(position) }
    return advance()
  }

  mutating func takeClause(_ word: StaticString) -> Token? {
    isWord(word) ? advanceIntoClause() : nil
  }

  /// Whether the expression before the current token ends with a name that would take another word for its operand.
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

/// Words of expressions that are names only where their line ends after them.
enum OperandTaker: String {
  case required, match, custom
}
