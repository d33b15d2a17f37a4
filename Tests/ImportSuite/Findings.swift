/// What a part of the suite has seen: how many there are of what, and what is wrong.
struct Findings {
  private(set) var faults: [String] = []
  private var counts: [String: Int] = [:]
  private var kinds: [String] = []

  mutating func count(_ kind: String, _ number: Int = 1) {
    if counts[kind] == nil { kinds.append(kind) }
    counts[kind, default: 0] += number
  }

  mutating func add(fault: String) { faults.append(fault) }

  /// In the order in which they were first seen.
  var summary: String {
    kinds.map { "\(counts[$0] ?? 0) \($0)" }.joined(separator: ", ")
  }
}
