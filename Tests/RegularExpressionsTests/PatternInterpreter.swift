@testable import RegularExpressions

/// Says what a syntax tree matches in the simplest way possible: by the positions that each part of it can lead to.
struct PatternInterpreter {
  let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  func matches(_ pattern: Pattern) -> Bool {
    places(after: pattern, from: [0]).contains(scalars.count)
  }

  private func places(after pattern: Pattern, from starts: Set<Int>) -> Set<Int> {
    switch pattern {
    case .character(let set):
      let hits = starts.filter { start in
        start < scalars.count && set.ranges.contains { $0.contains(scalars[start].value) }
      }
      return Set(hits.map { $0 + 1 })
    case .sequence(let items):
      return items.reduce(starts) { places(after: $1, from: $0) }
    case .choice(let alternatives):
      return alternatives.reduce(into: []) { $0.formUnion(places(after: $1, from: starts)) }
    case .repetition(let body, let minimum, let maximum):
      var reached = starts
      for _ in 0..<minimum { reached = places(after: body, from: reached) }
      var all = reached
      var count = minimum
      while !reached.isEmpty, maximum.map({ count < $0 }) ?? true {
        reached = places(after: body, from: reached).subtracting(all)
        all.formUnion(reached)
        count += 1
      }
      return all
    }
  }
}
