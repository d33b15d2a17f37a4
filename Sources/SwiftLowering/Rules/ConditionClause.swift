extension [ConditionClause] {
  /// The clauses of a `guard`, up to the last value that is bound; and the rest, as an expression.
  var parted: (premises: String?, conclusion: String) {
    let texts = indices.map { self[$0].text(before: self[($0 + 1)...]) }
    let start = texts.lastIndex { $0.hasPrefix("let ") }.map { $0 + 1 } ?? 0
    let rest = (start..<count).map { position in
      self[position].isDisjunction && count - start > 1 ? "(\(texts[position]))" : texts[position]
    }
    return (
      start == 0 ? nil : texts[..<start].joined(separator: ", "),
      rest.isEmpty ? "true" : rest.joined(separator: " && ")
    )
  }
}

/// A part of a condition.
enum ConditionClause: Hashable {
  case test(String)
  /// Parts that are joined by `||`.
  case disjunction(String)
  /// `let end`, or `let end = stay.end`.
  case binding(name: String, of: String?)

  /// A value that nothing reads later is not bound, since Swift would warn.
  func text(before rest: ArraySlice<ConditionClause>) -> String {
    switch self {
    case .test(let text), .disjunction(let text): return text
    case .binding(let name, let value):
      guard rest.contains(where: { $0.reads(name) }) else { return "\(value ?? name) != nil" }
      return value.map { "let \(name) = \($0)" } ?? "let \(name)"
    }
  }

  fileprivate var isDisjunction: Bool {
    if case .disjunction = self { true } else { false }
  }

  private func reads(_ name: String) -> Bool {
    switch self {
    case .test(let text), .disjunction(let text): text.mentions(name)
    case .binding(let other, let value): (value ?? other).mentions(name)
    }
  }
}

extension String {
  /// Whether `name` occurs in it as a word that is not after a dot.
  fileprivate func mentions(_ name: String) -> Bool {
    var word = ""
    var isMember = false
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "`" {
        word.append(character)
        continue
      }
      if word == name, !isMember { return true }
      isMember = character == "."
      word = ""
    }
    return false
  }
}
