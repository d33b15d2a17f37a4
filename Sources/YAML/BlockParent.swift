/// What a node is in, where lines and their indentation say what belongs together.
enum BlockParent {
  case document
  /// After a hyphen in this column.
  case list(column: Int)
  /// After a key that begins in this column, and its colon.
  case key(column: Int)
  /// After a question mark in this column, or after a colon that is below it.
  case explicitEntry(column: Int)

  /// Content on other lines must be further to the right.
  var column: Int {
    switch self {
    case .document: -1
    case .list(let column), .key(let column), .explicitEntry(let column): column
    }
  }

  /// Whether a list or a mapping may begin on the line of the sign.
  var takesCollectionInLine: Bool {
    switch self {
    case .document, .key: false
    case .list, .explicitEntry: true
    }
  }

  /// Whether the hyphens of a list may be in the same column: `key:`, and `- item` below it.
  var takesListInColumn: Bool {
    switch self {
    case .document, .list: false
    case .key, .explicitEntry: true
    }
  }
}
