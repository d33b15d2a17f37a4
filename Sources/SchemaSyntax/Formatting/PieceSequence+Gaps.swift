extension PieceSequence {
  /// What separates the piece at `index`, which is not the first, from the one before it on the same line.
  func gap(before index: Int) -> Piece.Gap {
    let previous = self[index - 1]
    let next = self[index]
    if next.marks.contains(.startsItem), previous.kind != .leftBrace { return .separator }
    return isTight(previous, next, at: index) ? .none : .space
  }

  private func isTight(_ previous: Piece, _ next: Piece, at index: Int) -> Bool {
    switch next.kind {
    case .comma, .colon, .question, .dot, .rightParenthesis, .rightBracket: return true
    case .rightBrace where previous.kind == .leftBrace: return true
    case .less where next.marks.contains(.isAngleBracket): return true
    case .greater where next.marks.contains(.isAngleBracket): return true
    default: break
    }
    switch previous.kind {
    case .leftParenthesis, .leftBracket, .dot, .at: return true
    case .less where previous.marks.contains(.isAngleBracket): return true
    case .closedRange where previous.marks.contains(.startsPart): return true
    case .closedRange, .halfOpenRange: return isUpperBound(next, of: index - 1)
    default: break
    }
    switch next.kind {
    case .leftParenthesis: return isCalled(previous)
    case .closedRange, .halfOpenRange: return previous.isNumber || previous.kind == .string
    default: return false
    }
  }

  /// `url(…)`, `image(…)`, `"in progress"(…)`, but `map (…)`.
  private func isCalled(_ piece: Piece) -> Bool {
    switch piece.kind {
    case .identifier: !piece.marks.contains(.isOperator)
    case .string, .integer, .decimal: true
    default: false
    }
  }

  /// A string after `1...` is the message of the rule; after `"a"...`, or if the range has no lower bound, it is a
  /// bound.
  private func isUpperBound(_ piece: Piece, of range: Int) -> Bool {
    if piece.kind == .string { return range == 0 || !self[range - 1].isNumber }
    return piece.isNumber
  }
}

extension Piece {
  fileprivate var isNumber: Bool { kind == .integer || kind == .decimal }
}
