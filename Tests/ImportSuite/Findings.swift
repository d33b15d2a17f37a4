/// What a part of the suite has seen: how many there are of what, and what is wrong.
struct Findings {
  private(set) var faults: [String] = []
  private var counts: [String: Int] = [:]
  private var kinds: [String] = []
  private var notes: [String] = []

  mutating func count(_ kind: String, _ number: Int = 1) {
    if counts[kind] == nil { kinds.append(kind) }
    counts[kind, default: 0] += number
  }

  /// Something that is not counted.
  mutating func note(_ text: String) { notes.append(text) }

  mutating func add(fault: String) { faults.append(fault) }

  /// In the order in which they were first seen.
  var summary: String {
    (kinds.map { "\(counts[$0] ?? 0) \($0)" } + notes).joined(separator: ", ")
  }
}
