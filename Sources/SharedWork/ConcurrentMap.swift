import Dispatch

extension Array where Element: Sendable {
  /// Like `map`, but on all cores. Work that takes less than a millisecond in all is quicker without this.
  package func concurrentMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // More pieces than cores, since some pieces take longer than others.
    let pieceCount = Swift.min(count / 4, 64)
    guard pieceCount > 1 else { return map(transform) }
    let pieces = Pieces<Result>(pieceCount)
    DispatchQueue.concurrentPerform(iterations: pieceCount) { piece in
      let range = count * piece / pieceCount..<count * (piece + 1) / pieceCount
      pieces.put(self[range].map(transform), at: piece)
    }
    return pieces.joined
  }
}

/// Sendable because its state is only used on one queue.
private final class Pieces<Element: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "gatehouse.pieces")
  private var pieces: [[Element]]

  init(_ count: Int) {
    pieces = Array(repeating: [], count: count)
  }

  func put(_ piece: [Element], at index: Int) {
    queue.sync { pieces[index] = piece }
  }

  var joined: [Element] {
    queue.sync { pieces.reduce(into: []) { $0 += $1 } }
  }
}
