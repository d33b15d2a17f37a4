extension PieceSequence {
  /// Marks where a line breaks whatever its length: around comments and documentation, and between the items of a block
  /// that the author wrote on several lines. Some clauses have been marked before.
  mutating func markInevitableBreaks() {
    for index in 0..<count {
      markAroundComments(index)
      if has(.startsItem, at: index) { markPreamble(at: index) }
      if self[index].kind == .leftBrace { markTallBlock(at: index) }
    }
  }

  private mutating func markAroundComments(_ index: Int) {
    let piece = self[index]
    guard index > 0 else { return }
    let previous = self[index - 1]
    let followsLineEnd = previous.isComment || previous.kind == .documentation
    let isOwnLine = piece.isComment && has(.startsLine, at: index)
    if followsLineEnd || isOwnLine || piece.kind == .documentation { mark(index, .breaks) }
  }

  /// Documentation has lines of its own; an attribute has one if the author gave it one.
  private mutating func markPreamble(at start: Int) {
    var index = start
    while let next = endOfPart(at: index) {
      index = next
      while index < count, self[index].isComment { index += 1 }
      guard index < count else { return }
      mark(index, .startsPart)
      if has(.startsLine, at: index) { mark(index, .breaks) }
    }
  }

  /// The end of the documentation line or the attribute at `index`, if there is one.
  private func endOfPart(at index: Int) -> Int? {
    switch self[index].kind {
    case .documentation:
      return index + 1
    case .at:
      let arguments = index + 2
      guard arguments < count, self[arguments].kind == .leftParenthesis,
        !has(.startsLine, at: arguments)
      else { return min(arguments, count) }
      return partners[arguments] + 1
    default:
      return nil
    }
  }

  /// A block stays on one line if its author did so; otherwise each item gets a line of its own.
  private mutating func markTallBlock(at opener: Int) {
    let close = partners[opener]
    var items: [Int] = []
    var index = opener + 1
    while index < close {
      if has(.startsItem, at: index) { items.append(index) }
      index = self[index].kind == .leftBrace ? partners[index] + 1 : index + 1
    }
    guard !items.isEmpty else { return }
    items.append(close)
    guard items.contains(where: { has(.startsLine, at: $0) }) else { return }
    for item in items { mark(item, .breaks) }
  }
}
