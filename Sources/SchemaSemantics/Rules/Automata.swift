import RegularExpressions
import SharedWork

/// The automata of a schema, each compiled only once, since the same pattern often occurs in many places.
struct Automata: Sendable {
  private struct Key: Hashable {
    let pattern: String
    let ignoresCase: Bool
  }

  private let table = SharedTable<Key, Result<Automaton, RegularExpressionError>>()

  func automaton(
    for pattern: String, ignoringCase ignoresCase: Bool
  ) throws(RegularExpressionError) -> Automaton {
    let result = table.value(of: Key(pattern: pattern, ignoresCase: ignoresCase)) {
      Result { () throws(RegularExpressionError) in
        try Automaton(pattern: Array(pattern.utf8), ignoringCase: ignoresCase)
      }
    }
    return try result.get()
  }
}
