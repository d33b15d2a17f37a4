import SchemaSyntax

/// Proposes integers for the cases of an enum that have none: from zero, skipping those that other cases have.
struct FreeIntegers {
  private var taken: Set<Int>
  private var candidate = 0

  init(beside literals: [Literal]) {
    taken = Set(
      literals.compactMap { literal in
        switch literal.kind {
        case .integer(let text), .string(let text): Int(text)
        default: nil
        }
      })
  }

  /// Begins to count after the value of a case, as Swift does.
  mutating func count(after value: Int) {
    if value < .max { candidate = value + 1 }
  }

  mutating func next() -> Int {
    while taken.contains(candidate) { candidate += 1 }
    defer { candidate += 1 }
    return candidate
  }
}
