/// What the formatter must know of the grammar: what certain tokens turned out to be, by their positions, ascending.
struct Landmarks: Hashable, Sendable {
  /// Where an item of a block begins, or a declaration of the file, its preamble included.
  var items: [Int] = []

  /// The word or the sign that begins a clause: a line may break before it.
  var clauses: [Int] = []

  /// `map`, `match`, `not`, `and`, `or`: a parenthesis behind one of them is no call.
  var operators: [Int] = []
}

extension Parser {
  /// Consumes what begins a clause.
  @discardableResult
  mutating func advanceIntoClause() -> Token {
    landmarks.clauses.append(position)
    return advance()
  }

  mutating func takeClause(_ word: StaticString) -> Token? {
    isWord(word) ? advanceIntoClause() : nil
  }

  @discardableResult
  mutating func advanceOverOperator() -> Token {
    landmarks.operators.append(position)
    return advance()
  }
}
