/// Ways of doing the same thing, which take turns.
struct Contest {
  private var contestants: [(name: String, run: () throws -> Double)] = []

  /// - Parameter run: does it once and returns the cost, in any unit that all ways share.
  mutating func add(_ name: String, _ run: @escaping () throws -> Double) {
    contestants.append((name, run))
  }

  /// Adds something that is timed in nanoseconds.
  mutating func time(_ name: String, _ work: @escaping () throws -> Void) {
    let clock = ContinuousClock()
    add(name) {
      let duration = try clock.measure(work).components
      return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
    }
  }

  /// The median of each, in the order in which they were added. A first round warms up, and does not count.
  func medians(rounds: Int) throws -> [(name: String, median: Double)] {
    var measured = contestants.map { _ in [Double]() }
    for round in 0...rounds {
      for (index, contestant) in contestants.enumerated() {
        let value = try contestant.run()
        if round > 0 { measured[index].append(value) }
      }
    }
    return zip(contestants, measured).map { ($0.name, $1.sorted()[rounds / 2]) }
  }

  /// The results as rows of a table, each compared with the first.
  ///
  /// - Parameters:
  ///   - unit: the name of the column.
  ///   - scale: the factor for the medians.
  func rows(rounds: Int, _ unit: String, _ scale: Double, digits: Int = 1) throws -> [Table.Row] {
    let medians = try medians(rounds: rounds)
    let first = medians.first?.median ?? 1
    return medians.map { contestant in
      Table.Row(
        name: contestant.name,
        figures: [
          Table.Figure(unit, contestant.median * scale, digits: digits),
          Table.Figure("ratio", contestant.median / first, digits: 2),
        ])
    }
  }
}

/// Uses a value, so that the compiler cannot leave out what makes it.
@inline(never)
func consume<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
