/// A graph in which each byte leads to at most one state. It begins in state 0, and every state can be reached.
struct DeterministicAutomaton {
  struct Transition {
    let source: Int
    let byteClass: Int
    let target: Int
  }

  let byteClasses: ByteClasses
  /// One for each state.
  var isAccepting: [Bool] = []
  /// Sorted by source and class.
  var transitions: [Transition] = []
}

extension DeterministicAutomaton {
  /// Its states are the sets of states in which the other automaton can be at the same time.
  init(_ automaton: NondeterministicAutomaton) throws(AutomatonTooLarge) {
    byteClasses = ByteClasses(of: automaton)
    var sets = StateSets(of: automaton)
    _ = try sets.number(of: [automaton.start])
    var source = 0
    while source < sets.members.count {
      isAccepting.append(sets.members[source].first == 0)
      for step in try sets.steps(from: source) {
        let target = try sets.number(of: step.targets)
        let classes = byteClasses[step.first]...byteClasses[step.last]
        // Each transition is looked at about four times until the table is complete.
        try sets.budget.spend(4 * classes.count)
        for byteClass in classes {
          transitions.append(Transition(source: source, byteClass: byteClass, target: target))
        }
      }
      source += 1
    }
  }
}

/// The sets of states that were met so far, by number.
private struct StateSets {
  let automaton: NondeterministicAutomaton
  /// The states of each set that read or accept, sorted: the accepting state, if it is in the set, is first.
  private(set) var members: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  var budget: WorkBudget
  /// The last search that met each state.
  private var met: [Int]
  private var search = 0

  init(of automaton: NondeterministicAutomaton) {
    self.automaton = automaton
    budget = automaton.budget
    met = [Int](repeating: 0, count: automaton.states.count)
  }

  /// The number of the set of all states that can be reached from these without reading.
  mutating func number(of states: [Int]) throws(AutomatonTooLarge) -> Int {
    search += 1
    var reached: [Int] = []
    var waiting = states
    while let state = waiting.popLast() {
      try budget.spend(1)
      guard met[state] != search else { continue }
      met[state] = search
      if case .fork(let targets) = automaton.states[state] {
        waiting += targets
      } else {
        reached.append(state)
      }
    }
    reached.sort()
    if let number = numbers[reached] { return number }
    guard members.count < WorkBudget.mostStatesBeforeMerging else { throw .states }
    numbers[reached] = members.count
    members.append(reached)
    return members.count - 1
  }

  struct Step {
    let first: UInt8
    let last: UInt8
    var targets: [Int] = []
  }

  /// Cuts the bytes that a set of states reads into ranges that lead to the same states.
  mutating func steps(from set: Int) throws(AutomatonTooLarge) -> [Step] {
    var edges: [NondeterministicAutomaton.Edge] = []
    for state in members[set] {
      if case .read(let more) = automaton.states[state] { edges += more }
    }
    if edges.count == 1, let edge = edges.first {
      return [
        Step(first: edge.bytes.lowerBound, last: edge.bytes.upperBound, targets: [edge.target])
      ]
    }
    var bounds = edges.map { Int($0.bytes.lowerBound) }
    bounds += edges.map { Int($0.bytes.upperBound) + 1 }
    bounds.sort()
    var steps: [Step] = []
    var stepAt = [Int](repeating: 0, count: 257)
    for (bound, next) in zip(bounds, bounds.dropFirst()) where bound < next {
      stepAt[bound] = steps.count
      steps.append(Step(first: UInt8(bound), last: UInt8(next - 1)))
    }
    for edge in edges {
      var step = stepAt[Int(edge.bytes.lowerBound)]
      while step < steps.count, steps[step].first <= edge.bytes.upperBound {
        try budget.spend(1)
        steps[step].targets.append(edge.target)
        step += 1
      }
    }
    return steps.filter { !$0.targets.isEmpty }
  }
}
