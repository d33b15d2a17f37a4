extension DeterministicAutomaton {
  /// The same set of texts with as few states and byte classes as possible. Equal sets give equal automata.
  func minimized() throws(AutomatonTooLarge) -> Automaton {
    let useful = statesThatCanAccept
    guard useful[0] else { return .nothing }
    let transitions = transitions.filter { useful[$0.target] }
    let blocks = indistinguishableStates(among: useful, transitions)
    return try Automaton(merging: self, transitions, blocks)
  }

  private var statesThatCanAccept: [Bool] {
    let arrivals = Arrivals(transitions, stateCount: isAccepting.count)
    var useful = isAccepting
    var waiting = isAccepting.indices.filter { isAccepting[$0] }
    while let state = waiting.popLast() {
      for arrival in arrivals.at(state) where !useful[arrival.source] {
        useful[arrival.source] = true
        waiting.append(arrival.source)
      }
    }
    return useful
  }

  /// Hopcroft's algorithm begins with two blocks, and splits each by the bytes that lead into others. Only the smaller
  /// of the two parts of a block needs to be looked at again, so that it takes `n log n` steps.
  private func indistinguishableStates(
    among useful: [Bool], _ transitions: [Transition]
  ) -> StatePartition {
    let arrivals = Arrivals(transitions, stateCount: isAccepting.count)
    var partition = StatePartition(count: isAccepting.count)
    var waiting = [0]
    // A useless state has no transitions left, in either direction, so it does not take part in what follows.
    for group in [isAccepting, useful.map { !$0 }] {
      for state in group.indices where group[state] { _ = partition.mark(state) }
      for block in 0..<partition.blockCount {
        if let part = partition.split(block) { waiting.append(part) }
      }
    }
    var sources = [[Int]](repeating: [], count: byteClasses.count)
    while let splitter = waiting.popLast() {
      var classes: [Int] = []
      for state in partition.members(of: splitter) {
        for arrival in arrivals.at(state) {
          if sources[arrival.byteClass].isEmpty { classes.append(arrival.byteClass) }
          sources[arrival.byteClass].append(arrival.source)
        }
      }
      for byteClass in classes {
        var touched: [Int] = []
        for source in sources[byteClass] where partition.mark(source) {
          touched.append(partition.block(of: source))
        }
        sources[byteClass].removeAll(keepingCapacity: true)
        for block in touched {
          if let part = partition.split(block) { waiting.append(part) }
        }
      }
    }
    return partition
  }
}

/// Transitions by their target.
private struct Arrivals {
  private var transitions: [DeterministicAutomaton.Transition] = []
  /// Where the transitions to each state begin, and where the last ones end.
  private var starts: [Int]

  init(_ unsorted: [DeterministicAutomaton.Transition], stateCount: Int) {
    starts = [Int](repeating: 0, count: stateCount + 1)
    for transition in unsorted { starts[transition.target + 1] += 1 }
    for state in 0..<stateCount { starts[state + 1] += starts[state] }
    guard let any = unsorted.first else { return }
    transitions = [DeterministicAutomaton.Transition](repeating: any, count: unsorted.count)
    var next = starts
    for transition in unsorted {
      transitions[next[transition.target]] = transition
      next[transition.target] += 1
    }
  }

  func at(_ state: Int) -> ArraySlice<DeterministicAutomaton.Transition> {
    transitions[starts[state]..<starts[state + 1]]
  }
}
