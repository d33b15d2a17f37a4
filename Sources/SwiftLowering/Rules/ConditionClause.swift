extension [ConditionClause] {
  var text: String {
    indices.map { self[$0].text(before: self[($0 + 1)...]) }.joined(separator: ", ")
  }
}

/// A part of an `if`.
enum ConditionClause: Hashable {
  case test(String)
  /// `let end`, or `let end = stay.end`.
  case binding(name: String, of: String?)

  /// What nobody reads later is not bound: Swift would warn.
  func text(before rest: ArraySlice<ConditionClause>) -> String {
    switch self {
    case .test(let text): return text
    case .binding(let name, let value):
      guard rest.contains(where: { $0.reads(name) }) else { return "\(value ?? name) != nil" }
      return value.map { "let \(name) = \($0)" } ?? "let \(name)"
    }
  }

  private func reads(_ name: String) -> Bool {
    switch self {
    case .test(let text): text.mentions(name)
    case .binding(let other, let value): (value ?? other).mentions(name)
    }
  }
}

extension String {
  /// Whether `name` stands in it as a word, not behind a dot.
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
