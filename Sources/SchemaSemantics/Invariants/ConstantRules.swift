import SchemaSyntax

extension ValidCondition {
  /// Whether the condition is true for all values, or for none; nil if it depends on them, or asks more questions than
  /// can be tried.
  func constantTruth(among possible: PossibleAnswers) -> Bool? {
    var questions: [ValidCondition] = []
    collect(into: &questions)
    guard questions.count <= Self.mostQuestions else { return nil }
    var found: Bool?
    for answers in 0..<(1 << questions.count) {
      let holds = isTrue { question in
        questions.firstIndex(of: question).map { answers >> $0 & 1 == 1 } ?? false
      }
      if found == holds { continue }
      guard possible.contain(questions.enumerated().map { ($1, answers >> $0 & 1 == 1) }) else {
        continue
      }
      if found != nil { return nil }
      found = holds
    }
    return found
  }

  /// What it reads.
  var operands: [Operand] {
    switch self {
    case .and(let links), .or(let links): links.flatMap(\.operands)
    case .not(let inner): inner.operands
    case .comparison(_, let left, let right): [left, right]
    case .isNull(let operand), .isPresent(let operand), .contained(let operand, in: _),
      .flag(let operand):
      [operand]
    }
  }

  private static var mostQuestions: Int { 10 }

  /// What the condition asks, in the same form for equal questions, and whether the condition is true when the answer
  /// is no.
  private var question: (asked: ValidCondition, isNegated: Bool) {
    switch self {
    case .isPresent(let operand): (.isNull(operand), true)
    case .comparison(.notEqual, let left, let right): (.comparison(.equal, left, right), true)
    default: (self, false)
    }
  }

  private func collect(into questions: inout [ValidCondition]) {
    switch self {
    case .and(let links), .or(let links):
      for link in links where questions.count <= Self.mostQuestions {
        link.collect(into: &questions)
      }
    case .not(let inner):
      inner.collect(into: &questions)
    default:
      if !questions.contains(question.asked) { questions.append(question.asked) }
    }
  }

  private func isTrue(_ answer: (ValidCondition) -> Bool) -> Bool {
    switch self {
    case .and(let links): links.allSatisfy { $0.isTrue(answer) }
    case .or(let links): links.contains { $0.isTrue(answer) }
    case .not(let inner): !inner.isTrue(answer)
    default: answer(question.asked) != question.isNegated
    }
  }
}
