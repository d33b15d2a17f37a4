/// A pattern as a graph: it matches the bytes along any path from `start` to the accepting state, which is state 0.
struct NondeterministicAutomaton {
  enum State {
    case accept
    /// Reads one byte. Several edges may take the same one.
    case read([Edge])
    /// Goes on in all of these states, without reading.
    case fork([Int])
  }

  struct Edge: Hashable {
    let bytes: ClosedRange<UInt8>
    let target: Int
  }

  private(set) var states: [State] = [.accept]
  private(set) var start = 0
  private(set) var budget: WorkBudget

  init(_ pattern: Pattern, within budget: WorkBudget) throws(AutomatonTooLarge) {
    self.budget = budget
    start = try add(pattern, before: 0)
  }

  /// Builds the graph from its end: the new states lead to `next`. Returns the state in which they begin.
  private mutating func add(
    _ pattern: Pattern, before next: Int
  ) throws(AutomatonTooLarge) -> Int {
    // A state costs memory, and later phases visit it again.
    try budget.spend(10)
    switch pattern {
    case .character(let set):
      return try add(set, before: next)
    case .sequence(let items):
      var entry = next
      for item in items.reversed() { entry = try add(item, before: entry) }
      return entry
    case .choice(let alternatives):
      var entries: [Int] = []
      for alternative in alternatives { entries.append(try add(alternative, before: next)) }
      return add(.fork(entries))
    case .repetition(let body, let minimum, let maximum?):
      var entry = next
      for _ in minimum..<max(minimum, maximum) {
        entry = add(.fork([try add(body, before: entry), next]))
      }
      return try add(body, times: minimum, before: entry)
    case .repetition(let body, let minimum, nil):
      let loop = add(.fork([]))
      let entry = try add(body, before: loop)
      states[loop] = .fork([entry, next])
      // The loop itself is one of the repetitions that are required.
      return minimum == 0 ? loop : try add(body, times: minimum - 1, before: entry)
    }
  }

  private mutating func add(
    _ pattern: Pattern, times count: Int, before next: Int
  ) throws(AutomatonTooLarge) -> Int {
    var entry = next
    for _ in 0..<count { entry = try add(pattern, before: entry) }
    return entry
  }

  private mutating func add(
    _ set: ScalarSet, before next: Int
  ) throws(AutomatonTooLarge) -> Int {
    var edges: [Edge] = []
    // What follows the first byte is often the same, so one state can be shared.
    var shared: [Edge: Int] = [:]
    for sequence in set.utf8Sequences {
      try budget.spend(10 * sequence.count)
      var target = next
      for bytes in sequence.dropFirst().reversed() {
        let edge = Edge(bytes: bytes, target: target)
        if let state = shared[edge] {
          target = state
        } else {
          target = add(.read([edge]))
          shared[edge] = target
        }
      }
      guard let first = sequence.first else { continue }
      edges.append(Edge(bytes: first, target: target))
    }
    return add(.read(edges))
  }

  private mutating func add(_ state: State) -> Int {
    states.append(state)
    return states.count - 1
  }
}
