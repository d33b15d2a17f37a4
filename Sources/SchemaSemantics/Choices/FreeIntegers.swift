import SchemaSyntax

/// Proposes integers for the cases of an enum that name none: those that no other case has, from zero.
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

  mutating func next() -> Int {
    while taken.contains(candidate) { candidate += 1 }
    defer { candidate += 1 }
    return candidate
  }
}
